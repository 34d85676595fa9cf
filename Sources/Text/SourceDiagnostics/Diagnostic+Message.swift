extension Diagnostic {
  /// The text of a diagnostic together with the names that it is about.
  ///
  /// Names are marked where a message is made, and appear in quotes:
  ///
  /// ```swift
  /// let message: Diagnostic.Message = "\(name: color) is not a color of theme \(name: theme)\(hint)"
  /// message.text  // "'acent' is not a color of theme 'pastel'; did you mean 'accent'?"
  /// message.names  // ["acent", "pastel"]
  /// ```
  public struct Message: Hashable, Sendable, ExpressibleByStringInterpolation {
    /// The text that is printed.
    public let text: String

    /// The marked names, in the order of the text.
    public let names: [String]

    /// The only word that the message proposes in place of one of the file.
    let proposal: SpellingProposal?

    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    public init(stringLiteral text: String) {
      self.text = text
      names = []
      proposal = nil
    }

    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    public init(stringInterpolation parts: StringInterpolation) {
      text = parts.text
      names = parts.names
      proposal = parts.proposal
    }

    /// Creates the end of a message that proposes names for a misspelled word; empty without names.
    init(proposing names: [String], for word: String) {
      text = Spelling.question(proposing: names)
      self.names = []
      proposal =
        names.count == 1 ? names.first.map { SpellingProposal(word: word, replacement: $0) } : nil
    }

    /// Whether the message has no text.
    package var isEmpty: Bool { text.isEmpty }

    /// Collects the parts of a message.
    public struct StringInterpolation: StringInterpolationProtocol {
      fileprivate var text = ""
      fileprivate var names: [String] = []
      fileprivate var proposal: SpellingProposal?

      // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
      public init(literalCapacity: Int, interpolationCount: Int) {
        text.reserveCapacity(literalCapacity)
      }

      // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
      public mutating func appendLiteral(_ literal: String) { text += literal }

      /// Appends a value that is not a name.
      public mutating func appendInterpolation<Value>(_ value: Value) { text += "\(value)" }

      /// Appends a name in quotes, where the suffix follows it.
      public mutating func appendInterpolation<Name>(name: Name, suffix: String = "") {
        let name = "\(name)"
        names.append(name)
        text += "'\(name)\(suffix)'"
      }

      /// Appends another message and its names.
      public mutating func appendInterpolation(_ message: Message) {
        text += message.text
        names += message.names
        proposal = message.proposal ?? proposal
      }

      /// Appends names in quotes; of more than eight only the number of the others.
      ///
      /// Of a long list, ``Message/names`` has the first names and the number of the others.
      public mutating func appendInterpolation(names list: [String]) {
        names += list.prefix(256)
        if list.count > 256 { names.append("\(list.count - 256) more") }
        text += list.prefix(8).map { "'\($0)'" }.joined(separator: ", ")
        if list.count > 8 { text += " and \(list.count - 8) more" }
      }
    }
  }
}
