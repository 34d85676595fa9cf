package import DynamicColors

/// The positions of references in color values.
package enum ReferencePlace {
  /// Returns the bytes of `name` in the value at `range`, after a brace or an opening parenthesis.
  package static func range(
    of name: String,
    in range: Range<Int>,
    of origin: any ColorOrigin
  ) -> Range<Int>? {
    offset(of: name, in: origin.text(range)).map { offset in
      range.lowerBound + offset..<range.lowerBound + offset + name.utf8.count
    }
  }

  private static func offset(of name: String, in text: String) -> Int? {
    let bytes = Array(text.utf8)
    let wanted = Array(name.utf8)
    guard !wanted.isEmpty, bytes.count > wanted.count else { return nil }
    var opened = false
    for start in 0...(bytes.count - wanted.count) {
      if opened, bytes[start...].starts(with: wanted),
        isEnd(bytes, start + wanted.count)
      {
        return start
      }
      switch bytes[start] {
      case UInt8(ascii: "{"), UInt8(ascii: "("): opened = true
      case UInt8(ascii: " "), UInt8(ascii: "\t"): break
      default: opened = false
      }
    }
    return nil
  }

  /// Returns whether a name can end at an offset: `{accent-hover}` is not a reference to `accent`.
  private static func isEnd(_ bytes: [UInt8], _ offset: Int) -> Bool {
    guard offset < bytes.count else { return true }
    return [UInt8(ascii: "}"), UInt8(ascii: ")"), UInt8(ascii: " "), UInt8(ascii: "\t")]
      .contains(bytes[offset])
  }
}
