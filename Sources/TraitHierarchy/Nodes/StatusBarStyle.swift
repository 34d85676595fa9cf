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
  /// Requests another evaluation of ``preferredStatusBarStyle``; has no effect, because nothing draws a
  /// status bar.
  public final func setNeedsStatusBarAppearanceUpdate() {}
}
