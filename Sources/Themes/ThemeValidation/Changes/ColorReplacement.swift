package import ColorValues
package import SourceDocuments

/// A part of a value that a color can take the place of.
package struct ColorReplacement {
  /// A text for a color: the text with the part that it replaces if that is more than a literal,
  /// and the edits, of which the first inserts the text.
  package typealias Presentation = (label: String, edits: [TextEdit])

  /// The value.
  private let node: SourceNode

  /// The bytes of the part in the file.
  let range: Range<Int>

  /// Whether the part is a literal rather than a reference or a function of colors.
  private let isLiteral: Bool

  /// A part of a value that is a literal; the whole value for nil.
  package init(of node: SourceNode, literal: Range<Int>? = nil) {
    self.node = node
    range = literal ?? node.trimmedRange
    isLiteral = literal != nil || node.isColorLiteral
  }

  /// The maximum number of characters of the original text in a label.
  private static let labelLimit = 24

  /// The text of the part in the file.
  var original: String { String(decoding: node.file.bytes[range], as: UTF8.self) }

  /// Returns the texts for a color: the original for an unchanged color, the original notation,
  /// then the common ones.
  package func presentations(of color: Color, instead current: Color) -> [Presentation] {
    var texts: [String] = []
    if isLiteral { texts.append(Notation.of(original).text(of: color)) }
    texts += [
      Notation.hex, .rgb(hasCommas: false), .function(.oklch, hasPercentage: true),
      .function(.displayP3, hasPercentage: false),
    ].map { $0.text(of: color) }
    var seen: Set<String> = []
    var presentations: [Presentation] = []
    if color.rgba8 == current.rgba8 {
      seen.insert(original)
      presentations.append(
        (beginning(of: original), [TextEdit(range: range, text: original)])
      )
    }
    for text in texts where seen.insert(text).inserted {
      presentations.append((label(for: text), edits(for: text)))
    }
    return presentations
  }

  /// Returns a text, and what it replaces if that is more than a literal.
  func label(for text: String) -> String {
    isLiteral ? text : "\(text) instead of \(beginning(of: original))"
  }

  /// Returns the beginning of the original text, on one line.
  private func beginning(of original: String) -> String {
    let line = original.split { $0.isWhitespace }.joined(separator: " ")
    return line.count > Self.labelLimit ? line.prefix(Self.labelLimit) + "…" : line
  }

  /// Returns the edits that insert a text, with quotes around the value if it needs them.
  func edits(for text: String) -> [TextEdit] {
    let value = node.range
    // In a value without quotes, '#' begins a comment, and a comma can end the value.
    guard node.style == .plain, text.contains(where: { $0 == "#" || $0 == "," }) else {
      return [TextEdit(range: range, text: text)]
    }
    guard range != value else { return [TextEdit(range: range, text: "\"\(text)\"")] }
    return [
      TextEdit(range: range, text: text),
      TextEdit(range: value.lowerBound..<value.lowerBound, text: "\""),
      TextEdit(range: value.upperBound..<value.upperBound, text: "\""),
    ]
  }
}

extension SourceNode {
  /// The bytes in the file of the value without quotes and whitespace around it.
  package var trimmedRange: Range<Int> { sourceRange(ofValueBytes: Self.trimmed(text)) }

  /// Returns the bytes of a text without whitespace around it.
  private static func trimmed(_ text: String) -> Range<Int> {
    let bytes = Array(text.utf8)
    func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (byte >= 0x09 && byte <= 0x0D) }
    guard let first = bytes.firstIndex(where: { !isSpace($0) }),
      let last = bytes.lastIndex(where: { !isSpace($0) })
    else { return 0..<0 }
    return first..<last + 1
  }

  /// Whether the whole value is a literal color.
  package var isColorLiteral: Bool {
    ColorReplacement.Part.all(in: text).first.map { $0.isLiteral && $0.range == Self.trimmed(text) }
      ?? false
  }
}
