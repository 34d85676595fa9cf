/// Swift source text: literals and attributes.
package enum SwiftLiteral {
  /// Returns a string literal on one line, with all hidden characters escaped.
  package static func string(_ text: String) -> String { "\"\(self.text(text))\"" }

  /// Returns the text between the quotes of a string literal on one line.
  package static func text(_ text: String) -> String {
    text.unicodeScalars.escaped { scalar in
      scalar == "\"" || scalar == "\\" ? "\\\(scalar)" : VisibleText.escape(of: scalar)
    }
  }

  /// Returns an attribute that marks a declaration as deprecated.
  ///
  /// - Parameter arguments: The labels and texts of further arguments, such as `message` and
  ///   `renamed`; arguments without text are left out.
  /// - Returns: The attribute, such as `@available(*, deprecated, message: "Use b.")`.
  package static func deprecation(_ arguments: KeyValuePairs<String, String?>) -> String {
    let list = arguments.map { label, text in
      text.map { $0.isEmpty ? "" : ", \(label): \(string($0))" } ?? ""
    }
    return "@available(*, deprecated\(list.joined()))"
  }
}
