import DynamicColors
import SourceDiagnostics
import ThemeFiles
import TraitSystem

/// The input of rules: all files of a folder that were read, and the themes that were compiled.
struct RuleContext: Sendable {
  /// All themes that could be read, in the order of their files.
  let themes: [Theme]
  /// The themes with all themes that they extend.
  let members: [CompiledTheme]
  /// The themes that extend an unknown theme, and may therefore lack names.
  let incompleteMembers: [CompiledTheme]
  let checks: [ColorCheck]
  let hierarchies: [HierarchyFile]
  let names: TraitNames
  let themeTrait: TraitKey?
  let defaultTheme: String
  /// The files with errors so far: rules draw no conclusions from missing parts of these files.
  let invalidFiles: Set<String>

  /// The files in which an error may hide names: rules draw no conclusions from missing names.
  let filesWithLostNames: Set<String>

  /// The maximum number of combinations of traits that a rule tests for a variant of a color.
  let combinationLimit: Int

  /// The compiled theme of that name.
  func member(of theme: String) -> CompiledTheme? { members.first { $0.name == theme } }

  /// Whether a theme, or one that it extends, has an error.
  func isInvalid(_ member: CompiledTheme) -> Bool {
    member.chain.contains { invalidFiles.contains($0.file) }
  }

  /// Whether a theme, or one that it extends, may have more names than could be read.
  func mayLackNames(_ member: CompiledTheme) -> Bool {
    member.chain.contains { filesWithLostNames.contains($0.file) }
  }

  /// The compiled theme of that name, which may lack names, for rules that check the contents of a
  /// theme.
  func memberWithContents(of theme: String) -> CompiledTheme? {
    member(of: theme) ?? incompleteMembers.first { $0.name == theme }
  }
}

extension Sequence<TraitCondition> {
  /// The conditions separated by spaces, or `default` for none.
  var words: String {
    let words = map(\.description).joined(separator: " ")
    return words.isEmpty ? ConditionWords.unconditional : words
  }
}

extension CompiledTheme {
  /// The cost of testing each variant of the theme's own colors under all traits.
  var searches: [CombinationBudget.Search] {
    ownIndices.compactMap { index in
      guard definitions.hasConditions(at: index) || definitions.definition(at: index).hasExpression
      else {
        return nil
      }
      let count = definitions.variants(at: index).count
      // The search for the winning variant tests those before it.
      return definitions.search(of: [index], cost: count + count * count / 16)
    }
  }
}
