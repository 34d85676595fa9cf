public import ColorValues
internal import Synchronization
public import TraitSystem

/// The compiled themes of a library as part of a program, without files and their parsers.
///
/// `themetool export --to swift --flavor embedded`, and the build-tool plugin `ThemeSymbols`,
/// generate Swift code that contains the text of the tables and a static ``DynamicColor`` for each
/// name:
///
/// ```swift
/// let accent = ThemeTables.embedded.color(named: "accent")
/// let traits = try ThemeTables.embedded.traits(theme: "pastel")
/// accent?.resolvedColor(with: traits).hex   // the accent of the pastel theme
/// ```
///
/// All colors resolve as in the library from which the tables were made. The places of values in
/// files are not part of the tables.
public final class ThemeTables: ColorCatalog {
  /// The trait that selects the theme; its values are the names of the themes.
  public let themeTrait: TraitKey

  /// The theme that applies if no trait selects one.
  public let defaultTheme: String

  /// The names of the themes, in the order of the library.
  public let themeNames: [String]

  /// The default theme, whose colors have the same indices in the catalog.
  private let defaultMember: MemberTable.Member
  private let defaultWord: UInt64?

  /// The reader of the other themes.
  private let reader: ThemeTablesReader

  /// All themes, read when one other than the default is first used, since a program shows its
  /// first colors in one theme.
  private let all = AtomicLazyReference<MemberTable>()

  /// Reads the text of tables, and registers the traits of the library.
  ///
  /// - Parameter text: The text from generated code.
  /// - Throws: ``ThemeTablesError`` if the text is not the generated one, or if the program has a
  ///   trait with the identifier of one of the library's, but with other values or another default.
  /// - Complexity: O(*n*) in the length of the text.
  public init(_ text: String) throws(ThemeTablesError) {
    (reader, defaultMember) = try ThemeTablesReader.opened(text)
    themeTrait = reader.themeTrait
    defaultTheme = reader.defaultTheme
    themeNames = reader.themeNames
    defaultWord = (try? reader.themeTrait.value(defaultMember.name))?.word
  }

  /// Returns traits with only the theme set.
  ///
  /// - Throws: ``ThemeTablesError/unknownTheme(_:known:)`` with the nearest names.
  public func traits(theme name: String) throws(ThemeTablesError) -> TraitCollection {
    guard themeNames.contains(name), let value = try? themeTrait.value(name) else {
      throw .unknownTheme(name, known: themeNames)
    }
    return TraitCollection { $0.set(value, for: themeTrait) }
  }

  // MARK: Colors

  /// The names of the colors of all themes, in the order of definition, those of the default theme
  /// first; primitive colors of `palette:` sections are omitted.
  public var colorNames: [String] { table.colorNames }

  /// Returns the index of a color by name, including primitive colors of palettes.
  public func colorIndex(named name: String) -> ColorIndex? {
    defaultMember.colors.index(of: name) ?? table.index(of: name)
  }

  /// Returns the name of the color at `index`.
  ///
  /// - Precondition: ``colorIndex(named:)`` returns the index for a name.
  public func colorName(at index: ColorIndex) -> String {
    index.position < defaultMember.colors.count
      ? defaultMember.colors.name(at: index) : table.name(at: index)
  }

  /// Returns the value of the color at `index` in the theme that `traits` select.
  ///
  /// For a color that the theme lacks, returns that of the default theme, or otherwise of the first
  /// theme that has it.
  ///
  /// - Precondition: ``colorIndex(named:)`` returns the index for a name.
  /// - Complexity: O(1) without allocation once a value is known.
  public func color(at index: ColorIndex, for traits: TraitCollection) -> Color {
    let word = traits.word(atSlot: themeTrait.slot)
    if word == nil || word == defaultWord, index.position < defaultMember.colors.count {
      return defaultMember.colors.color(at: index, for: traits)
    }
    return table.color(at: index, for: traits)
  }

  private var table: MemberTable {
    if let known = all.load() { return known }
    var reader = reader
    // Of a text that has the right hash but was not generated, only the default theme may be valid.
    let members = (try? reader.readOtherThemes()) ?? [defaultMember]
    let index = members.firstIndex { $0.name == defaultMember.name } ?? 0
    return all.storeIfNil(MemberTable(members, default: ThemeIndex(index), trait: themeTrait))
  }
}

extension ThemeTables: CompiledColorCatalog {
  package var memberTable: MemberTable? { themeNames.count == 1 ? table : nil }
}
