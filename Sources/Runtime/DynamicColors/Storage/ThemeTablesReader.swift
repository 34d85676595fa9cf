import ColorValues
import TextSupport
import TraitSystem

/// A reader of the text of ``ThemeTables``.
///
/// ```
/// themes 1 3f1a60c29be04d57
/// library standard pastel standard
/// trait theme Theme 1 unspecified unspecified pastel standard
/// trait com.example.density density 1 regular regular compact
/// when dark
/// when high-contrast trait com.example.density compact
/// layer
/// primitive rose 0 #ff8093ff
/// color accent 1 #f5f5f5ff 0 r rose
/// theme standard 0
/// layer
/// color accent 0 #8a4b00ff
/// theme pastel 0 1
/// end
/// ```
///
/// The first line has the version of the format and the hash of the other lines, the second the
/// default theme and all themes. A `trait` has its identifier, its name, whether colors depend on
/// it, its default and its values; the first one selects the theme. A `when` is a set of
/// conditions, each a word or a trait and its value. Each value of a color follows the number of
/// its set, which is 0 for no conditions and otherwise the position of the `when`, counted from 1.
/// A `theme` lists its layers by their positions, counted from 0, the last on top; the default
/// theme precedes the others.
struct ThemeTablesReader {
  /// The version of the format.
  ///
  /// The raw values of color spaces and of the operations of calculations are part of the format.
  static let version = 1

  /// The most colors in all themes, with inherited colors counted in each theme.
  private static let colorLimit = 3_000_000

  let defaultTheme: String
  let themeNames: [String]
  let themeTrait: TraitKey

  private var fields: FieldReader
  /// The first field of the current line.
  private var keyword: String
  /// The traits of the library, the one that selects the theme first.
  private let traits: [TraitKey]
  private var conditions: ConditionTable
  /// The number of each set of conditions in the table.
  private var sets = [ConditionTable.unconditional]
  private var layers: [DefinitionLayer] = []
  private var members: [MemberTable.Member] = []
  private var colorCount = 0

  /// Returns the reader of a text after the theme that applies if none is selected, and that theme.
  static func opened(
    _ text: String
  ) throws(ThemeTablesError) -> (reader: ThemeTablesReader, theme: MemberTable.Member) {
    do {
      var reader = try ThemeTablesReader(text)
      let theme = try reader.readDefaultTheme()
      return (reader, theme)
    } catch let error as FieldReader.InvalidLine {
      throw .invalidLine(error.line)
    } catch let error as TraitDefinitionError {
      throw .trait(error)
    } catch let error as TraitValueError {
      throw .traitValue(error)
    } catch {
      throw error as? ThemeTablesError ?? .differentText
    }
  }

  /// Reads the lines before the conditions.
  private init(_ text: String) throws {
    var fields = FieldReader(Array(text.utf8))
    guard try fields.text() == "themes" else { throw fields.error }
    guard try fields.number(upTo: .max / 16) == Self.version else {
      throw ThemeTablesError.unsupportedVersion
    }
    let digits = try fields.text()
    try fields.endLine()
    guard digits == Self.digits(of: fields.rest) else { throw ThemeTablesError.differentText }
    guard try fields.text() == "library" else { throw fields.error }
    defaultTheme = try fields.text()
    var names: [String] = []
    while fields.next != nil { names.append(try fields.text()) }
    themeNames = names
    try fields.endLine()
    keyword = try fields.text()
    var traits: [TraitKey] = []
    while keyword == "trait" {
      traits.append(try Self.trait(reading: &fields))
      try fields.endLine()
      keyword = try fields.text()
    }
    guard let trait = traits.first else { throw fields.error }
    themeTrait = trait
    self.traits = traits
    conditions = ConditionTable(
      precedence: VariantPrecedence(customTraits: Array(traits.dropFirst()))
    )
    self.fields = fields
  }

  /// Returns the hash of the lines after the first one.
  static func digits(of lines: ArraySlice<UInt8>) -> String {
    var hash = StableHash()
    hash.add(lines)
    return hash.digits
  }

  private static func trait(reading fields: inout FieldReader) throws -> TraitKey {
    let identifier = try fields.text()
    let name = try fields.text()
    let affectsColorAppearance = try fields.number(upTo: 1) == 1
    let defaultValue = try fields.text()
    var values: [String] = []
    while fields.next != nil { values.append(try fields.text()) }
    return try TraitKey.define(
      identifier: identifier,
      name: name,
      values: values,
      default: defaultValue,
      affectsColorAppearance: affectsColorAppearance
    )
  }

  /// Reads the conditions and the theme that applies if none is selected.
  private mutating func readDefaultTheme() throws -> MemberTable.Member {
    while keyword == "when" { try readSet() }
    try readTheme()
    guard let theme = members.first,
      theme.name == defaultTheme || !themeNames.contains(defaultTheme)
    else { throw fields.error }
    return theme
  }

  /// Reads the other themes, and returns all in the order of their names.
  ///
  /// - Throws: The error of a text that has the right hash but was not generated.
  mutating func readOtherThemes() throws -> [MemberTable.Member] {
    while keyword != "end" { try readTheme() }
    guard fields.isAtEnd, members.count == themeNames.count else { throw fields.error }
    return themeNames.compactMap { name in members.first { $0.name == name } }
  }

  private mutating func nextLine() throws {
    try fields.endLine()
    keyword = try fields.text()
  }

  private mutating func readSet() throws {
    var set: [TraitCondition] = []
    repeat {
      let condition = try readCondition()
      guard !set.contains(where: { $0.trait == condition.trait }) else { throw fields.error }
      set.append(condition)
    } while fields.next != nil
    guard let id = try? conditions.id(for: set) else { throw fields.error }
    sets.append(id)
    try nextLine()
  }

  private mutating func readCondition() throws -> TraitCondition {
    let word = try fields.text()
    if let condition = ConditionWords.condition(word) { return condition }
    guard word == "trait" else { throw fields.error }
    let identifier = try fields.text()
    let trait = (traits + TraitKey.system).first { $0.identifier == identifier }
    guard let trait else { throw fields.error }
    return TraitCondition(trait, try trait.value(try fields.text()))
  }

  private mutating func readLayer() throws {
    try nextLine()
    let layer = DefinitionLayer()
    while keyword == "color" || keyword == "primitive" {
      let name = try fields.text()
      repeat {
        let set = sets[try fields.number(upTo: sets.count - 1)]
        let value = try ColorExpression(reading: &fields)
        layer.append(DefinitionLayer.Variant(conditions: set, value: value, range: 0..<0))
      } while fields.next != nil
      layer.appendOrdered(name: name, type: .color, isPrimitive: keyword == "primitive")
      try nextLine()
    }
    layers.append(layer)
  }

  /// Reads a theme and the layers that precede it.
  private mutating func readTheme() throws {
    while keyword == "layer" { try readLayer() }
    guard keyword == "theme" else { throw fields.error }
    let name = try fields.text()
    guard themeNames.contains(name), !members.contains(where: { $0.name == name }) else {
      throw fields.error
    }
    var positions: [Int] = []
    while fields.next != nil {
      let position = try fields.number(upTo: layers.count - 1)
      guard !positions.contains(position) else { throw fields.error }
      positions.append(position)
      colorCount += layers[position].definitions.count
      guard colorCount <= Self.colorLimit else { throw fields.error }
    }
    do throws(CompiledDefinitions.ReferenceErrors) {
      let colors = try CompiledDefinitions(
        layers: positions.map { layers[$0] },
        conditions: conditions
      )
      members.append((name, colors))
    } catch {
      throw ThemeTablesError.invalidReferences(theme: name)
    }
    try nextLine()
  }
}
