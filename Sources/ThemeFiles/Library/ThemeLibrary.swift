public import ColorValues
public import DynamicColors
public import FileAccess
public import SourceDiagnostics
import SourceDocuments
public import TraitSystem

/// Themes that were read from a folder and compiled: named colours that change with traits, the
/// theme among them.
///
/// ```swift
/// let library = try ThemeLibrary(contentsOf: "Themes")
/// let accent = library.color(named: "accent")
/// let traits = library.traits(theme: "pastel").replacing(UserInterfaceStyleTrait.self, value: .dark)
/// accent?.resolvedColor(with: traits).hex   // the accent of the pastel theme in the dark
/// ```
public final class ThemeLibrary: ColorCatalog {
  /// The trait that says which theme applies; its values are the themes' names.
  public let themeTrait: TraitKey

  /// The theme that applies where no trait says which.
  public let defaultTheme: String

  /// The names of colours that any theme defines, in the order of definition, the default theme's
  /// first; raw material of `palette:` sections is left out.
  public var colorNames: [String] {
    onlyColors?.takeUnretainedValue().colorNames ?? table.colorNames
  }

  /// What was found when the library was read that doesn't keep it from use: warnings.
  public let warnings: [Diagnostic]

  /// The colours that stand for the slots of terminal schemes, as the library file says.
  package let schemeSlots: [SchemeSlot]

  private let members: [CompiledTheme]
  private let defaultIndex: Int
  /// The colours of the only theme, whose indices are the catalog's; nil where there are several.
  ///
  /// ``members`` keeps them alive; a reference that isn't counted saves what resolving costs most.
  private let onlyColors: Unmanaged<CompiledColors>?
  private let table: MemberTable

  /// Reads and compiles the themes of the folder at `path`.
  ///
  /// - Parameters:
  ///   - path: The folder, which holds YAML files.
  ///   - themes: The themes to read, with those that they extend; nil reads all.
  ///   - catalogScope: Where the asset catalogs may be that the library file lists.
  ///   - reader: What files are read through.
  /// - Throws: ``ThemeLibraryError``, with all problems of the files at once.
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
    var loader = LibraryLoader(folder, registersTraits: true)
    try self.init(&loader, themes: themes)
  }

  /// Compiles the themes called `themes`, or all of the loader's folder.
  package init(
    _ loader: inout LibraryLoader,
    themes: [String]? = nil
  ) throws(ThemeLibraryError) {
    let known = loader.folder.themeNames
    guard !known.isEmpty else { throw .noThemes(folder: loader.folder.path) }
    for name in themes ?? [] where !known.contains(name) {
      throw .unknownTheme(name, known: known)
    }
    let names = themes ?? known
    loader.readThemes(names)
    let members = loader.compile(names).filter { $0.isComplete && $0.invalidIndices.isEmpty }
    let diagnostics = loader.diagnostics
    guard !diagnostics.contains(where: { $0.severity == .error }), let trait = loader.themeTrait,
      !members.isEmpty
    else { throw .invalid(diagnostics) }

    self.members = members
    themeTrait = trait
    defaultTheme = loader.defaultTheme
    schemeSlots = loader.library.schemeSlots
    warnings = diagnostics
    let preferred = loader.defaultTheme
    defaultIndex = members.firstIndex { $0.chain.last?.name == preferred } ?? 0
    onlyColors = members.count == 1 ? .passUnretained(members[0].colors) : nil
    table = MemberTable(members.count == 1 ? [] : members, default: defaultIndex, trait: trait)
  }

  /// The names of the themes that were asked for, in the order in which they were read.
  public var themeNames: [String] {
    members.compactMap { $0.chain.last?.name }
  }

  /// A collection in which nothing but the theme is set.
  ///
  /// An unknown name gives an empty collection, for which the default theme applies.
  public func traits(theme name: String) -> TraitCollection {
    guard let value = try? themeTrait.value(name) else { return TraitCollection() }
    return TraitCollection { $0.set(value, for: themeTrait) }
  }

  /// The slots of a theme as a scheme: those of the library file, and those that the theme or one that
  /// it extends has instead.
  package func schemeSlots(of chain: [Theme]) -> [SchemeSlot] {
    let own = chain.flatMap { $0.scheme?.slots ?? [] }
    return own.reduce(into: schemeSlots) { slots, slot in
      slots.removeAll { $0.name == slot.name }
      slots.append(slot)
    }
  }

  // MARK: Resolving

  /// The index of the colour of that name, palettes' raw material included.
  public func colorIndex(named name: String) -> Int? {
    if let onlyColors { return onlyColors.takeUnretainedValue().index(of: name) }
    return table.index(of: name)
  }

  /// The name of the colour at `index`.
  public func colorName(at index: Int) -> String {
    onlyColors?.takeUnretainedValue().definition(at: index).name ?? table.name(at: index)
  }

  /// The value of the colour at `index` in the theme that `traits` say.
  ///
  /// A theme that doesn't have the colour falls back on the default theme, then on the first
  /// theme that has it.
  ///
  /// - Complexity: O(1) and free of allocation once a value is known.
  public func color(at index: Int, for traits: TraitCollection) -> Color {
    if let onlyColors {
      return onlyColors._withUnsafeGuaranteedRef { $0.color(at: index, for: traits) }
    }
    return table.color(at: index, for: traits)
  }

  /// The theme that `traits` say, behind those that it extends, and its colours.
  package func member(for traits: TraitCollection) -> (chain: [Theme], colors: CompiledColors) {
    let member = members[onlyColors == nil ? table.member(for: traits) : 0]
    return (member.chain, member.colors)
  }
}
