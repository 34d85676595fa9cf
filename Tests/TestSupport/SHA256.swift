import Foundation

/// SHA-256, to prove hashes that are written by hand.
///
/// Source: FIPS 180-4, sections 4.1.2, 4.2.2, 5.1.1, 5.3.3 and 6.2.2.
package enum SHA256 {
  /// Returns the hash of a text in base64.
  package static func base64(of text: String) -> String {
    var bytes = Array(text.utf8)
    let length = UInt64(bytes.count) * 8
    bytes.append(0x80)
    while bytes.count % 64 != 56 { bytes.append(0) }
    bytes += (0..<8).reversed().map { UInt8(truncatingIfNeeded: length >> (8 * UInt64($0))) }
    var state = roots(8) { $0.squareRoot() }
    for start in stride(from: 0, to: bytes.count, by: 64) {
      compress(Array(bytes[start..<start + 64]), &state)
    }
    let digest = state.flatMap { word in
      (0..<4).reversed().map { UInt8(truncatingIfNeeded: word >> (8 * UInt32($0))) }
    }
    return Data(digest).base64EncodedString()
  }

  private static let constants = roots(64) { cbrt($0) }

  /// The first 32 bits of the fractional parts of the roots of the first primes.
  private static func roots(_ count: Int, _ root: (Double) -> Double) -> [UInt32] {
    let primes = (2...400).filter { number in !(2..<number).contains { number % $0 == 0 } }
    return primes.prefix(count).map { prime in
      let value = root(Double(prime))
      return UInt32((value - value.rounded(.down)) * 4_294_967_296)
    }
  }

  private static func compress(_ block: [UInt8], _ state: inout [UInt32]) {
    func rotated(_ word: UInt32, by count: UInt32) -> UInt32 {
      word >> count | word << (32 - count)
    }
    var words = stride(from: 0, to: 64, by: 4).map { index in
      block[index..<index + 4].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    }
    for index in 16..<64 {
      let (early, late) = (words[index - 15], words[index - 2])
      let first = rotated(early, by: 7) ^ rotated(early, by: 18) ^ early >> 3
      let second = rotated(late, by: 17) ^ rotated(late, by: 19) ^ late >> 10
      words.append(words[index - 16] &+ first &+ words[index - 7] &+ second)
    }
    var s = state
    for index in 0..<64 {
      let sum = rotated(s[4], by: 6) ^ rotated(s[4], by: 11) ^ rotated(s[4], by: 25)
      let choice = s[4] & s[5] ^ ~s[4] & s[6]
      let first = s[7] &+ sum &+ choice &+ constants[index] &+ words[index]
      let majority = s[0] & s[1] ^ s[0] & s[2] ^ s[1] & s[2]
      let second =
        (rotated(s[0], by: 2) ^ rotated(s[0], by: 13) ^ rotated(s[0], by: 22)) &+ majority
      s = [first &+ second, s[0], s[1], s[2], s[3] &+ first, s[4], s[5], s[6]]
    }
    for index in 0..<8 { state[index] &+= s[index] }
  }
}
