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

  /// Returns a legal part of a color's name, which cannot be a word for a condition.
  ///
  /// - Parameters:
  ///   - text: The part in the source.
  ///   - isInGroup: Whether the part is in a group. A group whose keys differ from conditions only in
  ///     case would be taken for misspelled variants, and a theme can have any part of a group.
  /// - Returns: The part, or the part with `-color`.
  static func color(_ text: String, isInGroup: Bool) -> String {
    let name = text == "$root" ? "root" : legal(text)
    let isReserved =
      isInGroup
      ? CaseConversion.of(name, among: ConditionWords.all) != nil
      : ConditionWords.all.contains(name)
    return isReserved ? "\(name)-color" : name
  }

  private static func isLegal(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.first != UInt8(ascii: "-") && text.utf8.last != UInt8(ascii: "-")
      && !text.containsByte { !$0.isASCIIWord || $0 == UInt8(ascii: "_") }
  }
}
