import CThemeKit

/// A caller's buffer for a text.
@safe struct TextBuffer {
  private let bytes: UnsafeMutablePointer<CChar>?
  private let capacity: UInt
  private let length: UnsafeMutablePointer<Int>?

  /// Creates the buffer from the three arguments of a function that returns a text.
  init(
    _ buffer: UnsafeMutablePointer<CChar>?,
    capacity: Int,
    length: UnsafeMutablePointer<Int>?
  ) throws(CallFailure) {
    if unsafe buffer == nil && capacity != 0 { throw .null("buffer") }
    unsafe bytes = buffer
    // A capacity beyond the largest integer, used for "unlimited", is negative here.
    self.capacity = UInt(bitPattern: capacity)
    unsafe self.length = length
  }

  /// Writes the name at an index of a list.
  func write(
    _ names: [String],
    at index: Int,
    _ what: StaticString
  ) throws(CallFailure) -> tk_status {
    guard names.indices.contains(index) else { throw .index(index, of: names.count, what) }
    return write(names[index])
  }

  /// Writes as much of a text as fits, in whole characters.
  func write(_ text: String) -> tk_status {
    var text = text
    return text.withUTF8 { source in
      unsafe length?.pointee = source.count
      guard let bytes = unsafe bytes, capacity > 0 else { return TK_TRUNCATED }
      let fits = UInt(source.count) < capacity
      var count = fits ? source.count : Int(capacity) - 1
      if !fits {
        // A byte of the form 10xxxxxx continues the preceding character.
        while unsafe count > 0 && source[count] & 0xC0 == 0x80 { count -= 1 }
      }
      for index in 0..<count { unsafe bytes[index] = CChar(bitPattern: source[index]) }
      unsafe bytes[count] = 0
      return fits ? TK_OK : TK_TRUNCATED
    }
  }
}
