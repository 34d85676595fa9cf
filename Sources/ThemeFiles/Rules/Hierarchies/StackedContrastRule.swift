import ColorValues
import DynamicColors
import SourceDiagnostics
import TraitSystem

/// What is drawn at a node stands out from what is really behind it there.
enum StackedContrastRule {
  static let documentation = RuleDocumentation(
    .stackedContrast,
    severity: .error,
    summary: "What is drawn at a node stands out from what is really behind it there.",
    why: """
      A check of the library file measures two colours under the same traits. In a hierarchy a view \
      can set another style or theme than the one that paints the ground behind it, and grounds can \
      be translucent. So each colour that is in front in a contrast check is measured at each node \
      that uses it, on the grounds that are really there, for every device.

      The grounds are those colours of the node and of the nodes above it with which a check pairs \
      the colour, up to the nearest page: a colour whose name has the word 'background' or \
      'surface'. That page counts too where a check names the pair, or where no other ground was \
      found; then the least that any check asks of the colour is asked. Each ground is taken under \
      the traits of its own node, and laid over the pages above while it is translucent; where \
      nothing behind is opaque the worst of all grays counts. A pair that is opaque and has the \
      same traits on both sides is proved by 'contrast' and isn't told again.
      """,
    fix: """
      Let the node that changes the traits paint a ground of its own, or set the traits above the \
      ground.
      """,
    bad: RuleExample(files: [
      (
        "library.yaml",
        "library: 1\nchecks:\n  - { contrast: [text, background], at-least: 4.5 }"
      ),
      (
        "standard.yaml",
        """
        theme: standard
        colors:
          background: { light: white, dark: black }
          text: { light: black, dark: white }
        """
      ),
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
      ),
    ]),
    good: RuleExample(files: [
      (
        "library.yaml",
        "library: 1\nchecks:\n  - { contrast: [text, background], at-least: 4.5 }"
      ),
      (
        "standard.yaml",
        """
        theme: standard
        colors:
          background: { light: white, dark: black }
          text: { light: black, dark: white }
        """
      ),
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
      ),
    ])
  )

  static func check(_ context: RuleContext, _ findings: inout Findings) {
    let checks = context.checks.compactMap(StackedCheck.init)
    guard !checks.isEmpty else { return }
    for hierarchy in context.hierarchies {
      PlacedNode.forEach(in: hierarchy, context) { path in
        guard let place = path.last else { return }
        for use in place.node.uses where checks.contains(where: { $0.front == use.color }) {
          let stack = StackedColor(use, path, checks)
          for failure in stack.failures() { stack.report(failure, &findings) }
        }
      }
    }
  }
}
