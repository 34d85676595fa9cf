/// The measures of a palette sheet, in pixels.
struct SheetMetrics {
  static let margin = 48.0
  static let nameWidth = 300.0
  static let gap = 20.0
  static let panelWidth = 414.0
  static let panelPadding = 10.0
  static let rowHeight = 56.0
  static let swatchWidth = 76.0
  static let swatchHeight = 36.0
  static let stripHeight = 34.0
  /// The most colors of a strip.
  static let stripLimit = 160

  /// The number of styles side by side.
  let sides: Int

  var contentWidth: Double {
    Self.nameWidth + Double(sides) * (Self.gap + Self.panelWidth)
  }

  var width: Double { contentWidth + 2 * Self.margin }

  /// Returns the left edge of the panel of a side.
  func panel(_ side: Int) -> Double {
    Self.margin + Self.nameWidth + Self.gap + Double(side) * (Self.panelWidth + Self.gap)
  }
}
