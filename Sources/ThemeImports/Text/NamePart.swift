import DynamicColors
import TextSupport
import ThemeFiles

/// The parts of names in theme files.
enum NamePart {
  /// Returns a legal part: letters, digits and `-` are kept; any run of other characters becomes
  /// `-`.
  static func legal(_ text: String) -> String {
    if isLegal(text) { return text }
    let words = text.split { !$0.isLetter && !$0.isNumber && $0 != "-" }.joined(separator: "-")
    let name = words.trimming { $0 == "-" }
    return name.isEmpty ? "color" : name
  }

  /// Returns a legal part of a color's name, which cannot be a word for a condition, nor one in
  /// another spelling, which theme files take for a mistake.
  static func color(_ text: String) -> String {
    let name = text == "$root" ? "root" : legal(text)
    let isReserved = CaseConversion.of(name, among: ConditionWords.all) != nil
    return isReserved ? "\(name)-color" : name
  }

  private static func isLegal(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.first != UInt8(ascii: "-") && text.utf8.last != UInt8(ascii: "-")
      && !text.containsByte { !$0.isASCIIWord || $0 == UInt8(ascii: "_") }
  }
}
