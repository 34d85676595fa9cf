import ColorValues
import SourceDiagnostics
import ThemeValidation

/// A change of files that an editor offers.
struct CodeAction {
  /// The kinds of the protocol that are used.
  enum Kind: String, CaseIterable {
    case quickFix = "quickfix"
    case extract = "refactor.extract"
    case inline = "refactor.inline"
    case fixAll = "source.fixAll.themetool"

    /// Returns whether a client that wants only some kinds wants this one.
    func isWanted(by only: [String]?) -> Bool {
      guard let only else { return true }
      return only.contains { $0.isEmpty || rawValue == $0 || rawValue.hasPrefix($0 + ".") }
    }
  }

  let title: String
  let kind: Kind

  /// The file that changes.
  let path: String

  let edits: [TextEdit]

  /// The finding that the action removes.
  var finding: Diagnostic?

  /// Whether the action is the most reasonable one for its finding.
  var isPreferred = false

  /// The change of a color that repairs a check; nil for other actions.
  var repair: Repair?

  /// The change of a color so that it passes a failed check.
  struct Repair {
    /// The name of the color.
    let name: String

    let old: Color
    let new: Color

    /// Whether the color is the background of the failed check.
    let isBackground: Bool

    /// Whether the new color passes all checks.
    let passesAll: Bool
  }
}
