package import DynamicColors
package import SourceDiagnostics

/// A theme of a library, compiled with the themes that it extends.
package struct CompiledTheme: Sendable {
  /// The theme, preceded by the themes that it extends.
  package let chain: [Theme]

  /// The definitions of the theme, inherited ones included.
  package internal(set) var definitions: CompiledDefinitions

  /// The colors without a valid value, and the colors that refer to them.
  package internal(set) var invalidIndices: Set<ColorIndex> = []

  /// The places of invalid values, by the position of the theme in the chain.
  package internal(set) var invalidRanges: [Int: [Range<Int>]] = [:]

  /// Whether the theme and every theme that it extends was found and read as a whole.
  package internal(set) var isComplete = true

  /// The theme itself.
  package var theme: Theme? { chain.last }

  package var name: String { chain.last?.name ?? "" }

  /// Returns the subject of a finding about the theme under some conditions.
  package func subject(_ conditions: [TraitCondition] = []) -> Diagnostic.Subject {
    Diagnostic.Subject(
      traits: [name] + conditions.map(\.description),
      files: theme.map { [$0.file] } ?? []
    )
  }

  /// Returns whether the appearance of a color is unknown because of an invalid value.
  package func isInvalid(_ index: ColorIndex) -> Bool { invalidIndices.contains(index) }

  /// The names of the colors whose appearance is unknown, in the order of definition.
  package var invalidNames: [String] {
    invalidIndices.sorted().map { definitions.definition(at: $0).name }
  }

  /// The indices of the colors defined in the theme's own file.
  package var ownIndices: some Sequence<ColorIndex> {
    let own = chain.count - 1
    return definitions.indices.lazy.filter { definitions.layer(of: $0) == own }
  }

  /// Returns the position of the first value of a color's definition.
  package func excerpt(ofDefinitionAt index: ColorIndex) -> SourceExcerpt? {
    let variants = definitions.variants(at: index)
    let first = variants.variantIndices.min {
      variants[$0].range.lowerBound < variants[$1].range.lowerBound
    }
    return first.flatMap { definitions.excerpt(ofVariant: $0, at: index) }
  }

  /// The deprecated colors of the theme and its ancestors; a theme's own deprecation of a color
  /// replaces that of an ancestor.
  package var deprecated: [String: Theme.Deprecation] {
    chain.reduce(into: [:]) { $0.merge($1.deprecated) { $1 } }
  }
}

extension CompiledTheme: Equatable {
  /// Returns whether two themes are the same compilation of the same files.
  package static func == (left: CompiledTheme, right: CompiledTheme) -> Bool {
    left.definitions === right.definitions && left.invalidIndices == right.invalidIndices
      && left.isComplete == right.isComplete
  }
}
