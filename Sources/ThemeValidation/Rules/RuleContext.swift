import DynamicColors
import SourceDiagnostics
import ThemeFiles
import ThemeHierarchies
import TraitSystem

/// What rules look at: everything that was read of a folder, and what could be compiled of it.
struct RuleContext: Sendable {
  /// All themes that could be read, in the order of their files.
  let themes: [Theme]
  /// The themes with all those that they extend.
  let members: [CompiledTheme]
  let checks: [ColorCheck]
  let hierarchies: [HierarchyFile]
  let names: TraitNames
  let themeTrait: TraitKey?
  let defaultTheme: String
  let table: ConditionTable
  /// The files in which an error was found so far: nothing can be concluded from what they lack.
  let faultyFiles: Set<String>

  /// The files of which an error may have hidden names: nothing can be concluded from names that
  /// they lack.
  let filesWithLostNames: Set<String>

  /// The most combinations of traits that a rule looks at for a variant of a colour.
  let combinationLimit: Int

  /// The compiled theme of that name.
  func member(of theme: String) -> CompiledTheme? {
    numbers[theme].map { members[$0] }
  }

  /// Whether a theme, or one that it extends, has an error.
  func isFaulty(_ member: CompiledTheme) -> Bool {
    member.chain.contains { faultyFiles.contains($0.file) }
  }

  /// Whether a theme, or one that it extends, may have more names than could be read.
  func mayLackNames(_ member: CompiledTheme) -> Bool {
    member.chain.contains { filesWithLostNames.contains($0.file) }
  }

  /// The themes that extend one which isn't there: what they lack says nothing.
  private let incompleteMembers: [CompiledTheme]
  private let numbers: [String: Int]

  /// The same for rules that look at what a theme has and not at what it lacks.
  var withIncompleteMembers: RuleContext {
    guard !incompleteMembers.isEmpty else { return self }
    return with(members + incompleteMembers)
  }

  private func with(_ members: [CompiledTheme]) -> RuleContext {
    RuleContext(
      themes: themes,
      members: members,
      checks: checks,
      hierarchies: hierarchies,
      names: names,
      themeTrait: themeTrait,
      defaultTheme: defaultTheme,
      table: table,
      faultyFiles: faultyFiles,
      filesWithLostNames: filesWithLostNames,
      combinationLimit: combinationLimit
    )
  }

  init(
    themes: [Theme],
    members: [CompiledTheme],
    incompleteMembers: [CompiledTheme] = [],
    checks: [ColorCheck],
    hierarchies: [HierarchyFile],
    names: TraitNames,
    themeTrait: TraitKey?,
    defaultTheme: String,
    table: ConditionTable,
    faultyFiles: Set<String>,
    filesWithLostNames: Set<String>,
    combinationLimit: Int? = nil
  ) {
    self.themes = themes
    self.members = members
    self.incompleteMembers = incompleteMembers
    self.checks = checks
    self.hierarchies = hierarchies
    self.names = names
    self.themeTrait = themeTrait
    self.defaultTheme = defaultTheme
    self.table = table
    self.faultyFiles = faultyFiles
    self.filesWithLostNames = filesWithLostNames
    self.combinationLimit =
      combinationLimit ?? CombinationBudget((members + incompleteMembers).flatMap(\.searches)).limit
    let named = members.enumerated().map { ($1.name, $0) }
    numbers = Dictionary(named) { first, _ in first }
  }
}

extension Sequence<ColorCondition> {
  /// The conditions side by side, or `default` for none.
  var words: String {
    let words = map(\.description).joined(separator: " ")
    return words.isEmpty ? ConditionWords.unconditional : words
  }
}

extension CompiledTheme {
  /// What it takes to look at each variant of the theme's own colours under all traits.
  fileprivate var searches: [CombinationBudget.Search] {
    ownIndices.compactMap { index in
      guard colors.hasConditions(at: index) || colors.definition(at: index).hasExpression else {
        return nil
      }
      let count = colors.variants(at: index).count
      // To find which variant wins is to look at those before it.
      return colors.search(of: [index], cost: count + count * count / 16)
    }
  }
}
