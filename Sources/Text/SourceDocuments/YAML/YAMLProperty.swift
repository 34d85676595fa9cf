import TextSupport

/// Anchors and tags as in libyaml.
package enum YAMLProperty {
  /// Returns the end of the anchor (`&name`) or the tag (`!!str`, `!<…>`) that starts at an offset.
  package static func end<Bytes: RandomAccessCollection<UInt8>>(
    in bytes: Bytes,
    from start: Int,
    to limit: Int
  ) -> Int where Bytes.Index == Int {
    var index = start + 1
    guard bytes[start] == UInt8(ascii: "!") else {
      while index < limit, bytes[index].isASCIIWord { index += 1 }
      return index
    }
    let isVerbatim = index < limit && bytes[index] == UInt8(ascii: "<")
    while index < limit, bytes[index] > 0x20 {
      if isVerbatim ? bytes[index - 1] == UInt8(ascii: ">") : ",[]{}".utf8.contains(bytes[index]) {
        break
      }
      index += 1
    }
    return index
  }
}
