import ColorValues
import DynamicColors
import TextSupport

/// What names of colours, themes and nodes can be.
package enum ColorName {
  /// The first character of `name` that a name can't have, or nil where it is fine.
  ///
  /// Names are made of letters, digits and `-`. Two that differ only in how their letters are composed
  /// are one name, as Swift compares texts (Unicode Standard Annex 15, canonical equivalence).
  package static func firstForbidden(in name: String) -> Character? {
    name.first { !ColorNameCharacter.isAllowed($0) }
  }

  /// Says quickly that a name is fine; one that isn't plain can still be.
  ///
  /// A plain name is of ASCII letters, digits and `-`, and is no word with a meaning of its own.
  static func isPlain(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let areAllowed = bytes.allSatisfy { $0.isASCIIWord && $0 != UInt8(ascii: "_") }
    guard areAllowed, !bytes.isEmpty else { return false }
    guard bytes.count < wordsByLength.count else { return true }
    return !wordsByLength[bytes.count].contains { bytes.elementsEqual($0) }
  }

  /// The words that other YAML readers take for true or false.
  static let booleanWords: Set<String> = [
    "yes", "no", "on", "off", "true", "false",
    "Yes", "No", "On", "Off", "True", "False",
    "YES", "NO", "ON", "OFF", "TRUE", "FALSE",
  ]

  /// The words that are not plain names, at their lengths.
  private static let wordsByLength: [[[UInt8]]] = {
    let words = (ConditionWords.all + booleanWords).map { Array($0.utf8) }
    let longest = words.map(\.count).max() ?? 0
    return (0...longest).map { length in words.filter { $0.count == length } }
  }()
}
