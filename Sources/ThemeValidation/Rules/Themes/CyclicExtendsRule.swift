import SourceDiagnostics
import ThemeFiles

/// Themes must not extend each other in a cycle.
enum CyclicExtendsRule {
  static let documentation = Rule.cyclicExtends.documented(
    "Themes must not extend each other in a cycle.",
    explanation: """
      A theme inherits the colors of the theme that it extends and replaces some of them. A cycle \
      has no first theme.
      """,
    remedy: "Remove 'extends:' from the theme that the others build on."
  )
}
