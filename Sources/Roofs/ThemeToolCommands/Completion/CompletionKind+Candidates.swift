import ArgumentParser
import TraitSystem

/// The completions of words that depend on the theme library or on lists that are not read at
/// start.
extension CompletionKind {
  static var themes: CompletionKind { .candidates { try $0.themes() } }
  static var hierarchies: CompletionKind { .candidates { try $0.hierarchies() } }
  static var colors: CompletionKind { .candidates { try $0.colors() } }
  static var colorsAndGroups: CompletionKind { .candidates { try $0.colorsAndGroups() } }
  static var colorReferences: CompletionKind { .candidates { try $0.colorReferences() } }
  static var themesAndFiles: CompletionKind { .candidates { $0.themesAndFiles() } }
  static var nodes: CompletionKind { .candidates { try $0.nodes() } }
  static var assignments: CompletionKind { .candidates { try $0.assignments() } }
  static var conditions: CompletionKind { .candidates { try $0.conditions() } }
  static var outputs: CompletionKind { .candidates { try $0.outputs() } }
  static var settings: CompletionKind { .candidates { try $0.settings() } }
  static var rules: CompletionKind { .candidates { _ in CompletionLine.rules() } }

  /// The values of a system trait, and other words with a meaning for its option.
  static func values<T: TraitDefinition>(of trait: T.Type, and others: String...) -> CompletionKind
  {
    .candidates { _ in CompletionLine.values(of: TraitKey(trait), and: others) }
  }

  private static func candidates(
    _ list: @escaping @Sendable (CompletionLine) throws -> [String]
  ) -> CompletionKind {
    .custom { words, index, _ in
      let candidates = (try? list(CompletionLine(words, index: index))) ?? []
      return candidates.filter(isPlain).map(escaped)
    }
  }

  /// Whether a shell inserts a candidate unchanged.
  ///
  /// Bash expands the candidates that it is given, so that `$(…)` in a name of a library would be
  /// run.
  private static func isPlain(_ candidate: String) -> Bool {
    candidate.allSatisfy { $0.isLetter || $0.isNumber || "-_./=:+@,%{} ".contains($0) }
  }

  /// Returns a candidate in the form that the shell reads: zsh takes text after a colon as a
  /// description.
  private static func escaped(_ candidate: String) -> String {
    guard CompletionShell.requesting == .zsh else { return candidate }
    return candidate.split(separator: ":", omittingEmptySubsequences: false).joined(
      separator: "\\:"
    )
  }
}
