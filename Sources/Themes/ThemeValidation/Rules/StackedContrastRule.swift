import ColorValues
import DynamicColors
import SourceDiagnostics
import ThemeFiles
import TraitSystem

extension Rule {
  /// Foreground colors must contrast with the background composited behind their node.
  static let stackedContrast = Rule(
    "stacked-contrast",
    severity: .error,
    summary: "Foreground colors must contrast with the background composited behind their node.",
    explanation: """
      A check of the library file measures two colors under the same traits. In a hierarchy, a \
      view can set another style or theme than the view that paints the background behind it, and \
      backgrounds can be translucent. Therefore each foreground color of a contrast check is \
      measured at each node that uses it, on the composited background there, for every device.

      The backgrounds of a node are its colors that a check pairs with the foreground; if there \
      are none, the colors whose name contains the word 'background' or 'surface'; otherwise the \
      only color of a node with children, if checks use it as background and never as foreground, \
      or if it is translucent and neither a foreground in a check nor named for a foreground by a \
      word such as 'text', 'border' or 'separator'. Of the node and the nodes above it, the \
      nearest one with backgrounds is used: an opaque background hides all layers below it, a \
      translucent layer is composited on the other backgrounds of its node, or on those of the \
      nodes above; if no layer is opaque, the worst of all grays is used. Each background has the \
      traits of its own node. Several backgrounds of one node are next to each other, and the \
      color must contrast with each.

      The required contrast is that of checks on the topmost background that they pair with the \
      color, or the lowest that any check requires of it. A pair that is opaque and has the same \
      values on both sides for all traits that it depends on is proved by 'contrast' and is not \
      reported again.
      """,
    remedy: """
      Let the node that changes the traits paint its own background, or set the traits above the \
      background.
      """
  )
}

extension CheckedRule {
  static let stackedContrast = CheckedRule(rule: .stackedContrast, checkLibrary: check)

  private static func check(_ context: RuleContext, reporting findings: inout Findings) {
    guard context.checks.contains(where: { $0.displayContrast != nil }) else { return }
    var roles = BackgroundRoles(context.checks)
    for hierarchy in context.hierarchies {
      PlacedNode.forEach(in: hierarchy, of: context) { path in
        guard let place = path.last else { return }
        for use in place.node.uses where !roles.checks(of: use.color).isEmpty {
          guard let stack = StackedColor(use, at: path, roles: &roles) else { continue }
          for failure in stack.failures() { stack.report(failure, to: &findings) }
        }
      }
    }
  }
}
