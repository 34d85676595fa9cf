import SourceDiagnostics
import TraitSystem

/// The traits with which the files of a project are read.
struct ProjectTraits: Sendable {
  /// The names of traits in the files.
  private(set) var names = TraitNames()

  /// The trait that selects the theme; nil in a folder without themes.
  private(set) var themeTrait: TraitKey?

  /// The traits other than that of the theme, in the order of their precedence.
  private(set) var customTraits: [TraitKey] = []

  /// Creates the keys of a library's traits.
  ///
  /// - Parameters:
  ///   - library: The definitions.
  ///   - folder: The themes, which are the values of a trait.
  ///   - shared: Definitions that replace those of the library with the same identifiers.
  ///   - findings: The collector of errors in the definitions.
  init(
    of library: LibraryFile,
    _ folder: ThemeFolder,
    sharing shared: TraitSchema = TraitSchema(),
    reporting findings: inout Findings
  ) {
    func key(
      _ definition: TraitSchema.Definition
    ) throws(TraitDefinitionError) -> TraitKey {
      try .detached(shared[definition.identifier] ?? definition)
    }
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
      let trait = try key(folder.themeTraitDefinition(of: library, as: library.themeTrait))
      themeTrait = trait
      names.add(trait, as: TraitNames.themeTrait)
    } catch {
      findings.add(.invalidValue, "\(error)", at: library.defaultTheme?.excerpt)
    }
  }

  /// Returns the traits of a library with their definitions, that of the theme last.
  func definitions(in library: LibraryFile, _ folder: ThemeFolder) -> [(
    trait: TraitKey, definition: TraitSchema.Definition, excerpt: SourceExcerpt?
  )] {
    var all = library.traits.compactMap { name, definition, excerpt in
      definition.flatMap { library.schema[$0.identifier] }.flatMap { definition in
        names.trait(named: name).map { (trait: $0, definition, excerpt: Optional(excerpt)) }
      }
    }
    if let themeTrait,
      let definition = try? folder.themeTraitDefinition(of: library, as: library.themeTrait)
    {
      all.append((themeTrait, definition, library.defaultTheme?.excerpt))
    }
    return all
  }
}

extension ThemeFolder {
  /// The name of the theme that applies if no trait selects one.
  func defaultTheme(of library: LibraryFile) -> String {
    if let name = library.defaultTheme?.name, themeNames.contains(name) { return name }
    return themeNames.contains("standard") ? "standard" : themeNames.first ?? "standard"
  }

  /// Returns the definition of the theme trait, whose values are the names of the themes.
  ///
  /// Libraries without their own identifier share one trait, whose default represents the default
  /// theme of each library.
  func themeTraitDefinition(
    of library: LibraryFile,
    as trait: (identifier: String, name: String)
  ) throws(TraitDefinitionError) -> TraitSchema.Definition {
    let isShared = trait.identifier == LibraryFile.defaultThemeTrait.identifier
    return try TraitSchema.Definition(
      identifier: trait.identifier,
      name: trait.name,
      values: isShared ? [LibraryFile.noTheme] + themeNames : themeNames,
      default: isShared ? LibraryFile.noTheme : defaultTheme(of: library),
      affectsColorAppearance: true
    )
  }

  /// Reports a default theme that doesn't exist in the folder.
  func reportDefaultTheme(of library: LibraryFile, to findings: inout Findings) {
    guard let name = library.defaultTheme, hasAllNames, !themeNames.contains(name.name) else {
      return
    }
    let hint =
      themeNames.isEmpty
      ? "; the folder holds no theme file" : Spelling.proposal(for: name.name, among: themeNames)
    findings.add(.unknownTheme, "\(name: name.name) is not a theme\(hint)", at: name.excerpt)
  }
}
