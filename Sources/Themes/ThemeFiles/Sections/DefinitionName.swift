import ColorValues
import DynamicColors
import TextSupport

/// The rules for names of colors, themes and nodes.
package enum DefinitionName {
  /// Returns the first character of `name` that isn't allowed in a name, or nil if all are allowed.
  ///
  /// Names consist of letters, digits and `-`. Two names that differ only in the Unicode
  /// composition of their letters are the same name, as Swift compares strings (Unicode Standard
  /// Annex 15, canonical equivalence).
  package static func firstForbidden(in name: String) -> Character? {
    name.first { !$0.isAllowedInColorName }
  }

  /// Returns true if a name is plain, as a fast check; a name that isn't plain can still be
  /// allowed.
  ///
  /// A plain name consists of ASCII letters, digits and `-`, and isn't a word with a special
  /// meaning.
  static func isPlain(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let areAllowed = unsafe bytes.allSatisfy { $0.isASCIIWord && $0 != UInt8(ascii: "_") }
    guard areAllowed, !bytes.isEmpty else { return false }
    guard bytes.count < wordsByLength.count else { return true }
    return !wordsByLength[bytes.count].contains { unsafe bytes.elementsEqual($0) }
  }

  /// The words that other YAML readers read as true or false.
  package static let booleanWords: Set<String> = [
    "yes", "no", "on", "off", "true", "false",
    "Yes", "No", "On", "Off", "True", "False",
    "YES", "NO", "ON", "OFF", "TRUE", "FALSE",
  ]

  /// The words that aren't plain names, by length.
  private static let wordsByLength: [[[UInt8]]] = {
    let words = (ConditionWords.all + booleanWords).map { Array($0.utf8) }
    let longest = words.map(\.count).max() ?? 0
    return (0...longest).map { length in words.filter { $0.count == length } }
  }()
}
