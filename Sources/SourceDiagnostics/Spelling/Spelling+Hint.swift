extension Spelling {
  /// The end of a message about a name that isn't there: a question that proposes the nearest of
  /// `candidates`, or nothing where none is near.
  ///
  /// ```swift
  /// "no colour is called 'acent'" + Spelling.hint(for: "acent", among: ["accent"])
  /// // "no colour is called 'acent'; did you mean 'accent'?"
  /// ```
  public static func hint(for word: String, among candidates: some Sequence<String>) -> String {
    question(proposing: nearest(to: word, among: candidates))
  }
}
