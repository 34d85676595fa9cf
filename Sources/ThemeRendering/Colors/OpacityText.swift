import TextSupport

/// Opacity in words of people.
enum OpacityText {
  /// Alpha in whole percent; what is neither invisible nor opaque never reads as 0 or 100 percent.
  static func percent(_ alpha: Double) -> String {
    let percent = NumberText.message(alpha * 100, .places(0))
    if alpha > 0, percent == "0" { return "<1%" }
    if alpha < 1, percent == "100" { return ">99%" }
    return "\(percent)%"
  }
}
