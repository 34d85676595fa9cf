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
    let (old, new) = old.sharingTraits(with: new)
    let (before, oldErrors) = try old.comparedMembers()
    let (after, newErrors) = try new.comparedMembers()
    let newNames = after.map(\.name)
    let renamed = Self.renames(from: before, to: after)
    let gone = before.map(\.name).filter { name in
      !newNames.contains(name) && !renamed.contains { $0.old == name }
    }
    var themes = gone.map { ThemeDifference(only: $0, isNew: false, parent: nil) }
    themes += renamed
    let oldMembers = Dictionary(before.map { ($0.name, $0) }) { first, _ in first }
    var compared: [String: ThemeDifference] = [:]
    for member in after where !renamed.contains(where: { $0.new == member.name }) {
      guard let earlier = oldMembers[member.name] else {
        themes.append(
          ThemeDifference(only: member.name, isNew: true, parent: member.theme?.parent)
        )
        continue
      }
      compared[member.name] = ThemeComparison.difference(
        from: earlier,
        to: member,
        checks: new.checks,
        pairCount: after.count
      )
    }
    // A theme follows the themes that it extends.
    for name in after.sorted(by: { $0.chain.count < $1.chain.count }).map(\.name) {
      guard let difference = compared[name] else { continue }
      themes.append(difference.withoutInherited(from: difference.parent.flatMap { compared[$0] }))
    }
    let isSame = old.defaultTheme == new.defaultTheme
    self.init(
      defaultTheme: isSame
        ? nil : Replacement(old: old.defaultTheme, new: new.defaultTheme),
      themes: themes.filter { !$0.isEmpty }
    )
    errors = (oldErrors + newErrors).uniqued()
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
    from old: [CompiledTheme],
    to new: [CompiledTheme]
  ) -> [ThemeDifference] {
    let (oldNames, newNames) = (Set(old.map(\.name)), Set(new.map(\.name)))
    let gone = old.filter { !newNames.contains($0.name) }
    let fresh = new.filter { !oldNames.contains($0.name) }
    var pairs: [ThemeDifference] = []
    // Only themes with the same names and values under unspecified traits can be equal.
    let similar = Dictionary(grouping: fresh) { signature(of: $0.definitions) }
    let pairCount = gone.reduce(0) { $0 + (similar[signature(of: $1.definitions)]?.count ?? 0) }
    // Where many themes are similar, none has a single counterpart.
    guard pairCount <= renameLimit else { return [] }
    for before in gone {
      for after in similar[signature(of: before.definitions)] ?? [] {
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
    let (oldProject, newProject) = old.project.sharingTraits(with: new.project)
    let (before, oldErrors) = try oldProject.comparedMembers([old.theme])
    let (after, newErrors) = try newProject.comparedMembers([new.theme])
    guard let first = before.first, let second = after.first else {
      self.init(defaultTheme: nil, themes: [])
      return
    }
    let difference = ThemeComparison.difference(
      from: first,
      to: second,
      checks: newProject.checks
    )
    self.init(defaultTheme: nil, themes: [difference].filter { !$0.isEmpty })
    errors = (oldErrors + newErrors).uniqued()
  }
}

extension ThemeProject {
  /// Returns two projects with the same files, whose themes depend on the same traits.
  fileprivate func sharingTraits(with other: ThemeProject) -> (ThemeProject, ThemeProject) {
    let schema = sharedSchema.merged(with: other.sharedSchema)
    return (sharing(schema), other.sharing(schema))
  }

  /// Returns the themes to compare, and the errors, each of which concerns single colors.
  ///
  /// - Parameter names: The names of the themes; nil for all themes, which requires that all files
  ///   can be read.
  /// - Returns: The compiled themes and the errors.
  /// - Throws: `ThemeLibraryError` for a folder that can't be compiled.
  fileprivate func comparedMembers(
    _ names: [String]? = nil
  ) throws(ThemeLibraryError) -> (members: [CompiledTheme], errors: [Diagnostic]) {
    let known = folder.themeNames
    let themes = names ?? known
    guard !known.isEmpty else { throw .noThemes(folder: folder.path) }
    for name in themes where !known.contains(name) { throw .unknownTheme(name, known: known) }
    let compilation = compilation(of: themes)
    let members = compilation.members.filter { $0.theme != nil }
    let diagnostics = reported(
      checkReading.diagnostics + compilation.diagnostics
        + (names == nil ? findingsOfUnknownFiles : [])
    )
    let errors = diagnostics.filter { $0.severity == .error }
    guard compilation.members.areConfined(errors),
      members.count == themes.count,
      errors.isEmpty || compilation.members.allSatisfy(\.isComplete)
    else {
      throw .invalid(diagnostics)
    }
    return (members, errors)
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
