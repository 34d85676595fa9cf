import ColorValues
package import DynamicColors
package import SourceDocuments
package import ThemeFiles
package import TraitSystem

/// One theme and its compiled definitions.
package struct ExportTheme: Sendable {
  /// The name of the theme.
  package let name: String
  /// The theme, preceded by the themes that it extends.
  package let chain: [Theme]
  /// The definitions.
  package let definitions: CompiledDefinitions
  /// The traits with only the theme set.
  package let traits: TraitCollection
  /// The indices of the named colors without palettes, in the order of definition.
  private let colorIndices: [ColorIndex]
  private let about: [String: String]
  private let deprecated: [String: Theme.Deprecation]
  private let extensions: [String: [JSONMember]]

  init(_ name: String, of library: ThemeLibrary) {
    self.name = name
    traits = library.traits(ofTheme: name)
    (chain, definitions) = library.member(for: traits)
    let definitions = definitions
    colorIndices = definitions.indices.filter { !definitions.definition(at: $0).isPrimitive }
    // Remarks of an extending theme replace those of the extended one.
    about = chain.reduce(into: [:]) { $0.merge($1.about) { $1 } }
    deprecated = chain.reduce(into: [:]) { $0.merge($1.deprecated) { $1 } }
    extensions = chain.reduce(into: [:]) { $0.merge($1.extensions) { $1 } }
  }

  /// The author's description of the theme.
  package var summary: String? { chain.last?.summary }

  /// Returns the indices of the named colors in the order of definition, with those of palettes if
  /// requested.
  package func indices(withPalettes: Bool = false) -> [ColorIndex] {
    guard withPalettes else { return colorIndices }
    return definitions.indices.filter { !definitions.definition(at: $0).name.hasPrefix("asset(") }
  }

  /// Returns the names of the colors in the order of definition, with those of palettes if
  /// requested.
  package func names(withPalettes: Bool = false) -> [String] {
    indices(withPalettes: withPalettes).map(name)
  }

  /// Returns the name of the color at an index.
  package func name(at index: ColorIndex) -> String { definitions.definition(at: index).name }

  /// Returns the author's description of a color's purpose.
  package func about(_ name: String) -> String? { about.isEmpty ? nil : about[name] }

  /// Returns the replacement and reason for a deprecated color.
  package func deprecation(_ name: String) -> Theme.Deprecation? {
    deprecated.isEmpty ? nil : deprecated[name]
  }

  /// Returns the data of other tools about a color.
  package func extensions(_ name: String) -> [JSONMember] {
    extensions.isEmpty ? [] : extensions[name] ?? []
  }

  /// Whether the theme describes none of its colors.
  package var isWithoutRemarks: Bool { about.isEmpty && deprecated.isEmpty }

  /// Returns the remark on a color beside its value: its purpose and its deprecation.
  package func remark(_ name: String) -> String? {
    let parts = [
      about(name),
      deprecation(name).map { "deprecated\($0.advice.isEmpty ? "" : ": ")\($0.advice)" },
    ]
    let remark = parts.compactMap(\.self).joined(separator: "; ")
    return remark.isEmpty ? nil : remark
  }
}

extension Theme.Deprecation {
  /// The replacement and the reason, if the theme gives them.
  package var advice: String {
    [replacement.map { "use \($0)" }, reason].compactMap(\.self).joined(separator: "; ")
  }
}
