/// Finds numbers by name: an open-addressed table of 32-bit numbers beside the names themselves.
///
/// It takes four to eight bytes a name where a dictionary takes about fifty.
package struct NameIndex: Sendable {
  private static let empty = UInt32.max

  /// A number in the lower bits, which the table's size says, and above it as much of the hash, so
  /// that a name is hardly ever fetched only to see that it is another one.
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
    return search(for: text, hash: Self.hash(text), name).number
  }

  /// Gives `text` the number `number` unless it has one, which is returned then.
  package mutating func insert(_ text: String, as number: Int, name: (Int) -> String) -> Int? {
    if max(count, number) >= capacity { grow(to: max(8, max(count, number) * 2), name: name) }
    let hash = Self.hash(text)
    let (known, place) = search(for: text, hash: hash, name)
    if let known { return known }
    table[place] = slot(number, hash)
    count += 1
    return nil
  }

  /// How many names, with numbers below that, the table takes: it stays a quarter empty.
  private var capacity: Int { table.count / 4 * 3 }

  /// The number of `text`, or the free place where it belongs.
  private func search(
    for text: String,
    hash: UInt64,
    _ name: (Int) -> String
  ) -> (number: Int?, place: Int) {
    let mask = table.count - 1
    var place = Int(truncatingIfNeeded: hash) & mask
    while table[place] != Self.empty {
      let number = Int(table[place]) & mask
      if table[place] == slot(number, hash), name(number) == text { return (number, place) }
      place = (place + 1) & mask
    }
    return (nil, place)
  }

  private func slot(_ number: Int, _ hash: UInt64) -> UInt32 {
    let mask = UInt32(truncatingIfNeeded: table.count - 1)
    return UInt32(truncatingIfNeeded: hash >> 32) & ~mask | UInt32(truncatingIfNeeded: number)
  }

  private mutating func grow(to wanted: Int, name: (Int) -> String) {
    var size = 8
    while size / 4 * 3 < wanted { size *= 2 }
    guard size > table.count else { return }
    let (old, oldMask) = (table, table.count - 1)
    table = Array(repeating: Self.empty, count: size)
    for entered in old where entered != Self.empty {
      let number = Int(entered) & oldMask
      let hash = Self.hash(name(number))
      var place = Int(truncatingIfNeeded: hash) & (size - 1)
      while table[place] != Self.empty { place = (place + 1) & (size - 1) }
      table[place] = slot(number, hash)
    }
  }

  /// A hash that is the same for all spellings of equal texts.
  ///
  /// It is one of the text's bytes, eight at a time, mixed by multiplication; of a text that isn't equal
  /// to one of ASCII it is that of the library.
  ///
  /// It is not keyed: whoever writes a theme file could make names collide, and would only make
  /// their own file slow to load, which the number of nodes in a file bounds.
  private static func hash(_ text: String) -> UInt64 {
    var text = text
    var isASCII = true
    let hash = text.withUTF8 { bytes in
      var highBits: UInt64 = 0
      var state = UInt64(truncatingIfNeeded: bytes.count) &* 0x9E37_79B9_7F4A_7C15
      var rest = UnsafeRawBufferPointer(bytes)
      while rest.count >= 8 {
        let word = rest.loadUnaligned(as: UInt64.self)
        highBits |= word
        state = mix(state ^ word)
        rest = UnsafeRawBufferPointer(rebasing: rest[8...])
      }
      var tail: UInt64 = 0
      for byte in rest { tail = tail << 8 | UInt64(byte) }
      isASCII = (highBits | tail) & 0x8080_8080_8080_8080 == 0
      return mix(state ^ tail)
    }
    guard !isASCII else { return hash }
    return spelledInASCII(text).map(self.hash) ?? mix(UInt64(bitPattern: Int64(text.hashValue)))
  }

  /// The text of ASCII characters that equals `text`, or nil where there is none.
  ///
  /// Three characters beyond ASCII are canonically equivalent to one of ASCII, by the singleton
  /// decompositions of the Unicode Character Database.
  private static func spelledInASCII(_ text: String) -> String? {
    var spelled = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\u{37E}": spelled += ";"
      case "\u{1FEF}": spelled += "`"
      case "\u{212A}": spelled += "K"
      default:
        guard scalar.isASCII else { return nil }
        spelled.unicodeScalars.append(scalar)
      }
    }
    return spelled
  }

  private static func mix(_ value: UInt64) -> UInt64 {
    let product = value.multipliedFullWidth(by: 0xD6E8_FEB8_6659_FD93)
    return product.high ^ product.low
  }
}
