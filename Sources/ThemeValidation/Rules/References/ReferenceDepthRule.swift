import SourceDiagnostics
import ThemeFiles

/// Chains of references have a bounded length.
enum ReferenceDepthRule {
  static let documentation = RuleDocumentation(
    .referenceDepth,
    summary: "Chains of references have a bounded length.",
    why: """
      A chain of more than 64 references is mostly made by a faulty generator. Nobody can follow \
      it, and reading must end.
      """,
    fix: """
      Let the colours in the middle of the chain refer to its end.
      """,
    bad: RuleExample(chain(of: 66)),
    good: RuleExample(chain(of: 3))
  )

  /// A theme in which a colour is at the end of so many references.
  private static func chain(of length: Int) -> String {
    let links = (1...length).map { "  c\($0): \"{c\($0 - 1)}\"" }
    return "theme: standard\ncolors:\n  c0: \"#06c\"\n" + links.joined(separator: "\n")
  }
}
