import ThemeKit
import TraitHierarchy

/// A view with a background and text.
final class Panel: View {
  private let title: String
  private let fill: DynamicColor
  private let ink: DynamicColor

  init(_ title: String, fill: DynamicColor, ink: DynamicColor) {
    self.title = title
    self.fill = fill
    self.ink = ink
    super.init(frame: .zero)
  }

  override func draw(_ rect: Rect) {
    // The colors resolved here are recorded: they decide whether the panel is redrawn.
    print("  draws \(title): \(ink.resolvedColor.hex) on \(fill.resolvedColor.hex)")
  }
}
