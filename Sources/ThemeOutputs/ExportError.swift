import SourceDiagnostics
public import SwiftSymbols

/// A reason why themes can't be exported.
public enum ExportError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Two colors or themes have the same name in the format.
  case nameClash(NameClash)
  /// The library file doesn't map colors to the slots of a scheme.
  case noSlots
  /// The library file doesn't map colors to all slots of a scheme.
  case missingSlots([String])
  /// A theme lacks the color for a slot.
  case missingSlotColor(theme: String, slot: String, color: String)
  /// The themes need more tokens than the limit; the format has a token for each color in each
  /// theme.
  case tooManyTokens(format: OutputFormat, count: Int, limit: Int)
  /// The files of the format depend on more than the themes.
  case notOfThemesAlone(OutputFormat)
  /// A color depends on more combinations of traits than a table of its values can have.
  case tooManyCombinations(color: String, traits: [String], limit: Int)

  /// A description of the error and of how to resolve it.
  public var description: String {
    switch self {
    case .nameClash(let clash): clash.description
    case .noSlots:
      "the library file maps no colors to the slots of a scheme; add 'base16: { base00: background, … }'"
    case .missingSlots(let slots):
      "'base16' of the library file has no color for \(Spelling.list(slots))"
    case .missingSlotColor(let theme, let slot, let color):
      "'\(color)', the color of slot '\(slot)', is not a color of theme '\(theme)'"
    case .tooManyTokens(let format, let count, let limit):
      """
      \(format.title) would have \(count) tokens, one for each color of any theme in each theme, and can \
      have \(limit) at most; export fewer themes with --theme
      """
    case .notOfThemesAlone(let format):
      "the files of '\(format)' depend on more than the themes; write them with 'themetool export'"
    case .tooManyCombinations(let color, let traits, let limit):
      """
      '\(color)' depends on more than \(limit) combinations of \(traits.joined(separator: ", ")), the most \
      that a table of its values can have; export fewer themes with --theme, or let it depend on fewer traits
      """
    }
  }
}

extension ExportError {
  /// Returns the result of a function, and throws its clash of names as an error of the export.
  static func reportingClashes<Result>(
    _ body: () throws(NameClash) -> Result
  ) throws(ExportError) -> Result {
    do { return try body() } catch { throw .nameClash(error) }
  }
}
