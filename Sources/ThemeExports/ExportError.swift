/// Why an export can't be had.
public enum ExportError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The format can't tell two colours or themes apart, as their names become one.
  case nameClash(format: ExportFormat, name: String, first: String, second: String)
  /// The library file doesn't say which colours are the slots of a scheme.
  case noSlots
  /// The library file leaves slots of a scheme open.
  case missingSlots([String])
  /// A theme lacks the colour that stands for a slot.
  case missingSlotColor(theme: String, slot: String, color: String)
  /// The format has a token for each color of any theme in each theme, which are too many.
  case tooManyTokens(format: ExportFormat, count: Int, limit: Int)

  /// What is wrong, and what to do about it.
  public var description: String {
    switch self {
    case .nameClash(let format, let name, let first, let second):
      "'\(first)' and '\(second)' are both '\(name)' in \(format.title); rename one of them"
    case .noSlots:
      "the library file maps no colours to the slots of a scheme; add 'base16: { base00: background, … }'"
    case .missingSlots(let slots):
      "the library file's 'base16' has no colour for \(slots.joined(separator: ", "))"
    case .missingSlotColor(let theme, let slot, let color):
      "the theme '\(theme)' has no colour '\(color)' for '\(slot)'"
    case .tooManyTokens(let format, let count, let limit):
      """
      \(format.title) would have \(count) tokens, one for each color of any theme in each theme, and can \
      have \(limit) at most; export fewer themes with --theme
      """
    }
  }
}
