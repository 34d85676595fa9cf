import UIKit

/// A title, the name of the theme, and a count.
final class HeaderView: DrawnView {
  var title = ""
  var count = 0

  override func draw(_ rect: CGRect) {
    drawText(title, in: CGRect(x: 0, y: 0, width: 240, height: 36), with: .text, size: 30)
    drawText(
      "Theme: \(traitCollection.theme.rawValue)",
      in: CGRect(x: 0, y: 40, width: 240, height: 20),
      with: .textSecondary,
      size: 15
    )
    if count > 0 {
      drawBadge(
        "\(count)",
        in: CGRect(x: bounds.width - 36, y: 8, width: 36, height: 24),
        with: .badge.onCount,
        on: .badge.count
      )
    }
  }
}
