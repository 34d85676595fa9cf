extension StringProtocol {
  /// The text without whitespace at its ends.
  var trimmed: String { trimming(where: \.isWhitespace) }

  /// Returns the text without certain characters at its ends.
  func trimming(where isTrimmed: (Character) -> Bool) -> String {
    var text = self[...]
    while let first = text.first, isTrimmed(first) { text.removeFirst() }
    while let last = text.last, isTrimmed(last) { text.removeLast() }
    return String(text)
  }
}
