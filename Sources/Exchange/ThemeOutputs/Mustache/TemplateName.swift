/// A name in a template, with a number if it is in the vocabulary of the data.
struct TemplateName: Hashable, Sendable {
  /// The name as it is written.
  let text: String

  /// The number of the name in the vocabulary; -1 for other names.
  let number: Int

  /// Creates a name.
  init(_ text: String, number: Int = -1) {
    self.text = text
    self.number = number
  }
}
