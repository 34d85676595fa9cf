/// A proposal for a misspelled word, from which the fix of a finding is made.
struct SpellingProposal: Hashable, Sendable {
  /// The misspelled word.
  let word: String

  let replacement: String

  /// Returns the fix that replaces the word in an excerpt; nil if the file spells the word in
  /// another way, such as with an escape sequence, or more than once.
  func fix(at excerpt: SourceExcerpt?) -> Diagnostic.Fix? {
    guard let excerpt, excerpt.start.line == excerpt.end.line,
      excerpt.start.column >= excerpt.lineTextColumn, !word.isEmpty
    else { return nil }
    let part = excerpt.lineText.unicodeScalars
      .dropFirst(excerpt.start.column - excerpt.lineTextColumn)
      .prefix(excerpt.end.column - excerpt.start.column)
    let ranges = part.ranges(of: word.unicodeScalars)
    guard ranges.count == 1, let range = ranges.first else { return nil }
    if range == part.startIndex..<part.endIndex { return .suggestion(replacement) }
    let start = excerpt.start.column + part[..<range.lowerBound].count
    let end = start + word.unicodeScalars.count
    let line = excerpt.start.line
    return .suggestion(
      replacement,
      at: SourcePosition(line: line, column: start)..<SourcePosition(line: line, column: end)
    )
  }
}

extension Spelling {
  /// Returns the end of a message about an unknown word of a file, as ``hint(for:among:)`` does; a
  /// finding with it has the only proposal as its fix.
  package static func proposal(
    for word: String,
    among candidates: some Sequence<String>
  ) -> Diagnostic.Message {
    Diagnostic.Message(proposing: nearest(to: word, among: candidates), for: word)
  }
}

extension SpellingIndex {
  /// Returns the end of a message about an unknown word of a file, as in
  /// ``Spelling/proposal(for:among:)``.
  package func proposal(for word: String) -> Diagnostic.Message {
    Diagnostic.Message(proposing: nearest(to: word), for: word)
  }
}
