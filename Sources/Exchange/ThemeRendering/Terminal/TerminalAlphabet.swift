import TextSupport

/// The characters that a terminal supports.
struct TerminalAlphabet {
  /// Whether it shows more than ASCII.
  let isUTF8: Bool

  /// The mark for text that is cut off.
  var ellipsis: String { isUTF8 ? "…" : "..." }

  /// The hatching instead of a color without a value.
  var hatch: String { isUTF8 ? "╱" : "/" }

  /// The text instead of a value.
  var absence: String { isUTF8 ? "—" : "-" }

  /// The text between the words of a list.
  var separator: String { isUTF8 ? " · " : ", " }

  /// Returns a text with control characters escaped, and with `?` for characters that are not
  /// supported.
  func text(_ text: String) -> String {
    let visible = VisibleText.of(text)
    if isUTF8 { return visible }
    return String(visible.map { $0.isASCII ? $0 : "?" })
  }

  /// Returns words such as `dark · high contrast · density compact`, broken into lines between
  /// words.
  func lines(of words: [String], columns: Int) -> [String] {
    var lines: [String] = []
    for word in words {
      let word = TextWidth.cut(text(word), to: columns, mark: ellipsis)
      let longer = lines.last.map { $0 + separator + word }
      if let longer, TextWidth.columns(of: longer) <= columns {
        lines[lines.count - 1] = longer
      } else {
        lines.append(word)
      }
    }
    return lines
  }
}

extension String {
  /// The text without the spaces at its end.
  var withoutTrailingSpaces: Substring {
    let last = utf8.lastIndex { $0 != UInt8(ascii: " ") }
    return self[..<(last.map(utf8.index(after:)) ?? startIndex)]
  }
}
