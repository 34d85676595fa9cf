import TextSupport

extension RandomAccessCollection<UInt8> where Index == Int {
  /// Returns the end of the anchor (`&name`) or the tag (`!!str`, `!<…>`) that starts at an offset,
  /// as in libyaml.
  package func endOfYAMLProperty(from start: Int, to limit: Int) -> Int {
    var index = start + 1
    guard self[start] == UInt8(ascii: "!") else {
      while index < limit, self[index].isASCIIWord { index += 1 }
      return index
    }
    let isVerbatim = index < limit && self[index] == UInt8(ascii: "<")
    while index < limit, self[index] > 0x20 {
      if isVerbatim ? self[index - 1] == UInt8(ascii: ">") : ",[]{}".utf8.contains(self[index]) {
        break
      }
      index += 1
    }
    return index
  }
}
