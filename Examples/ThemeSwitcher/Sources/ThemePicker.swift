import UIKit

/// A segment for each theme.
final class ThemePicker: UIView {
  private(set) var segments: [ThemeSegment] = []

  /// Creates the segments.
  func addSegments(select: @escaping (ThemeName) -> Void) {
    segments = ThemeName.allCases.map { theme in
      let segment = ThemeSegment()
      segment.theme = theme
      segment.action = { select(theme) }
      return segment
    }
    segments.forEach(addSubview)
  }

  override func layoutSubviews() {
    let spacing: CGFloat = 8
    let width = (bounds.width + spacing) / CGFloat(segments.count) - spacing
    for (position, segment) in segments.enumerated() {
      segment.frame = CGRect(
        x: CGFloat(position) * (width + spacing),
        y: 0,
        width: width,
        height: bounds.height
      )
    }
  }
}

/// The name of a theme, on the accent color if it is the current one.
final class ThemeSegment: DrawnView {
  var theme = ThemeName.standard

  override func draw(_ rect: CGRect) {
    let isSelected = traitCollection.theme == theme
    fill(bounds, with: isSelected ? .accent : .border, cornerRadius: 10)
    if !isSelected { fill(bounds.insetBy(dx: 1, dy: 1), with: .surface, cornerRadius: 9) }
    drawText(
      theme.rawValue,
      in: bounds,
      with: isSelected ? .onAccent : .text,
      size: 14,
      isCentered: true
    )
  }
}
