import UIKit

/// A button in the accent color.
final class ButtonView: DrawnView {
  var title = ""

  override func draw(_ rect: CGRect) {
    fill(bounds, with: .accent, cornerRadius: 12)
    drawText(title, in: bounds, with: .onAccent, size: 16, isCentered: true)
  }
}
