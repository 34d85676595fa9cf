import UIKit

/// A transparent view that draws, and performs an action when it is tapped.
class DrawnView: UIView {
  var action: (() -> Void)?

  #if !canImport(UIKitNames)
  override func didMoveToWindow() {
    super.didMoveToWindow()
    backgroundColor = .clear
    contentMode = .redraw
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { action?() }
  #endif
}
