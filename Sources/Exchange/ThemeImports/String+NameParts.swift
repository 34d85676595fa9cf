import DynamicColors
import SourceDiagnostics
import TextSupport
import ThemeFiles

/// The parts of names in theme files.
extension String {
  /// The text as a legal part: letters, digits and `-` are kept; any run of other characters becomes
  /// `-`.
  var legalNamePart: String {
    if isLegalNamePart { return self }
    let words = split { !$0.isLetter && !$0.isNumber && $0 != "-" }.joined(separator: "-")
    let name = words.trimming { $0 == "-" }
    return name.isEmpty ? "color" : name
  }

  /// Returns the text as a legal part of a color's name, which cannot be a word for a condition.
  ///
  /// - Parameter isInGroup: Whether the part is in a group. A group whose keys differ from conditions
  ///   only in case would be taken for misspelled variants, and a theme can have any part of a group.
  /// - Returns: The part, or the part with `-color`.
  func colorNamePart(isInGroup: Bool) -> String {
    let name = self == "$root" ? "root" : legalNamePart
    let isReserved =
      isInGroup
      ? Spelling.correctedCase(of: name, among: ConditionWords.all) != nil
      : ConditionWords.all.contains(name)
    return isReserved ? "\(name)-color" : name
  }

  private var isLegalNamePart: Bool {
    !isEmpty && utf8.first != UInt8(ascii: "-") && utf8.last != UInt8(ascii: "-")
      && !containsByte { !$0.isASCIIWord || $0 == UInt8(ascii: "_") }
  }
}
