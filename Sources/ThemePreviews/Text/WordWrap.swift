import SourceDiagnostics

/// Breaks prose into lines.
enum WordWrap {
  /// The text broken between words into lines of so many columns; what is left over after the last
  /// is cut off with a mark, as is a word that is longer than a line.
  static func lines(
    _ text: String,
    columns: Int,
    limit: Int = .max,
    mark: String = "…"
  ) -> [String] {
    var lines: [String] = []
    var line = ""
    var width = 0
    var rest = text.split(separator: " ").map(String.init)[...]
    while let word = rest.first {
      let wordWidth = TextWidth.columns(of: word)
      if line.isEmpty || width + 1 + wordWidth <= columns {
        width += (line.isEmpty ? 0 : 1) + wordWidth
        line += line.isEmpty ? word : " \(word)"
        rest = rest.dropFirst()
      } else if lines.count + 1 >= limit {
        line += " " + rest.joined(separator: " ")
        rest = []
      } else {
        lines.append(TextWidth.cut(line, to: columns, mark: mark))
        line = ""
        width = 0
      }
    }
    if !line.isEmpty { lines.append(TextWidth.cut(line, to: columns, mark: mark)) }
    return lines
  }
}
