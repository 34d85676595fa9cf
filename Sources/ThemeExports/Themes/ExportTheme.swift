import ColorValues
import DynamicColors
import ThemeFiles
import TraitSystem

/// One theme and its compiled colours.
struct ExportTheme: Sendable {
  let name: String
  let chain: [Theme]
  let colors: CompiledColors
  /// A collection in which nothing but the theme is set.
  let traits: TraitCollection
  /// The indices of the named colours, palettes left out, in the order of definition.
  private let colorIndices: [Int]
  private let about: [String: String]
  private let deprecated: [String: Theme.Deprecation]

  init(_ name: String, of library: ThemeLibrary) {
    self.name = name
    traits = library.traits(theme: name)
    (chain, colors) = library.member(for: traits)
    let colors = colors
    colorIndices = (0..<colors.count).filter { !colors.definition(at: $0).isPaletteColor }
    // What an extending theme says of a colour replaces what the extended one says.
    about = chain.reduce(into: [:]) { $0.merge($1.about) { $1 } }
    deprecated = chain.reduce(into: [:]) { $0.merge($1.deprecated) { $1 } }
  }

  /// What the theme is like, in the author's words.
  var summary: String? { chain.last?.summary }

  /// The indices of the named colours in the order of definition; with those of palettes if asked for.
  func indices(withPalettes: Bool = false) -> [Int] {
    guard withPalettes else { return colorIndices }
    return (0..<colors.count).filter { !colors.definition(at: $0).name.hasPrefix("asset(") }
  }

  func name(at index: Int) -> String { colors.definition(at: index).name }

  /// What a colour is for, in the author's words.
  func about(_ name: String) -> String? { about.isEmpty ? nil : about[name] }

  /// What to know of a colour that shouldn't be used any more.
  func deprecation(_ name: String) -> Theme.Deprecation? {
    deprecated.isEmpty ? nil : deprecated[name]
  }

  /// Whether nothing is said of any colour.
  var isWithoutRemarks: Bool { about.isEmpty && deprecated.isEmpty }

  /// What to say of a colour beside its value: its use, and that it shouldn't be used any more.
  func remark(_ name: String) -> String? {
    let parts = [
      about(name),
      deprecation(name).map { "deprecated\($0.advice.isEmpty ? "" : ": ")\($0.advice)" },
    ]
    let remark = parts.compactMap(\.self).joined(separator: "; ")
    return remark.isEmpty ? nil : remark
  }
}

extension Theme.Deprecation {
  /// What to use instead and why, as far as the theme says.
  var advice: String {
    [replacement.map { "use \($0)" }, reason].compactMap(\.self).joined(separator: "; ")
  }
}
