import TextSupport

/// Measures text, in columns or in pixels.
protocol TextRuler {
  /// Returns the width of a text, the sum of the widths of its characters.
  func width(of text: String) -> Double

  /// Returns the text, cut with a mark at its end where it doesn't fit.
  func shortened(_ text: String, to width: Double) -> String
}

/// Measures text by the columns of a terminal.
struct ColumnRuler: TextRuler {
  /// The mark for text that is cut off.
  let mark: String

  func width(of text: String) -> Double { Double(TextWidth.columns(of: text)) }

  func shortened(_ text: String, to width: Double) -> String {
    TextWidth.cut(text, to: Int(clamping: width), mark: mark)
  }
}

extension String {
  /// Returns the text broken into lines of a number of columns; words that are longer than a line
  /// are cut, as is the last line of `limit` lines.
  func wrapped(columns: Int, limit: Int = .max, mark: String = "…") -> [String] {
    ColumnRuler(mark: mark).lines(of: self, width: Double(columns), limit: limit)
  }
}

extension TextRuler {
  /// Returns the text broken into lines of a width.
  ///
  /// Lines end between words, and between the wide characters of scripts that put no spaces between
  /// words, except before punctuation that closes and after punctuation that opens.
  ///
  /// Source: UAX #14, classes ID, OP, CL and NS, simplified.
  func lines(of text: String, width limit: Double, limit count: Int) -> [String] {
    let space = width(of: " ")
    var lines: [String] = []
    var line = ""
    var end = 0.0
    for (word, followsSpace) in textPieces(of: text) {
      let gap = followsSpace && !line.isEmpty
      let needed = (gap ? space : 0) + width(of: word)
      if !line.isEmpty, end + needed > limit, lines.count + 1 < count {
        lines.append(shortened(line, to: limit))
        line = word
        end = needed - (gap ? space : 0)
      } else {
        // The last line is cut below.
        line += gap ? " \(word)" : word
        end += needed
      }
    }
    if !line.isEmpty { lines.append(shortened(line, to: limit)) }
    return lines
  }
}

/// Returns the parts between which a line may end, and whether a space is before each.
private func textPieces(of text: String) -> [(text: String, followsSpace: Bool)] {
  text.split(separator: " ").flatMap { word in
    if word.utf8.allSatisfy({ $0 < 0x80 }) { return [(String(word), true)] }
    var pieces: [(text: String, followsSpace: Bool)] = []
    var last: Character?
    for character in word {
      if let before = last, !canBreak(between: before, and: character), !pieces.isEmpty {
        pieces[pieces.count - 1].text.append(character)
      } else {
        pieces.append((String(character), pieces.isEmpty))
      }
      last = character
    }
    return pieces
  }
}

private func canBreak(between first: Character, and second: Character) -> Bool {
  guard !first.isASCII || !second.isASCII else { return false }
  guard TextWidth.columns(of: first) == 2 || TextWidth.columns(of: second) == 2 else {
    return false
  }
  return !openingPunctuation.contains(first) && !closingPunctuation.contains(second)
}

private let openingPunctuation: Set<Character> = [
  "(", "[", "{", "“", "‘", "（", "［", "｛", "「", "『", "【", "〔", "〈", "《",
]
private let closingPunctuation: Set<Character> = [
  ")", "]", "}", ",", ".", ":", ";", "!", "?", "”", "’", "…", "）", "］", "｝", "」", "』", "】", "〕",
  "〉", "》", "、", "。", "，", "．", "：", "；", "！", "？", "・", "ー", "々",
]
