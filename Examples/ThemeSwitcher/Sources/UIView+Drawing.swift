#if canImport(UIKitNames)
import TraitHierarchy
#endif
import UIKit

// The platform's drawing; everything else that is drawn uses these functions.
extension UIView {
  func fill(_ rect: CGRect, with color: UIColor, cornerRadius: CGFloat) {
    #if canImport(UIKitNames)
    canvas.fill(rect, with: color, cornerRadius: cornerRadius)
    #else
    color.setFill()
    UIBezierPath(roundedRect: rect, cornerRadius: cornerRadius).fill()
    #endif
  }

  /// Draws a line of text, centered vertically.
  func drawText(
    _ text: String,
    in rect: CGRect,
    with color: UIColor,
    size: CGFloat,
    isCentered: Bool = false
  ) {
    #if canImport(UIKitNames)
    var line = rect
    if isCentered {
      // Text starts at the left edge of its rectangle.
      line.width = TextLine.estimatedSize(of: text, fontSize: size).width
      line.x = rect.midX - line.width / 2
    }
    canvas.text(text, in: line, with: color, fontSize: size)
    #else
    let line = NSAttributedString(
      string: text,
      attributes: [.font: UIFont.systemFont(ofSize: size), .foregroundColor: color]
    )
    let extent = line.size()
    let left = isCentered ? rect.midX - extent.width / 2 : rect.minX
    line.draw(at: CGPoint(x: left, y: rect.midY - extent.height / 2))
    #endif
  }

  /// Draws a text on a rounded rectangle.
  func drawBadge(_ text: String, in rect: CGRect, with color: UIColor, on background: UIColor) {
    fill(rect, with: background, cornerRadius: rect.height / 2)
    drawText(text, in: rect, with: color, size: 12, isCentered: true)
  }

  /// The area that the system's bars don't cover.
  var contentArea: CGRect {
    #if canImport(UIKitNames)
    bounds
    #else
    bounds.inset(by: safeAreaInsets)
    #endif
  }
}
