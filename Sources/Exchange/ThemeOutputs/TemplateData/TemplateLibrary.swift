public import DynamicColors
import SwiftSymbols
import Synchronization
import ThemeFiles
package import ThemeValidation
import TraitSystem

/// The themes of a library and the conditions of their colors, as far as all files of a template
/// share them.
final class TemplateLibrary: Sendable {
  /// A condition word: the axis and the value that it selects.
  struct Word: Sendable {
    /// The index of the axis; nil if no color depends on the trait.
    let axis: Int?
    /// The index of the value on the axis.
    let choice: Int
    /// The condition.
    let condition: TraitCondition
  }

  /// The inputs of the spellings of names.
  struct NameKey: Hashable, Sendable {
    let role: NameMembers.Role
    let spelling: NameSpelling
    /// The words that are not used as names.
    let reserved: Set<String>
  }

  let source: ExportSource
  let space: ExportSpace

  /// The selected themes.
  let themes: [ExportTheme]

  /// The name of the theme that applies if a file is for no theme.
  let defaultTheme: String

  /// The value on each axis that conditions require; nil for other axes.
  let pinned: [Int?]

  /// The conditions of the template.
  let conditions: [TraitCondition]

  /// The axes, as bits, whose values are listed.
  let listed: UInt64

  /// The condition words.
  let words: [String: Word]

  /// The traits whose values have names at the root and in values.
  let traits: [String: TraitKey]

  /// The axis of each trait in ``traits`` that has one.
  private let axisNumbers: [String: Int]

  private let nameTables = Mutex<[NameKey: [String: String]]>([:])

  /// The pairs of the library's checks.
  let pairs: [CheckedPair]

  /// The first bit of each axis in masks of its values; nil beyond the last bit.
  let firstBits: [Int?]

  init(_ library: ThemeLibrary, _ settings: ResolvedSettings, pairs: [CheckedPair] = []) {
    self.pairs = pairs
    source = ExportSource(library)
    let masks = source.themes.reduce(into: Set<UInt64>()) { masks, theme in
      for index in theme.definitions.indices {
        masks.insert(theme.definitions.dependencies(at: index))
      }
    }
    let space = ExportSpace(source.axes, masks: masks)
    self.space = space
    conditions = settings.conditions
    themes = source.themes.filter { settings.theme == nil || $0.name == settings.theme }
    let names = themes.map(\.name)
    defaultTheme = names.contains(source.defaultTheme) ? source.defaultTheme : names.first ?? ""
    pinned = space.axes.map { axis in
      settings.conditions.first { $0.trait == axis.trait }
        .map { condition in axis.values.firstIndex(of: condition.value) ?? 0 }
    }
    listed = space.axes.reduce(0) { mask, axis in
      settings.traits.map { $0.contains(axis.trait) } ?? true ? mask | axis.bit : mask
    }
    var traits = Dictionary(
      TraitKey.system.filter(\.affectsColorAppearance).map { ($0.outputName, $0) }
    ) { first, _ in first }
    for trait in library.customTraits { traits[trait.outputName] = trait }
    self.traits = traits
    var axisNumbers: [String: Int] = [:]
    for (number, axis) in space.axes.enumerated() {
      axisNumbers[axis.trait.outputName] = number
    }
    self.axisNumbers = axisNumbers
    words = Self.words(space, library.customTraits)
    var bit = 0
    firstBits = space.axes.map { axis in
      defer { bit += axis.values.count }
      return bit + axis.values.count < UInt64.bitWidth ? bit : nil
    }
  }

  private static func words(_ space: ExportSpace, _ custom: [TraitKey]) -> [String: Word] {
    var words: [String: Word] = [:]
    func add(_ text: String, _ condition: TraitCondition) {
      let axis = space.axes.firstIndex { $0.trait == condition.trait }
      let choice = axis.flatMap { space.axes[$0].values.firstIndex(of: condition.value) } ?? 0
      if words[text] == nil {
        words[text] = Word(axis: axis, choice: choice, condition: condition)
      }
    }
    for (word, condition) in ConditionWords.table { add(word, condition) }
    for trait in custom {
      for name in trait.valueNames {
        guard let value = try? trait.value(name) else { continue }
        add(value.description, TraitCondition(trait, value))
        add(TraitCondition(trait, value).description, TraitCondition(trait, value))
      }
    }
    return words
  }

  /// Returns the number of the axis of a trait with a name in ``traits``.
  func axisNumber(_ name: String) -> Int? { axisNumbers[name] }

  /// Returns the spellings of the names of all themes, or of the colors of all themes, selected or
  /// not, so that a name is the same in all files.
  func nameTable(_ key: NameKey) -> [String: String] {
    nameTables.withLock { tables in
      if let known = tables[key] { return known }
      let names =
        key.role == .theme
        ? source.themes.map(\.name) : source.colorNames(withPalettes: true)
      let table = key.spelling.changedNames(of: names, reserved: key.reserved)
      tables[key] = table
      return table
    }
  }

  /// The parts of all names of the data: those of the vocabulary and those of the library.
  var allNames: Set<String> {
    var names = Set(DataKey.vocabulary.keys).union(SchemeVariables.names)
    names.formUnion(SchemeSlot.all)
    names.formUnion(TerminalSlot.all.map(\.name))
    names.formUnion(words.keys.flatMap { [$0, "is-\($0)"] })
    names.formUnion(traits.keys.flatMap { [$0, "depends-on-\($0)"] })
    for theme in source.themes {
      names.insert(theme.name)
      for name in theme.indices(withPalettes: true).map(theme.name) {
        names.formUnion(name.split(separator: ".").map(String.init))
      }
    }
    return names
  }

  /// The first bits of the values of a state.
  func bits(of choices: [Int]) -> UInt64 {
    zip(firstBits, choices).reduce(0) { mask, axis in
      axis.0.map { mask | 1 << UInt64($0 + axis.1) } ?? mask
    }
  }
}

extension TemplateLibrary {
  /// A combination of the matrix of a template, which is one file: the theme, nil if the matrix has
  /// no themes, and the values on axes by the index of the axis.
  typealias Combination = (theme: String?, choices: [Int: Int])

  /// Returns the combinations of a matrix, in the order of its traits.
  ///
  /// A theme is combined only with the traits that its colors depend on, so that no two files are
  /// equal.
  func combinations(of settings: ResolvedSettings) -> [Combination] {
    let groups = settings.hasThemes ? themes.map { [$0] } : [themes]
    return groups.flatMap { themes in
      let mask = themes.reduce(UInt64(0)) { mask, theme in
        theme.definitions.indices.reduce(mask) { $0 | theme.definitions.dependencies(at: $1) }
      }
      var choices: [[Int: Int]] = [[:]]
      for trait in settings.matrix {
        guard let axis = space.axes.firstIndex(where: { $0.trait == trait }),
          space.axes[axis].bit & mask != 0, pinned[axis] == nil
        else { continue }
        choices = choices.flatMap { known in
          space.axes[axis].values.indices.map { choice in
            known.merging([axis: choice]) { $1 }
          }
        }
      }
      let theme = settings.hasThemes ? themes.first?.name : nil
      return choices.map { (theme, $0) }
    }
  }
}

/// A foreground and a background of the library's contrast checks, which `on` of a color lists.
public struct CheckedPair: Hashable, Sendable {
  /// The name of the foreground color.
  public let foreground: String

  /// The name of the background color.
  public let background: String

  /// The required ratio of WCAG 2.2, such as 4.5.
  public let minimumRatio: Double

  /// The conditions under which the ratio is required.
  public let conditions: [TraitCondition]

  /// Creates a pair.
  public init(
    foreground: String,
    background: String,
    minimumRatio: Double,
    conditions: [TraitCondition] = []
  ) {
    self.foreground = foreground
    self.background = background
    self.minimumRatio = minimumRatio
    self.conditions = conditions
  }
}

extension CheckedPair {
  /// Returns the pairs of contrast checks, in their order; a pair can have several requirements.
  package static func pairs(of checks: [ColorCheck]) -> [CheckedPair] {
    checks.compactMap { check in
      guard let contrast = check.displayContrast, contrast.method == .wcag else { return nil }
      return CheckedPair(
        foreground: contrast.foreground,
        background: contrast.background,
        minimumRatio: check.minimum,
        conditions: check.when
      )
    }
  }
}
