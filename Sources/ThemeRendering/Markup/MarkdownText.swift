import TextSupport

/// Text in GitHub Flavored Markdown.
package enum MarkdownText {
  /// Returns a code span, in a fence longer than the runs of backticks in the text.
  package static func code(_ text: String) -> String {
    let text = VisibleText.comment(text)
    guard !text.isEmpty else { return "" }
    let longest = longestFence(in: text)
    guard longest > 0 else { return "`\(text)`" }
    let fence = String(repeating: "`", count: longest + 1)
    return "\(fence) \(text) \(fence)"
  }

  /// Returns text on one line whose characters have no meaning in Markdown, also not as mentions and
  /// as links to issues; colors in hexadecimal digits are code, which readers show with a swatch.
  package static func escaped(_ text: String) -> String {
    var result = ""
    var rest = VisibleText.comment(text)[...]
    while let index = rest.firstIndex(of: "#") {
      result += references(rest[..<index])
      let digits = rest[rest.index(after: index)...].prefix { $0.isLetter || $0.isNumber }
      let isColor = [3, 4, 6, 8].contains(digits.count) && digits.allSatisfy(\.isHexDigit)
      result += isColor ? "`#\(digits)`" : "&#35;\(digits)"
      rest = rest[digits.endIndex...]
    }
    return result + references(rest)
  }

  private static func references(_ text: Substring) -> String {
    text.unicodeScalars.escaped { scalar in
      switch scalar {
      case "&", "<", ">", "|", "*", "_", "`", "[", "]", "~", "@", "\\": "&#\(scalar.value);"
      default: nil
      }
    }
  }

  /// The length of the longest run of backticks in a text.
  package static func longestFence(in text: String) -> Int {
    text.split { $0 != "`" }.map(\.count).max() ?? 0
  }
}
