/// The numbers of diagnostics by severity, for a closing line.
///
/// ```swift
/// DiagnosticSummary(of: diagnostics).description  // "2 errors, 1 warning"
/// ```
public struct DiagnosticSummary: Hashable, Sendable, CustomStringConvertible {
  /// The number of errors.
  public private(set) var errors = 0

  /// The number of warnings.
  public private(set) var warnings = 0

  /// Counts diagnostics without their notes.
  public init(of diagnostics: some Sequence<Diagnostic>) {
    for diagnostic in diagnostics {
      switch diagnostic.severity {
      case .error: errors += 1
      case .warning: warnings += 1
      case .note: break
      }
    }
  }

  /// The counts in words, such as `2 errors, 1 warning`, or `no problems`.
  public var description: String {
    let parts = [(errors, "error"), (warnings, "warning")]
      .filter { $0.0 > 0 }
      .map { "\($0.0) \($0.1)\($0.0 == 1 ? "" : "s")" }
    return parts.isEmpty ? "no problems" : parts.joined(separator: ", ")
  }
}
