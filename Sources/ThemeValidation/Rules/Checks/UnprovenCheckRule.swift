import SourceDiagnostics
import ThemeFiles

/// Every combination of traits can be tried.
enum UnprovenCheckRule {
  static let documentation = RuleDocumentation(
    .unprovenCheck,
    summary: "Every combination of traits can be tried.",
    why: """
      Checks are proved for all combinations of the traits that their colours depend on. Where \
      there are more than 4,096, the rest stays untried, so that a pass is no proof.
      """,
    fix: """
      Let the colours of the check depend on fewer traits, or split the check with 'when:'.
      """,
    bad: RuleExample(files: [("library.yaml", library(of: 13)), ("standard.yaml", theme(of: 13))]),
    good: RuleExample(files: [("library.yaml", library(of: 3)), ("standard.yaml", theme(of: 3))])
  )

  /// A library with so many traits of two values.
  private static func library(of count: Int) -> String {
    let traits = (1...count).map { number in
      "  t\(number): { identifier: com.example.t\(number), values: [a, b] }\n"
    }
    return "library: 1\ntraits:\n" + traits.joined()
      + "checks:\n  - { contrast: [c\(count), background], at-least: 3 }"
  }

  /// A theme with a colour that depends on so many traits.
  private static func theme(of count: Int) -> String {
    let colors = (1...count).map { number in
      "  c\(number): { t\(number)=b: navy, default: \"{c\(number - 1)}\" }\n"
    }
    return "theme: standard\ncolors:\n  background: white\n  c0: black\n" + colors.joined()
  }
}
