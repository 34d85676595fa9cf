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

  /// The length of the longest run of backticks in a text.
  package static func longestFence(in text: String) -> Int {
    text.split { $0 != "`" }.map(\.count).max() ?? 0
  }
}
