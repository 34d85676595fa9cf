extension Spelling {
  /// Returns the end of a message about an unknown name: a question that proposes the nearest
  /// candidates, or an empty text if none is near.
  ///
  /// ```swift
  /// "'acent' is not a color" + Spelling.hint(for: "acent", among: ["accent"])
  /// // "'acent' is not a color; did you mean 'accent'?"
  /// ```
  public static func hint(for word: String, among candidates: some Sequence<String>) -> String {
    question(proposing: nearest(to: word, among: candidates))
  }
}
