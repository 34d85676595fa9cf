/// A change of some bytes of a file.
package struct TextEdit: Hashable {
  package let range: Range<Int>
  package let text: String

  package init(range: Range<Int>, text: String) {
    self.range = range
    self.text = text
  }
}

extension [UInt8] {
  /// Returns the bytes after edits in the order of their ranges, which don't overlap.
  package func applying(_ edits: [TextEdit]) -> [UInt8] {
    var result: [UInt8] = []
    var end = 0
    for edit in edits {
      result += self[end..<edit.range.lowerBound]
      result += edit.text.utf8
      end = edit.range.upperBound
    }
    return result + self[end...]
  }
}
