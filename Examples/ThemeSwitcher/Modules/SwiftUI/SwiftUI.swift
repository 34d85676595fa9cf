// The module of this name on Linux: the environment, and the few views that the sample uses, with
// the signatures of SwiftUI.
@_exported import UIKitNames

package protocol ShapeStyle {}

package struct Color: ShapeStyle, Sendable {
  let color: UIColor

  package init(uiColor: UIColor) { color = uiColor }
}
