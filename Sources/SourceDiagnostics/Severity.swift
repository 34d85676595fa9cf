/// How much a diagnostic weighs, from a remark to a refusal.
///
/// Severities are ordered: `note < warning < error`.
public enum Severity: String, Hashable, Comparable, CaseIterable, Sendable {
  /// A remark that asks for nothing.
  case note

  /// A doubt: the input works, but probably not as meant.
  case warning

  /// A refusal: the input can't be used as it is.
  case error

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static func < (left: Severity, right: Severity) -> Bool {
    left.weight < right.weight
  }

  private var weight: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }
}
