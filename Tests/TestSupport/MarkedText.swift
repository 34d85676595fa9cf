/// A text in which marks such as `⟦1⟧` name positions, so that no test counts columns.
///
/// ```swift
/// let marked = MarkedText("colors:\n  a: ⟦1⟧red\n")
/// marked.text        // "colors:\n  a: red\n"
/// marked.places[1]   // "2:6"
/// ```
package struct MarkedText {
  /// The text without the marks.
  package let text: String

  /// The positions of the marks as `line:column`, columns in Unicode scalars from 1.
  package let places: [Int: String]

  /// Removes the marks from a text; brackets without a number are part of the text.
  package init(_ marked: String) {
    var places: [Int: String] = [:]
    var lines: [String] = []
    for (number, line) in marked.split(separator: "\n", omittingEmptySubsequences: false)
      .enumerated()
    {
      var rest = line[...]
      var plain = ""
      while let open = rest.firstIndex(of: "⟦"), let close = rest.firstIndex(of: "⟧"),
        let mark = Int(rest[rest.index(after: open)..<close])
      {
        plain += rest[..<open]
        places[mark] = "\(number + 1):\(plain.unicodeScalars.count + 1)"
        rest = rest[rest.index(after: close)...]
      }
      lines.append(plain + rest)
    }
    text = lines.joined(separator: "\n")
    self.places = places
  }
}
