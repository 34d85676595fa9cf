import TextSupport

/// Text in GitHub Flavored Markdown.
package enum MarkdownText {
  /// Returns a code span, in a fence longer than the runs of backticks in the text.
  package static func code(_ text: String) -> String {
    let text = VisibleText.withoutCommand(VisibleText.comment(text))
    guard !text.isEmpty else { return "" }
    let longest = longestFence(in: text)
    guard longest > 0 else { return "`\(text)`" }
    let fence = String(repeating: "`", count: longest + 1)
    return "\(fence) \(text) \(fence)"
  }

  /// Returns text on one line whose characters have no meaning in Markdown, also not as mentions, as
  /// addresses, and as links to issues and commits.
  ///
  /// Services replace character references before they look for mentions and links, so an invisible
  /// space breaks these. Colors in hexadecimal digits are code, which readers show with a swatch.
  package static func escaped(_ text: String) -> String {
    var result = ""
    var rest = VisibleText.comment(text)[...]
    while let index = rest.firstIndex(of: "#") {
      result += references(rest[..<index])
      let digits = rest[rest.index(after: index)...].prefix { $0.isLetter || $0.isNumber }
      let isColor = [3, 4, 6, 8].contains(digits.count) && digits.allSatisfy(\.isHexDigit)
      result += isColor ? "`#\(digits)`" : "&#35;\(breakingSpace)\(digits)"
      rest = rest[digits.endIndex...]
    }
    return result + references(rest)
  }

  /// A space without width, which ends a word.
  private static let breakingSpace = "\u{200B}"

  /// The characters after which a mention, an address or a link could go on.
  private static func references(_ text: Substring) -> String {
    var result = ""
    var previous: Unicode.Scalar?
    // Whether a colon follows a letter: 'https://…', 'mailto:…'.
    var endsScheme = false
    // GitHub links 7 to 40 hexadecimal digits to a commit.
    var hexDigitCount = 0
    for scalar in text.unicodeScalars {
      let isWord = scalar.isASCII && scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
      hexDigitCount = scalar.properties.isASCIIHexDigit ? hexDigitCount + 1 : 0
      if hexDigitCount == 7 {
        result += breakingSpace
        hexDigitCount = 1
      }
      if endsScheme, isWord || scalar == "/" { result += breakingSpace }
      endsScheme = scalar == ":" && previous?.properties.isAlphabetic == true
      switch scalar {
      case "&", "<", ">", "|", "*", "_", "`", "[", "]", "~", "\\": result += "&#\(scalar.value);"
      case "@": result += "&#64;\(breakingSpace)"
      // 'www.…' and 'GH-1'.
      case "." where previous == "w" || previous == "W": result += "\(breakingSpace)."
      case "-" where previous == "H" || previous == "h": result += "\(breakingSpace)-"
      default: result.unicodeScalars.append(scalar)
      }
      previous = scalar
    }
    return result
  }

  /// The length of the longest run of backticks in a text.
  package static func longestFence(in text: String) -> Int {
    text.split { $0 != "`" }.map(\.count).max() ?? 0
  }
}
