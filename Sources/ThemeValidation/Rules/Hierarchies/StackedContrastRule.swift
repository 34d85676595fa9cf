import ColorValues
import DynamicColors
import SourceDiagnostics
import ThemeFiles
import ThemeHierarchies
import TraitSystem

/// What is drawn at a node stands out from what is really behind it there.
enum StackedContrastRule {
  /// What both examples have in common.
  private static let themes = [
    ("library.yaml", "library: 1\nchecks:\n  - { contrast: [text, background], at-least: 4.5 }"),
    (
      "standard.yaml",
      """
      theme: standard
      colors:
        background: { light: white, dark: black }
        text: { light: black, dark: white }
      """
    ),
  ]

  static let documentation = RuleDocumentation(
    .stackedContrast,
    summary: "What is drawn at a node stands out from what is really behind it there.",
    why: """
      A check of the library file measures two colours under the same traits. In a hierarchy a view \
      can set another style or theme than the one that paints the ground behind it, and grounds can \
      be translucent. So each colour that is in front in a contrast check is measured at each node \
      that uses it, on the grounds that are really there, for every device.

      The grounds of a node are those of its colours with which a check pairs the colour; where \
      there are none, those whose name has the word 'background' or 'surface'; else the only colour \
      of a node with children, where checks have it behind and never in front, or where it is \
      translucent, as a veil is, and neither in front in a check nor named for marks by a word such \
      as 'text', 'border' or 'separator'. Of the node itself and the \
      nodes above it, the nearest one with grounds counts: an opaque ground hides all below it, a \
      translucent one is laid over the other grounds of its node, else over those of the nodes \
      above; where nothing behind is opaque the worst of all grays counts. Each ground is taken \
      under the traits of its own node. Several grounds of one node are next to each other, and the \
      colour must stand out from each.

      What is asked is what checks ask on the topmost ground that they pair with the colour, else the \
      least that any check asks of it. A pair that is opaque and has the same values on both sides of \
      all traits that it depends on is proved by 'contrast' and isn't told again.
      """,
    fix: """
      Let the node that changes the traits paint a ground of its own, or set the traits above the \
      ground.
      """,
    bad: RuleExample(
      files: themes + [
        (
          "app.yaml",
          """
          hierarchy: app
          children:
            - window: main
              uses: [background]
              children:
                - view: sidebar
                  overrides: { style: dark }
                  uses: [text]
          """
        )
      ]
    ),
    good: RuleExample(
      files: themes + [
        (
          "app.yaml",
          """
          hierarchy: app
          children:
            - window: main
              uses: [background]
              children:
                - view: sidebar
                  overrides: { style: dark }
                  uses: [background, text]
          """
        )
      ]
    )
  )

  static func check(_ context: RuleContext, _ findings: inout Findings) {
    let checks = context.checks.compactMap(StackedCheck.init)
    guard !checks.isEmpty else { return }
    var roles = GroundRoles(checks)
    for hierarchy in context.hierarchies {
      PlacedNode.forEach(in: hierarchy, context) { path in
        guard let place = path.last else { return }
        for use in place.node.uses where checks.contains(where: { $0.front == use.color }) {
          guard let stack = StackedColor(use, path, &roles) else { continue }
          for failure in stack.failures() { stack.report(failure, &findings) }
        }
      }
    }
  }
}
