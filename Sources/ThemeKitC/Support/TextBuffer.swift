import CThemeKit

/// The buffer of a caller's that a text goes into.
struct TextBuffer {
  private let bytes: UnsafeMutablePointer<CChar>?
  private let capacity: UInt
  private let length: UnsafeMutablePointer<Int>?

  /// Takes the three arguments of a function that writes a text.
  init(
    _ buffer: UnsafeMutablePointer<CChar>?,
    _ capacity: Int,
    _ length: UnsafeMutablePointer<Int>?
  ) throws(CallFailure) {
    if buffer == nil && capacity != 0 { throw .null("buffer") }
    bytes = buffer
    // A capacity beyond the largest integer is what "as much as you like" looks like here.
    self.capacity = UInt(bitPattern: capacity)
    self.length = length
  }

  /// Writes as much of a text as there is room for, in whole characters.
  func write(_ text: String) -> tk_status {
    var text = text
    return text.withUTF8 { source in
      length?.pointee = source.count
      guard let bytes, capacity > 0 else { return TK_TRUNCATED }
      let fits = UInt(source.count) < capacity
      var count = fits ? source.count : Int(capacity) - 1
      if !fits {
        // A byte of the form 10xxxxxx goes on with the character before it.
        while count > 0 && source[count] & 0xC0 == 0x80 { count -= 1 }
      }
      for index in 0..<count { bytes[index] = CChar(bitPattern: source[index]) }
      bytes[count] = 0
      return fits ? TK_OK : TK_TRUNCATED
    }
  }
}
