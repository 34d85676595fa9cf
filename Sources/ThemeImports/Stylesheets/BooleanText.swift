import DynamicColors

/// Conditions with `and`, `or` and `not`, as in `@media` and `@supports`.
enum BooleanText {
  /// Returns the words and the parts in parentheses; functions include their names.
  static func words(_ text: String) -> [String] {
    var words: [String] = []
    var rest = text[...]
    while true {
      rest = rest.drop(while: \.isWhitespace)
      guard !rest.isEmpty else { return words }
      let name = rest.prefix { !$0.isWhitespace && $0 != "(" }
      let after = rest[name.endIndex...]
      guard after.first == "(" else {
        words.append(String(name))
        rest = after
        continue
      }
      // `and(` is read as a word before a parenthesis, although it is a function.
      let isWord = ["and", "or", "not", "only"].contains(name)
      if isWord { words.append(String(name)) }
      guard let end = after.closingParenthesis else {
        words.append(String(after))
        return words
      }
      words.append(String(isWord ? "" : name) + after[...end])
      rest = after[after.index(after: end)...]
    }
  }

  /// Returns the test of a condition; nil if it depends on an unknown feature.
  static func test(
    _ words: [String],
    depth: Int = 0,
    feature: (String) -> StyleTest?
  ) -> StyleTest? {
    guard depth < StyleContext.deepest else { return nil }
    func single(_ word: String) -> StyleTest? {
      if let known = feature(word) { return known }
      guard word.hasPrefix("("), word.hasSuffix(")") else { return nil }
      let inside = BooleanText.words(String(word.dropFirst().dropLast()))
      guard inside.contains(where: { $0.hasPrefix("(") || $0.hasSuffix(")") }) else { return nil }
      return test(inside, depth: depth + 1, feature: feature)
    }
    if words.count == 2, words[0] == "not" { return single(words[1]).map { .not($0) } }
    guard words.count % 2 == 1 else { return nil }
    let joints = Set(stride(from: 1, to: words.count, by: 2).map { words[$0] })
    guard joints.count <= 1, joints.isSubset(of: ["and", "or"]) else { return nil }
    let parts = stride(from: 0, to: words.count, by: 2).map { words[$0] }
    return StyleTest.joined(parts.map(single), isAny: joints.contains("or"))
  }
}
