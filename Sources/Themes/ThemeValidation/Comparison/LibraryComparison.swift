import ColorValues
import DynamicColors
import SourceDiagnostics
import TextSupport
package import ThemeFiles
import TraitSystem

extension LibraryDifference {
  /// Compares two libraries.
  ///
  /// Themes are compared by name. A removed theme is renamed where a single new theme has its
  /// colors under all traits.
  ///
  /// Colors without a valid value are marked; their errors are part of the result.
  ///
  /// - Throws: `ThemeLibraryError` for a library that can't be compiled, or has other errors.
  package init(from old: ThemeProject, to new: ThemeProject) throws(ThemeLibraryError) {
    let (old, new) = try CompiledFolder.pair(from: (old, nil), to: (new, nil))
    let (oldNames, newNames) = (old.members.map(\.name), new.members.map(\.name))
    let renamed = Self.renames(from: old, to: new)
    let gone = oldNames.filter { name in
      !newNames.contains(name) && !renamed.contains { $0.old == name }
    }
    var themes = gone.map { ThemeDifference(only: $0, isNew: false, parent: nil) }
    themes += renamed
    let oldMembers = Dictionary(old.members.map { ($0.name, $0.member) }) { first, _ in first }
    var compared: [String: ThemeDifference] = [:]
    for (name, member) in new.members where !renamed.contains(where: { $0.new == name }) {
      guard let before = oldMembers[name] else {
        themes.append(
          ThemeDifference(only: name, isNew: true, parent: member.chain.last?.parent)
        )
        continue
      }
      compared[name] = ThemeComparison.difference(
        from: before,
        to: member,
        checks: new.checks,
        pairCount: new.members.count
      )
    }
    // A theme follows the themes that it extends.
    for name in new.members.sorted(by: { $0.member.chain.count < $1.member.chain.count }).map(
      \.name
    ) {
      guard let difference = compared[name] else { continue }
      themes.append(difference.withoutInherited(from: difference.parent.flatMap { compared[$0] }))
    }
    let isSame = old.defaultTheme == new.defaultTheme
    self.init(
      defaultTheme: isSame
        ? nil : Replacement(old: old.defaultTheme, new: new.defaultTheme),
      themes: themes.filter { !$0.isEmpty }
    )
    errors = (old.errors + new.errors).uniqued()
  }

  /// The most pairs of themes that are compared to find renamed themes.
  private static let renameLimit = 1_024

  /// Returns the names of a theme's colors with their values under unspecified traits.
  private static func signature(of colors: CompiledDefinitions) -> [String] {
    colors.indices.filter { !colors.isPrimitive(at: $0) }
      .map {
        "\(colors.definition(at: $0).name) \(colors.color(at: $0, for: TraitCollection()).hex)"
      }
      .sorted()
  }

  /// Returns the renamed themes: a removed and a new theme have the same colors, and neither is
  /// part of another such pair.
  private static func renames(
    from old: CompiledFolder,
    to new: CompiledFolder
  ) -> [ThemeDifference] {
    let (oldNames, newNames) = (Set(old.members.map(\.name)), Set(new.members.map(\.name)))
    let gone = old.members.filter { !newNames.contains($0.name) }
    let fresh = new.members.filter { !oldNames.contains($0.name) }
    var pairs: [ThemeDifference] = []
    // Only themes with the same names and values under unspecified traits can be equal.
    let similar = Dictionary(grouping: fresh) { signature(of: $0.member.definitions) }
    let pairCount = gone.reduce(0) {
      $0 + (similar[signature(of: $1.member.definitions)]?.count ?? 0)
    }
    // Where many themes are similar, none has a single counterpart.
    guard pairCount <= renameLimit else { return [] }
    for (_, before) in gone {
      for (_, after) in similar[signature(of: before.definitions)] ?? [] {
        var difference = ThemeComparison.difference(
          from: before,
          to: after,
          checks: [],
          pairCount: pairCount
        )
        guard difference.isComplete, difference.colors.isEmpty else { continue }
        difference.isRenamed = true
        pairs.append(difference)
      }
    }
    return pairs.filter { pair in
      pairs.count { $0.old == pair.old } == 1 && pairs.count { $0.new == pair.new } == 1
    }
  }

  /// Compares two themes of the same or of different libraries; the checks are those of the newer
  /// theme's library.
  ///
  /// - Throws: `ThemeLibraryError` for a theme that isn't there or can't be compiled.
  package init(
    from old: (project: ThemeProject, theme: String),
    to new: (project: ThemeProject, theme: String)
  ) throws(ThemeLibraryError) {
    let (before, after) = try CompiledFolder.pair(
      from: (old.project, [old.theme]),
      to: (new.project, [new.theme])
    )
    guard let first = before.members.first, let second = after.members.first else {
      self.init(defaultTheme: nil, themes: [])
      return
    }
    let difference = ThemeComparison.difference(
      from: first.member,
      to: second.member,
      checks: after.checks
    )
    self.init(defaultTheme: nil, themes: [difference].filter { !$0.isEmpty })
    errors = (before.errors + after.errors).uniqued()
  }
}

/// The compiled themes of a folder, and its checks.
private struct CompiledFolder {
  let members: [(name: String, member: CompiledTheme)]
  let checks: [ColorCheck]
  let defaultTheme: String

  /// The errors, each of which concerns single colors.
  let errors: [Diagnostic]

  /// Compiles two folders to themes that depend on the same traits.
  ///
  /// - Parameters:
  ///   - old: A library and the names of its themes; nil for all themes, which requires that all
  ///     files can be read.
  ///   - new: The other library.
  /// - Returns: The compiled folders.
  /// - Throws: `ThemeLibraryError` for a folder that can't be compiled.
  static func pair(
    from old: (project: ThemeProject, themes: [String]?),
    to new: (project: ThemeProject, themes: [String]?)
  ) throws(ThemeLibraryError) -> (CompiledFolder, CompiledFolder) {
    let (first, second) = (old.project, new.project)
    let schema = first.sharedSchema.merged(with: second.sharedSchema)
    return (
      try CompiledFolder(first.sharing(schema), themes: old.themes),
      try CompiledFolder(second.sharing(schema), themes: new.themes)
    )
  }

  private init(_ project: ThemeProject, themes names: [String]?) throws(ThemeLibraryError) {
    let folder = project.folder
    let known = folder.themeNames
    let themes = names ?? known
    guard !known.isEmpty else { throw .noThemes(folder: folder.path) }
    for name in themes where !known.contains(name) { throw .unknownTheme(name, known: known) }
    let compilation = project.compilation(of: themes)
    let compiled = compilation.members
    members = compiled.compactMap { member in
      member.chain.last.map { ($0.name, member) }
    }
    checks = project.checks
    defaultTheme = project.defaultTheme
    let diagnostics = project.reported(
      project.checkReading.diagnostics + compilation.diagnostics
        + (names == nil ? project.findingsOfUnknownFiles : [])
    )
    errors = diagnostics.filter { $0.severity == .error }
    guard compiled.areConfined(errors),
      members.count == themes.count, errors.isEmpty || compiled.allSatisfy(\.isComplete)
    else {
      throw .invalid(diagnostics)
    }
  }
}

extension ThemeDifference {
  /// A theme that only one library has.
  fileprivate init(only name: String, isNew: Bool, parent: String?) {
    self.init(
      old: isNew ? nil : name,
      new: isNew ? name : nil,
      parent: parent,
      colors: [],
      checks: [],
      inheritedColors: [],
      inheritedCheckCount: 0,
      isComplete: true
    )
  }

  /// Returns the difference without the changes that the extended theme has in common.
  fileprivate func withoutInherited(from other: ThemeDifference?) -> ThemeDifference {
    guard let other else { return self }
    let known = Set(other.colors.map(\.forExtendingThemes))
    let results = Set(other.checks)
    return ThemeDifference(
      old: old,
      new: new,
      parent: parent,
      colors: colors.filter { !known.contains($0.forExtendingThemes) },
      checks: checks.filter { !results.contains($0) },
      inheritedColors: colors.filter { known.contains($0.forExtendingThemes) }.map(\.name),
      inheritedCheckCount: checks.count(where: results.contains),
      isComplete: isComplete
    )
  }
}

extension ColorChange {
  /// The change by which extending themes are compared: for an added or removed name, values are
  /// ignored.
  fileprivate var forExtendingThemes: ColorChange {
    if case .changed = kind { self } else { ColorChange(name: name, kind: kind, values: []) }
  }
}
