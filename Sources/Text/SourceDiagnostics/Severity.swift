/// The severity of a diagnostic.
///
/// Severities are ordered: `note < warning < error`.
public enum Severity: String, Hashable, Comparable, CaseIterable, Sendable {
  /// Information that requires no action.
  case note

  /// A likely mistake in an input that is usable.
  case warning

  /// A violation that makes the input unusable.
  case error

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static func < (left: Severity, right: Severity) -> Bool {
    left.weight < right.weight
  }

  /// Returns whether a finding of this severity makes a command fail, as warnings do if `isStrict`.
  package func isFailure(isStrict: Bool) -> Bool { self >= (isStrict ? .warning : .error) }

  private var weight: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }
}
