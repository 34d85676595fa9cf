/// Finds numbers by name: an open-addressed table of 32-bit numbers beside the names themselves.
///
/// It takes four to eight bytes a name where a dictionary takes about fifty.
package struct NameIndex: Sendable {
  private static let empty = UInt32.max
  private var table: [UInt32] = []
  private var count = 0

  /// Makes an empty index.
  package init() {}

  /// Makes room for `count` names.
  package mutating func reserveCapacity(_ count: Int, name: (Int) -> String) {
    grow(to: count, name: name)
  }

  /// The number of `text`, or nil where it has none; `name` gives the name of a number.
  package func number(of text: String, name: (Int) -> String) -> Int? {
    guard !table.isEmpty else { return nil }
    var place = Self.hash(text) & (table.count - 1)
    while table[place] != Self.empty {
      let number = Int(table[place])
      if name(number) == text { return number }
      place = (place + 1) & (table.count - 1)
    }
    return nil
  }

  /// Gives `text` the number `number` unless it has one, which is returned then.
  package mutating func insert(_ text: String, as number: Int, name: (Int) -> String) -> Int? {
    if (count + 1) * 4 > table.count * 3 { grow(to: max(8, count * 2), name: name) }
    var place = Self.hash(text) & (table.count - 1)
    while table[place] != Self.empty {
      let known = Int(table[place])
      if name(known) == text { return known }
      place = (place + 1) & (table.count - 1)
    }
    table[place] = UInt32(truncatingIfNeeded: number)
    count += 1
    return nil
  }

  private mutating func grow(to wanted: Int, name: (Int) -> String) {
    var size = 8
    while size * 3 < wanted * 4 { size *= 2 }
    guard size > table.count else { return }
    let old = table
    table = Array(repeating: Self.empty, count: size)
    for number in old where number != Self.empty {
      var place = Self.hash(name(Int(number))) & (size - 1)
      while table[place] != Self.empty { place = (place + 1) & (size - 1) }
      table[place] = number
    }
  }

  /// A hash of the text's bytes, eight at a time, mixed by multiplication.
  ///
  /// It is not keyed: whoever writes a theme file could make names collide, and would only make
  /// their own file slow to load, which the number of nodes in a file bounds.
  private static func hash(_ text: String) -> Int {
    var text = text
    return text.withUTF8 { bytes in
      var state = UInt64(truncatingIfNeeded: bytes.count) &* 0x9E37_79B9_7F4A_7C15
      var rest = UnsafeRawBufferPointer(bytes)
      while rest.count >= 8 {
        state = mix(state ^ rest.loadUnaligned(as: UInt64.self))
        rest = UnsafeRawBufferPointer(rebasing: rest[8...])
      }
      var tail: UInt64 = 0
      for byte in rest { tail = tail << 8 | UInt64(byte) }
      return Int(truncatingIfNeeded: mix(state ^ tail))
    }
  }

  private static func mix(_ value: UInt64) -> UInt64 {
    let product = value.multipliedFullWidth(by: 0xD6E8_FEB8_6659_FD93)
    return product.high ^ product.low
  }
}
