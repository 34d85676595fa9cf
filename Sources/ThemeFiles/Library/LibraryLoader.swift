package import DynamicColors
import FileAccess
package import SourceDiagnostics
package import SourceDocuments
package import TraitSystem

/// A loader of the files of a folder: the library file, themes, and the themes that they extend.
///
/// Only the requested themes are read, with their ancestors.
package struct LibraryLoader {
  /// The findings so far, with the default severities of the rules.
  package private(set) var findings = Findings()

  /// Selects the findings that are reported, with their severities.
  package var selection: @Sendable ([Diagnostic]) -> [Diagnostic] = { $0 }

  /// The selected findings, sorted by position.
  package var diagnostics: [Diagnostic] { selection(findings.diagnostics).sortedByPosition() }

  package private(set) var library = LibraryFile()

  /// The names of traits in the library's files.
  package private(set) var names = TraitNames()

  package private(set) var themeTrait: TraitKey?
  /// The library's traits other than that of the theme, in the order of their precedence.
  private(set) var customTraits: [TraitKey] = []

  /// The order in which traits decide between variants.
  package var precedence: VariantPrecedence { VariantPrecedence(customTraits: customTraits) }

  package private(set) var themes: [String: Theme] = [:]

  /// The library's catalogs, once read.
  var catalogs: LibraryCatalogs?

  package let folder: ThemeFolder

  private let readings: ThemeMemo<ThemeReading.Input, ThemeReading>
  let numberings: ThemeMemo<LayerNumbering, ColorLayer>
  let compilations: ThemeMemo<PartialCompilation.Input, PartialCompilation>

  /// The shared limit of the search for spelling suggestions.
  let effort = SpellingIndex.Effort()

  /// The names of the folder's themes, for suggestions for misspelled names.
  let similarThemes: SpellingIndex

  /// The names of all colors, once needed.
  var colorNames: Set<String>?

  /// Whether the library file has traits that an error hides, so that their names are unknown.
  private var lacksTraits = false

  /// The themes whose `extends:` was reported.
  private var brokenThemes: Set<String> = []

  /// Reads the library file of a folder, if there is one.
  ///
  /// The traits of the library are its own; see ``registerTraits(for:)``.
  ///
  /// - Parameters:
  ///   - folder: The files.
  ///   - earlier: A loader of an earlier state of the folder, whose results for themes that depend
  ///     on no change are used.
  package init(_ folder: ThemeFolder, keeping earlier: LibraryLoader? = nil) {
    self.folder = folder
    readings = ThemeMemo(keeping: earlier?.readings, of: folder.themeNames)
    numberings = ThemeMemo(keeping: earlier?.numberings, of: folder.themeNames)
    compilations = ThemeMemo(keeping: earlier?.compilations, of: folder.themeNames)
    similarThemes = SpellingIndex(of: folder.themeNames, effort: effort)
    var findings = Findings()
    for error in folder.unreadable {
      let place = SourceFile(path: error.path, bytes: []).excerpt(0..<0)
      findings.add(.unreadableFile, "\(error)", at: place)
    }
    let files = folder.files.filter { $0.kind == .library }
    if let content = files.first?.content {
      findings.append(contentsOf: content.diagnostics)
      var found = Findings()
      if let document = content.document {
        library = LibraryFileReader.read(document, reporting: &found)
      }
      // A file with a syntax error reports that alone: the rest of it can lack keys.
      if content.isWhole { findings.append(contentsOf: found.diagnostics) }
      lacksTraits = !content.isWhole || library.lacksTraits
    }
    for extra in files.dropFirst() {
      findings.add(
        .duplicateLibrary,
        "the folder already has the library file \(name: files[0].source.path); remove one of the two",
        at: extra.source.excerpt(0..<0)
      )
    }
    self.findings = findings
    bindTraits()
    reportDefaultTheme()
  }

  // MARK: Traits

  /// The custom traits and the theme trait as values.
  ///
  /// The theme trait has the identifier that libraries without `theme-trait:` share, so that the
  /// themes of two libraries are values of one trait.
  package var sharedSchema: TraitSchema {
    var schema = library.schema
    if let theme = try? themeTraitDefinition(LibraryFile.defaultThemeTrait) {
      try? schema.add(theme)
    }
    return schema
  }

  /// Registers the traits of the library, so that Swift types and other libraries with their
  /// identifiers share them.
  ///
  /// - Parameter members: The themes, whose conditions then name the registered traits.
  /// - Returns: The registered traits by those with which the files were read. Conflicts with
  ///   traits of the program are reported.
  mutating func registerTraits(for members: inout [CompiledTheme]) -> [TraitKey: TraitKey] {
    var registered: [TraitKey: TraitKey] = [:]
    for (trait, definition, excerpt) in traitDefinitions {
      do throws(TraitDefinitionError) {
        registered[trait] = try .define(definition)
      } catch {
        findings.add(.invalidValue, "\(error)", at: excerpt)
      }
    }
    do throws(ConditionTable.ReplacementError) {
      for index in members.indices {
        members[index].colors = try members[index].colors.replacingTraits(in: registered)
      }
    } catch {
      let place = traitDefinitions.first { $0.trait == error.trait }?.excerpt
      let message = TraitNames.complaint(
        about: error.value,
        of: registered[error.trait] ?? error.trait
      )
      findings.add(.unknownValue, "\(message)", at: place)
    }
    return registered
  }

  /// The traits of the library with their definitions, that of the theme last.
  private var traitDefinitions:
    [(trait: TraitKey, definition: TraitSchema.Definition, excerpt: SourceExcerpt?)]
  {
    var all = library.traits.compactMap { name, definition, excerpt in
      definition.flatMap { library.schema[$0.identifier] }.flatMap { definition in
        names.trait(named: name).map { (trait: $0, definition, excerpt: Optional(excerpt)) }
      }
    }
    if let themeTrait, let definition = try? themeTraitDefinition(library.themeTrait) {
      all.append((themeTrait, definition, library.defaultTheme?.excerpt))
    }
    return all
  }

  /// Uses the traits of `schema` instead of the library's traits with the same identifiers.
  ///
  /// - Parameter schema: The merged schemas of several libraries. See ``sharedSchema``.
  package mutating func shareTraits(of schema: TraitSchema) {
    library.themeTrait = LibraryFile.defaultThemeTrait
    // Errors of the definitions were reported when the file was read.
    let reported = findings
    bindTraits(sharing: schema)
    findings = reported
  }

  /// Creates the keys of the library's traits, with which its themes are read.
  private mutating func bindTraits(sharing shared: TraitSchema = TraitSchema()) {
    func key(
      _ definition: TraitSchema.Definition
    ) throws(TraitDefinitionError) -> TraitKey {
      try .detached(shared[definition.identifier] ?? definition)
    }
    names = TraitNames()
    customTraits = []
    for (name, definition, excerpt) in library.traits {
      guard let definition else { continue }
      do throws(TraitDefinitionError) {
        if let valid = library.schema[definition.identifier] {
          let trait = try key(valid)
          customTraits.append(trait)
          names.add(trait, as: name)
        } else {
          names.add(try .detached(definition), as: name)
        }
      } catch {
        findings.add(.invalidValue, "\(error)", at: excerpt)
        if let known = TraitKey.system(named: definition.identifier) { names.add(known, as: name) }
      }
    }
    guard !folder.themeNames.isEmpty else { return }
    do throws(TraitDefinitionError) {
      let trait = try key(themeTraitDefinition(library.themeTrait))
      themeTrait = trait
      names.add(trait, as: TraitNames.themeTrait)
    } catch {
      findings.add(.invalidValue, "\(error)", at: library.defaultTheme?.excerpt)
    }
  }

  /// Returns the definition of the theme trait, whose values are the names of the themes.
  ///
  /// Libraries without their own identifier share one trait, whose default represents the default
  /// theme of each library.
  private func themeTraitDefinition(
    _ trait: (identifier: String, name: String)
  ) throws(TraitDefinitionError) -> TraitSchema.Definition {
    let isShared = trait.identifier == LibraryFile.defaultThemeTrait.identifier
    let names = folder.themeNames
    return try TraitSchema.Definition(
      identifier: trait.identifier,
      name: trait.name,
      values: isShared ? [LibraryFile.noTheme] + names : names,
      default: isShared ? LibraryFile.noTheme : defaultTheme,
      affectsColorAppearance: true
    )
  }

  // MARK: Files

  /// The name of the theme that applies if no trait selects one.
  package var defaultTheme: String {
    let names = folder.themeNames
    if let name = library.defaultTheme?.name, names.contains(name) { return name }
    return names.contains("standard") ? "standard" : names.first ?? "standard"
  }

  /// Returns the name of the theme that `traits` select.
  package func theme(for traits: TraitCollection) -> String {
    guard let themeTrait else { return defaultTheme }
    // The value is compared rather than its name, which a Swift type can spell differently.
    let value = traits.value(of: themeTrait)
    return folder.themeNames.first { (try? themeTrait.value($0)) == value } ?? defaultTheme
  }

  /// Reports the findings of parsing a file, and calls a reader with its nodes and the findings.
  ///
  /// The findings of the reader are omitted if a syntax error hides a part of the file.
  package mutating func read<Result>(
    _ file: ThemeFolder.File,
    _ body: (SourceDocument, inout Findings) -> Result?
  ) -> Result? {
    findings.append(contentsOf: file.content.diagnostics)
    guard let document = file.content.document else { return nil }
    var omitted = Findings()
    return file.content.isWhole ? body(document, &findings) : body(document, &omitted)
  }

  /// Reports a default theme that doesn't exist in the folder.
  private mutating func reportDefaultTheme() {
    guard let name = library.defaultTheme, folder.hasAllNames,
      !folder.themeNames.contains(name.name)
    else { return }
    let hint =
      folder.themeNames.isEmpty
      ? "; the folder holds no theme file"
      : Spelling.proposal(for: name.name, among: folder.themeNames)
    findings.add(.unknownTheme, "no theme is called \(name: name.name)\(hint)", at: name.excerpt)
  }

  // MARK: Themes

  /// Reads the themes `names` and their ancestors.
  package mutating func readThemes(_ names: [String]) {
    var wanted = names
    // Each round reads the themes that the previous ones extend, until all are read.
    var tried: Set<String> = []
    while !wanted.isEmpty {
      let files = wanted.compactMap { name in
        themes[name] == nil && tried.insert(name).inserted ? folder.themeFile(named: name) : nil
      }
      wanted = files.compactMap { read($0)?.parent }
    }
    reportDuplicates(among: names)
  }

  /// Reads a theme file, or returns nil if it can't be read, which is reported.
  private mutating func read(_ file: ThemeFolder.File) -> Theme? {
    findings.append(contentsOf: file.content.diagnostics)
    guard let document = file.content.document else { return nil }
    let input = ThemeReading.Input(source: file.source, names: names, precedence: precedence)
    let reading = readings.result(for: file.name, input, keptIf: \.isIndependent) {
      ThemeReading(
        document,
        isWhole: file.content.isWhole,
        input,
        colors: ReferableColors(of: document, in: folder, effort)
      )
    }
    // A file with a syntax error reports that alone: the rest of it can lack keys.
    if file.content.isWhole {
      findings.append(
        contentsOf: lacksTraits
          ? reading.diagnostics.filter { $0.rule != .unknownTrait } : reading.diagnostics
      )
    }
    if let theme = reading.theme { themes[file.name] = theme }
    return reading.theme
  }

  private mutating func reportDuplicates(among names: [String]) {
    let files = Dictionary(grouping: folder.files.filter { $0.kind == .theme }, by: \.name)
    for name in Set(names).sorted() {
      guard let files = files[name], let first = files.first else { continue }
      // The copy of a file usually has another name than its theme.
      let named = files.first {
        ["\(name).yaml", "\(name).yml"].contains(PathParts($0.source.path).name)
      }
      let original = named ?? first
      let file = PathParts(original.source.path).name
      for other in files where other.source.path != original.source.path {
        let fact: Diagnostic.Message =
          other.source.bytes == original.source.bytes
          ? "this file is a copy of \(name: file)"
          : "\(name: file) is the theme \(name: name) already"
        findings.add(
          .duplicateTheme,
          "\(fact); give this one another name in 'theme:', or remove it",
          at: other.source.excerpt(0..<0),
          notes: [
            Diagnostic.Note(message: "the first is here", excerpt: original.source.excerpt(0..<0))
          ]
        )
      }
    }
  }

  /// Returns the theme `name` with its ancestors; reports a missing theme and a cycle.
  mutating func chain(of name: String) -> ThemeChain {
    var chain: [Theme] = []
    var positions: [String: Int] = [:]
    var next: String? = name
    while let current = next {
      guard let theme = themes[current] else {
        reportMissing(parent: current, of: chain.last)
        return ThemeChain(themes: chain.reversed(), missing: current, isComplete: false)
      }
      if let start = positions.updateValue(chain.count, forKey: current) {
        reportLoop(Array(chain[start...]))
        return ThemeChain(themes: chain.prefix(Self.loopLimit).reversed(), isComplete: false)
      }
      chain.append(theme)
      next = theme.parent
    }
    return ThemeChain(themes: chain.reversed(), isComplete: chain.allSatisfy(\.isWhole))
  }

  private mutating func reportMissing(parent: String, of theme: Theme?) {
    // A theme that exists but couldn't be read was already reported, as was a file that may be the
    // theme.
    guard let theme, folder.themeFile(named: parent) == nil, folder.hasAllNames,
      brokenThemes.insert(theme.name).inserted
    else { return }
    let hint = similarThemes.proposal(for: parent)
    findings.add(
      .unknownTheme,
      "no theme is called \(name: parent)\(hint)",
      at: theme.parentExcerpt
    )
  }

  /// Reports a cycle once, at its first member by name, as all members and all themes that extend
  /// one lead to the same cycle.
  private mutating func reportLoop(_ members: [Theme]) {
    guard let first = members.indices.min(by: { members[$0].name < members[$1].name }),
      brokenThemes.insert(members[first].name).inserted
    else { return }
    let loop = Array(members[first...] + members[..<first])
    let names = CycleText.text(loop.map(\.name))
    let message: Diagnostic.Message =
      loop.count == 1 ? "the theme extends itself" : "the themes extend each other: \(names)"
    let notes = loop.dropFirst().prefix(CycleText.limit).map { theme in
      Diagnostic.Note(message: "'\(theme.name)' extends here", excerpt: theme.parentExcerpt)
    }
    findings.add(.cyclicExtends, message, at: loop.first?.parentExcerpt, notes: Array(notes))
  }

  /// The maximum number of themes of a cycle in one report.
  private static let loopLimit = 64

  /// Adds findings about the same files from another module.
  package mutating func report(_ body: (inout Findings) -> Void) {
    body(&findings)
  }
}

/// A theme with its ancestors, in the order of inheritance.
struct ThemeChain: Sendable {
  let themes: [Theme]
  /// The name of a missing theme that the first one extends.
  var missing: String?
  /// Whether all themes were found and read as a whole, and the first one extends no other.
  let isComplete: Bool
}
