import SourceDiagnostics
import SourceDocuments
import ThemeFiles
import ThemeValidation

/// Fixes that findings have, and spelling.
extension CodeActionBuilder {
  /// Adds the fix that `validate --fix` applies or proposes.
  mutating func addFix(of finding: Diagnostic) {
    guard let fix = finding.fix, let range = finding.fixRange, let bytes = bytes(of: range) else {
      return
    }
    let old = text.string(bytes)
    let isWord = Self.rulesOfWords.contains(finding.rule)
    let title =
      fix.replacement.isEmpty
      ? "Remove '\(old)'" : "Replace \(isWord ? "'\(old)' " : "")with '\(fix.replacement)'"
    add(
      title,
      kind: .quickFix,
      edits: [TextEdit(range: bytes, text: fix.replacement)],
      for: finding,
      isPreferred: fix.isSafe || isWord
    )
  }

  /// The rules whose findings are often misspelled words.
  private static let rulesOfWords: Set<Rule> = [
    .unknownReference, .unknownTrait, .unknownTheme, .unknownKey, .unknownValue, .unknownRule,
    .unknownAsset, .unknownNodeColor, .invalidColor, .invalidIgnore, .mixedGroup,
  ]

  /// Adds the nearest words that are proposed in the place of an unknown one.
  mutating func addSpellings(for finding: Diagnostic) {
    guard finding.fix == nil, Self.rulesOfWords.contains(finding.rule),
      let whole = finding.excerpt.flatMap({ bytes(of: $0) })
    else { return }
    // A place has more than one word in conditions and in values of colors.
    let source = text.bytes
    let starts = whole.prefix(200).filter { offset in
      offset == whole.lowerBound || " \"'{(=".utf8.contains(source[offset - 1])
    }
    var known: Set<Range<Int>> = []
    for offset in starts {
      let items = spellings(offset).filter {
        $0.range.lowerBound >= whole.lowerBound && $0.range.upperBound <= whole.upperBound
      }
      for (range, items) in Dictionary(grouping: items, by: \.range)
      where !range.isEmpty && known.insert(range).inserted {
        addSpelling(of: text.string(range), at: range, among: items, finding)
      }
    }
  }

  private mutating func addSpelling(
    of word: String,
    at range: Range<Int>,
    among items: [CompletionItem],
    _ finding: Diagnostic
  ) {
    guard !items.contains(where: { $0.label == word }) else { return }
    let near = Spelling.nearest(to: word, among: items.map(\.label))
    for label in near {
      // A text with places for the cursor is incomplete.
      guard let item = items.first(where: { $0.label == label }),
        !item.isSnippet || item.text == label
      else { continue }
      add(
        "Replace '\(word)' with '\(label)'",
        kind: .quickFix,
        edits: [TextEdit(range: range, text: item.text)],
        for: finding,
        isPreferred: near.count == 1
      )
    }
  }

  /// Adds the replacement of a deprecated color in the whole file.
  mutating func addReplacements(of finding: Diagnostic) {
    guard let fix = finding.fix, let excerpt = finding.excerpt, let bytes = bytes(of: excerpt)
    else { return }
    let name = text.string(bytes)
    guard replacedNames.insert(name).inserted else { return }
    let edits = (project?.findings ?? []).compactMap { other -> TextEdit? in
      guard other.rule == finding.rule, other.excerpt?.file == path, other.fix == fix,
        let place = other.excerpt.flatMap({ self.bytes(of: $0) }), text.string(place) == name
      else { return nil }
      return TextEdit(range: place, text: fix.replacement)
    }
    guard edits.count > 1 else { return }
    add(
      "Replace '\(name)' with '\(fix.replacement)' in the whole file",
      kind: .quickFix,
      edits: edits,
      for: finding
    )
  }

  /// Adds all safe fixes of the file, applied in rounds as by `validate --fix`.
  ///
  /// - Parameters:
  ///   - findings: The findings of the file.
  ///   - validate: Returns the findings of the file with other bytes.
  mutating func addFixAll(
    _ findings: [Diagnostic],
    validating validate: ([UInt8]) -> [Diagnostic]
  ) {
    var file = SourceFile(path: path, bytes: text.bytes)
    var findings = findings
    for _ in 0..<FixedText.roundLimit {
      guard let fixed = FixedText(file, safelyFixing: findings) else { break }
      file = SourceFile(path: path, bytes: fixed.bytes)
      findings = validate(fixed.bytes)
    }
    guard let change = text.bytes.difference(to: file.bytes) else { return }
    let replacement = String(decoding: file.bytes[change.new], as: UTF8.self)
    add(
      "Apply all safe fixes",
      kind: .fixAll,
      edits: [TextEdit(range: change.old, text: replacement)]
    )
  }
}

extension [UInt8] {
  /// Returns the smallest part that differs from another text, at the starts of characters; nil for
  /// the same text.
  fileprivate func difference(to other: [UInt8]) -> (old: Range<Int>, new: Range<Int>)? {
    guard self != other else { return nil }
    let shorter = Swift.min(count, other.count)
    var start = 0
    while start < shorter, self[start] == other[start] { start += 1 }
    while start > 0, start < count, self[start] & 0xC0 == 0x80 { start -= 1 }
    var end = 0
    while end < shorter - start, self[count - 1 - end] == other[other.count - 1 - end] { end += 1 }
    while end > 0, self[count - end] & 0xC0 == 0x80 { end -= 1 }
    return (start..<count - end, start..<other.count - end)
  }
}
