public import ColorValues
public import DynamicColors
public import FileAccess
public import SourceDiagnostics
import SourceDocuments
import TextSupport
public import TraitSystem

/// Compiled themes of a folder: named colors that depend on traits, including the theme.
///
/// ```swift
/// let library = try ThemeLibrary(contentsOf: "Themes")
/// let accent = try library.requiredColor(named: "accent")
/// let traits = try library.traits(theme: "pastel", style: .dark)
/// accent.resolvedColor(with: traits).hex   // the accent of theme 'pastel' in dark style
/// ```
public final class ThemeLibrary: ColorCatalog {
  /// The trait that selects the theme; its values are the names of the themes.
  public let themeTrait: TraitKey

  /// The theme that applies if no trait selects one.
  public let defaultTheme: String

  /// The names of the colors of all themes, in the order of definition, those of the default theme
  /// first; primitive colors of `palette:` sections are omitted.
  public var colorNames: [String] { table.colorNames }

  /// The warnings found when the library was read, with the default severities of their rules.
  public var warnings: [Diagnostic] { findings.filter { $0.severity != .error } }

  /// The warnings, and in a library that allows errors, the errors that concern single colors.
  package let findings: [Diagnostic]

  /// Whether the library has errors, or colors without a valid value.
  package var hasErrors: Bool {
    findings.contains { $0.severity == .error }
      || members.contains { !$0.invalidIndices.isEmpty }
  }

  /// The custom traits, in the order of their precedence between variants.
  package let customTraits: [TraitKey]

  /// The colors of the slots of terminal schemes in the library file.
  package let schemeSlots: [SchemeSlot]

  /// The folder from which the library was read.
  let source: ThemeFolder.Source

  let members: [CompiledTheme]
  private let table: MemberTable

  /// Reads and compiles the themes of the folder at `path`.
  ///
  /// Conditions can name the traits of the system and the traits in the library file. The latter
  /// are registered: Swift types and other libraries with their identifiers share them.
  ///
  /// - Parameters:
  ///   - path: The folder, which holds YAML files.
  ///   - themes: The themes to read, with their ancestors; nil reads all.
  ///   - catalogScope: The allowed locations of the asset catalogs that the library file lists.
  ///   - reader: The reader of files.
  /// - Throws: ``ThemeLibraryError``, with all errors of the files at once, or with the conflicts
  ///   between their traits and those of the program.
  public convenience init(
    contentsOf path: String,
    themes: [String]? = nil,
    catalogScope: CatalogScope = .repository,
    reader: some FileReading = LocalFiles()
  ) throws(ThemeLibraryError) {
    let folder: ThemeFolder
    do {
      folder = try ThemeFolder(path: path, catalogScope: catalogScope, reader: reader)
    } catch {
      throw .file(error)
    }
    let project = ThemeProject(folder)
    let (compiled, themeTrait, _) = try project.members(themes)
    let (members, registered, conflicts) = project.registered(compiled)
    let diagnostics = project.reported(project.compilation(of: themes).diagnostics + conflicts)
    guard !diagnostics.contains(where: { $0.severity == .error }) else {
      throw .invalid(diagnostics)
    }
    self.init(
      members,
      source: folder.source,
      themeTrait: registered[themeTrait] ?? themeTrait,
      defaultTheme: project.defaultTheme,
      customTraits: project.customTraits.map { registered[$0] ?? $0 },
      schemeSlots: project.library.schemeSlots,
      findings: diagnostics
    )
  }

  /// Creates a library of compiled themes, of which there is at least one.
  init(
    _ members: [CompiledTheme],
    source: ThemeFolder.Source,
    themeTrait: TraitKey,
    defaultTheme: String,
    customTraits: [TraitKey],
    schemeSlots: [SchemeSlot],
    findings: [Diagnostic]
  ) {
    self.members = members
    self.source = source
    self.themeTrait = themeTrait
    self.defaultTheme = defaultTheme
    self.customTraits = customTraits
    self.schemeSlots = schemeSlots
    self.findings = findings
    table = MemberTable(
      members.map { ($0.name, $0.definitions) },
      default: ThemeIndex(members.firstIndex { $0.name == defaultTheme } ?? 0),
      trait: themeTrait
    )
  }

  /// The names of the requested themes, in the order in which they were read.
  public var themeNames: [String] {
    members.compactMap { $0.chain.last?.name }
  }

  /// Returns traits with only the theme set.
  ///
  /// - Throws: ``ThemeLibraryError/unknownTheme(_:known:)`` with the nearest names.
  public func traits(theme name: String) throws(ThemeLibraryError) -> TraitCollection {
    let names = themeNames
    guard names.contains(name) else { throw .unknownTheme(name, known: names) }
    return traits(ofTheme: name)
  }

  /// Returns traits with the theme and the style set.
  ///
  /// ```swift
  /// let traits = try library.traits(theme: "pastel", style: .dark)
  /// try library.requiredColor(named: "accent").resolvedColor(with: traits).hex   // "#e69cab"
  /// ```
  ///
  /// - Throws: ``ThemeLibraryError/unknownTheme(_:known:)`` with the nearest names.
  public func traits(
    theme name: String,
    style: UserInterfaceStyle
  ) throws(ThemeLibraryError) -> TraitCollection {
    try traits(theme: name).replacing(UserInterfaceStyleTrait.self, value: style)
  }

  /// Returns the dynamic color of a name.
  ///
  /// `color(named:)` returns nil for an unknown name instead of an error.
  ///
  /// - Throws: ``ThemeLibraryError/unknownColor(_:nearest:)`` with the nearest names.
  /// - Complexity: O(1) for a known name; resolving the color does not look up the name again.
  public func requiredColor(named name: String) throws(ThemeLibraryError) -> DynamicColor {
    if let color = color(named: name) { return color }
    let names = members.flatMap(\.definitions.names).uniqued()
    throw .unknownColor(name, nearest: SpellingIndex(of: names).nearest(to: name))
  }

  /// Returns traits with only the theme set, for a name of ``themeNames``.
  package func traits(ofTheme name: String) -> TraitCollection {
    TraitCollection { traits in
      if let value = try? themeTrait.value(name) { traits.set(value, for: themeTrait) }
    }
  }

  /// Returns the slots of a theme as a scheme and of its terminal: those of the library file,
  /// overridden by those of the theme or of one that it extends.
  package func schemeSlots(of chain: [Theme]) -> [SchemeSlot] {
    let own = chain.flatMap { $0.scheme?.slots ?? [] }
    return own.reduce(into: schemeSlots) { slots, slot in
      slots.removeAll { $0.name == slot.name }
      slots.append(slot)
    }
  }

  /// The slots of schemes for which themes have no color, which templates lack.
  package var invalidSlots: [Diagnostic] {
    members.flatMap { member in
      let theme = member.chain.last?.name ?? ""
      return schemeSlots(of: member.chain).filter { member.definitions.index(of: $0.color) == nil }
        .map {
          slot in
          Diagnostic(
            rule: .unknownReference,
            severity: .error,
            message: slot.message(inTheme: theme, with: member.definitions.names).text,
            excerpt: slot.excerpt
          )
        }
    }.uniqued()
  }

  // MARK: Resolving

  /// Returns the index of a color by name, including primitive colors of palettes.
  public func colorIndex(named name: String) -> ColorIndex? {
    table.index(of: name)
  }

  /// Returns the name of the color at `index`.
  ///
  /// - Precondition: ``colorIndex(named:)`` returns the index for a name.
  public func colorName(at index: ColorIndex) -> String {
    table.name(at: index)
  }

  /// Returns the value of the color at `index` in the theme that `traits` select.
  ///
  /// For a color that the theme lacks, returns that of the default theme, or otherwise of the first
  /// theme that has it.
  ///
  /// - Precondition: ``colorIndex(named:)`` returns the index for a name.
  /// - Complexity: O(1) without allocation once a value is known.
  public func color(at index: ColorIndex, for traits: TraitCollection) -> Color {
    table.color(at: index, for: traits)
  }

  /// Returns the theme that `traits` select, preceded by its ancestors, and its colors.
  package func member(for traits: TraitCollection) -> (chain: [Theme], colors: CompiledDefinitions)
  {
    let member = members[table.member(for: traits).position]
    return (member.chain, member.definitions)
  }

  /// Returns the names of the colors whose values are unknown because of errors, in the theme that
  /// `traits` select.
  package func invalidNames(for traits: TraitCollection) -> [String] {
    members[table.member(for: traits).position].invalidNames
  }

  /// The names of the colors whose values are unknown in a theme.
  package var invalidNames: Set<String> { Set(members.flatMap(\.invalidNames)) }
}

extension ThemeLibrary: CompiledColorCatalog {
  package var memberTable: MemberTable? { table }
}
