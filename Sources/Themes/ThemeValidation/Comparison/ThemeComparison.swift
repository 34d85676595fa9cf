import ColorValues
import DynamicColors
import SourceDiagnostics
import TextSupport
import ThemeFiles
import TraitSystem

/// Compares two compiled themes.
struct ThemeComparison {
  private let old: CompiledTheme
  private let new: CompiledTheme
  private let oldDeprecations: [String: Theme.Deprecation]
  private let newDeprecations: [String: Theme.Deprecation]
  private var isComplete = true

  /// Returns the differences between two themes.
  ///
  /// - Parameters:
  ///   - old: The older theme.
  ///   - new: The newer theme.
  ///   - checks: The checks of the newer theme's library.
  ///   - pairCount: The number of pairs of themes that share the limit of work.
  /// - Returns: The differences, and whether all combinations of traits were compared.
  static func difference(
    from old: CompiledTheme,
    to new: CompiledTheme,
    checks: [ColorCheck],
    pairCount: Int = 1
  ) -> ThemeDifference {
    let total = ConditionSpace.searchBudget / max(1, pairCount)
    var comparison = ThemeComparison(from: old, to: new, total: total)
    let colors = comparison.colors()
    let invalid = Set(old.invalidNames + new.invalidNames)
    let valid = checks.filter { check in !check.names.contains { invalid.contains($0.name) } }
    let results = ColorCheck.Change.changes(
      of: valid,
      from: old.definitions,
      to: new.definitions,
      total: total
    )
    return ThemeDifference(
      old: old.chain.last?.name,
      new: new.chain.last?.name,
      parent: new.chain.last?.parent,
      colors: colors,
      checks: results.changes,
      inheritedColors: [],
      inheritedCheckCount: 0,
      isComplete: comparison.isComplete && results.isComplete
    )
  }

  /// The most combinations of traits under which two colors are compared.
  private let limit: Int

  private init(from old: CompiledTheme, to new: CompiledTheme, total: Int) {
    self.old = old
    self.new = new
    let searches = [old.definitions, new.definitions].flatMap { colors in
      colors.indices.map { colors.search(of: [$0], cost: 1) }
    }
    limit = CombinationBudget(searches, total: total).limit
    oldDeprecations = old.deprecated
    newDeprecations = new.deprecated
  }

  private mutating func colors() -> [ColorChange] {
    let (wrong, invalid) = invalidColors()
    let oldNames = old.definitions.colorNames.filter { !wrong.contains($0) }
    let newNames = new.definitions.colorNames.filter { !wrong.contains($0) }
    let (oldSet, newSet) = (Set(oldNames), Set(newNames))
    var gone = oldNames.filter { !newSet.contains($0) }
    var fresh = newNames.filter { !oldSet.contains($0) }

    var renamed: [ColorChange] = []
    var taken: Set<String> = []
    func announced(_ name: String) -> Theme.Deprecation? {
      newDeprecations[name] ?? oldDeprecations[name]
    }
    // Old names that are deprecated in favor of a new name, resolvable or not.
    let freshSet = Set(fresh)
    var replacedNames: Set<String> = []
    for name in oldNames {
      guard let use = announced(name)?.replacement, freshSet.contains(use), !taken.contains(use)
      else { continue }
      taken.insert(use)
      renamed.append(change(of: use, as: .renamed(from: name, .deprecation), from: name, to: use))
      replacedNames.insert(name)
    }
    gone.removeAll(where: replacedNames.contains)
    fresh.removeAll(where: taken.contains)
    let pairs = pairs(of: gone, with: fresh)
    for (name, newName) in pairs {
      renamed.append(
        change(of: newName, as: .renamed(from: name, .sameValue), from: name, to: newName)
      )
    }
    let (oldPaired, newPaired) = (Set(pairs.map(\.old)), Set(pairs.map(\.new)))
    gone.removeAll(where: oldPaired.contains)
    fresh.removeAll(where: newPaired.contains)
    let replaced = Set(
      renamed.compactMap { change -> String? in
        if case .renamed(let old, _) = change.kind { old } else { nil }
      }
    )

    let removed = gone.map { name in
      change(of: name, as: .removed(use: announced(name)?.replacement), from: name, to: nil)
    }
    let deprecated = oldNames.compactMap { name -> ColorChange? in
      guard newSet.contains(name), !replaced.contains(name), oldDeprecations[name] == nil,
        let entry = newDeprecations[name]
      else { return nil }
      let kind = ColorChange.Kind.deprecated(use: entry.replacement, reason: entry.reason)
      return ColorChange(name: name, kind: kind, values: [])
    }
    let added = fresh.map { change(of: $0, as: .added, from: nil, to: $0) }
    let changed = newNames.filter(oldSet.contains).map {
      change(of: $0, as: .changed, from: $0, to: $0)
    }
    .filter { !$0.values.isEmpty }
    return removed + renamed + deprecated + added + changed + invalid
  }

  /// Returns the names of the colors without a valid value in one of the themes, and their changes.
  private func invalidColors() -> (names: Set<String>, changes: [ColorChange]) {
    let (before, now) = (Set(old.invalidNames), Set(new.invalidNames))
    let names = before.union(now)
    guard !names.isEmpty else { return ([], []) }
    let ordered = (new.definitions.colorNames + old.definitions.colorNames).filter(names.contains)
      .uniqued()
    let changes = ordered.map { name in
      let kind = ColorChange.Kind.invalid(before: before.contains(name), now: now.contains(name))
      return ColorChange(name: name, kind: kind, values: [])
    }
    return (names, changes)
  }

  private mutating func change(
    of name: String,
    as kind: ColorChange.Kind,
    from oldName: String?,
    to newName: String?
  ) -> ColorChange {
    let comparison = compared(oldName, to: newName)
    isComplete = isComplete && comparison.isComplete
    return ColorChange(name: name, kind: kind, values: comparison.changes)
  }

  private func compared(
    _ oldName: String?,
    to newName: String?
  ) -> (changes: [ValueChange], isComplete: Bool) {
    ValueChange.changes(
      from: oldName.flatMap { old.definitions.index(of: $0) }.map { (old.definitions, $0) },
      to: newName.flatMap { new.definitions.index(of: $0) }.map { (new.definitions, $0) },
      limit: limit
    )
  }

  // MARK: Names with the same values

  /// The most new names of one value that a removed name is compared with.
  private static let candidateLimit = 64

  /// Pairs removed names with new names of the same value under all traits.
  ///
  /// Where several names share a value, only similar names make a pair.
  private func pairs(of gone: [String], with fresh: [String]) -> [(old: String, new: String)] {
    let candidates = Dictionary(grouping: fresh) { plainText(of: $0, in: new.definitions) }
    let rivals = Dictionary(grouping: gone) { plainText(of: $0, in: old.definitions) }
    var taken: Set<String> = []
    var pairs: [(old: String, new: String)] = []
    // Among many names of one value, only similar names are compared.
    let indices = candidates.filter { $0.value.count > Self.candidateLimit }
      .mapValues { SpellingIndex(of: $0) }
    for name in gone {
      let text = plainText(of: name, in: old.definitions)
      let possible = indices[text]?.nearest(to: name) ?? candidates[text] ?? []
      let same = possible.filter { candidate in
        guard !taken.contains(candidate) else { return false }
        return compared(name, to: candidate).changes.isEmpty
      }
      let isOnly = same.count == 1 && rivals[text]?.count == 1
      guard let found = isOnly ? same.first : Spelling.nearest(to: name, among: same).first else {
        continue
      }
      taken.insert(found)
      pairs.append((name, found))
    }
    return pairs
  }

  /// Returns the value under unspecified traits, which reduces the candidates to compare.
  private func plainText(of name: String, in colors: CompiledDefinitions) -> String {
    colors.index(of: name).map { colors.color(at: $0, for: TraitCollection()).hex } ?? ""
  }
}
