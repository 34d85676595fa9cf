extension Diagnostic {
  /// The text of a diagnostic together with the names that it is about.
  ///
  /// A value that is interpolated directly after a single quote is a name; nothing else is, so that
  /// measured values, proposals and words of a file format stay out of ``Subject/names``.
  ///
  /// ```swift
  /// let message: Diagnostic.Message = "'\(name)' is not a color of theme '\(theme)'\(hint)"
  /// message.names  // ["acent", "pastel"]
  /// ```
  public struct Message: Hashable, Sendable, ExpressibleByStringInterpolation {
    /// The text that is printed.
    public let text: String

    /// The quoted values, in the order of the text.
    public let names: [String]

    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    public init(stringLiteral text: String) {
      self.text = text
      names = []
    }

    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    public init(stringInterpolation parts: StringInterpolation) {
      text = parts.text
      names = parts.names
    }

    /// Collects the parts of a message.
    public struct StringInterpolation: StringInterpolationProtocol {
      fileprivate var text = ""
      fileprivate var names: [String] = []

      // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
      public init(literalCapacity: Int, interpolationCount: Int) {
        text.reserveCapacity(literalCapacity)
      }

      // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
      public mutating func appendLiteral(_ literal: String) { text += literal }

      /// Appends a value, which is a name where it follows a single quote.
      public mutating func appendInterpolation<Value>(_ value: Value) {
        let part = "\(value)"
        if text.last == "'" { names.append(part) }
        text += part
      }

      /// Appends another message and its names.
      public mutating func appendInterpolation(_ message: Message) {
        text += message.text
        names += message.names
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
