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

  /// The numbers of suppressed diagnostics, by the reason.
  private var suppressed: [Diagnostic.Suppression: Int] = [:]

  /// Counts diagnostics without their notes, and suppressed ones separately.
  public init(of diagnostics: some Sequence<Diagnostic>) {
    for diagnostic in diagnostics {
      if let suppression = diagnostic.suppression {
        suppressed[suppression, default: 0] += 1
        continue
      }
      switch diagnostic.severity {
      case .error: errors += 1
      case .warning: warnings += 1
      case .note: break
      }
    }
  }

  /// The counts in words, such as `2 errors, 1 warning`, `no problems`, or `1 finding ignored by
  /// comments`.
  public var description: String {
    let parts = [(errors, "error"), (warnings, "warning")]
      .filter { $0.0 > 0 }
      .map { "\($0.0) \($0.1)\($0.0 == 1 ? "" : "s")" }
    let problems = parts.joined(separator: ", ")
    guard !suppressed.isEmpty else { return parts.isEmpty ? "no problems" : problems }
    let count = suppressed.values.reduce(0, +)
    let reasons = Diagnostic.Suppression.allCases.filter { suppressed[$0] != nil }.map(\.words)
    let ignored = "\(count) finding\(count == 1 ? "" : "s") ignored by \(reasons.enumeration)"
    return parts.isEmpty ? ignored : "\(problems); \(ignored)"
  }
}

extension Diagnostic.Suppression {
  /// The noun for the cause of suppressed findings.
  fileprivate var words: String {
    switch self {
    case .comment: "comments"
    case .setting: "settings"
    case .baseline: "the baseline"
    }
  }
}

extension [String] {
  /// The words with commas, and with `and` before the last one.
  fileprivate var enumeration: String {
    guard count > 1, let last else { return first ?? "" }
    return "\(dropLast().joined(separator: ", ")) and \(last)"
  }
}
