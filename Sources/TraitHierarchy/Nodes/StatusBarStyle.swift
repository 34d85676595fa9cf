/// The style of the text of a status bar.
public enum StatusBarStyle: Int, Sendable {
  /// Dark in light style, light in dark style.
  case `default` = 0
  /// Light.
  case lightContent = 1
  /// Dark.
  case darkContent = 3
}

extension ViewController {
  /// Does nothing, because nothing draws a status bar with ``preferredStatusBarStyle``.
  public final func setNeedsStatusBarAppearanceUpdate() {}
}
