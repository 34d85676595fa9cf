import TextSupport

/// Opacity as text.
enum OpacityText {
  /// Returns alpha in whole percent; only 0 and 1 are `0%` and `100%`.
  static func percent(_ alpha: Double) -> String {
    let percent = NumberText.message(alpha * 100, .places(0))
    if alpha > 0, percent == "0" { return "<1%" }
    if alpha < 1, percent == "100" { return ">99%" }
    return "\(percent)%"
  }
}
