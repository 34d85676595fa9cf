#if canImport(SwiftUI) && !os(watchOS)
public import DynamicColors
public import SwiftUI

#if canImport(UIKit)
import UIKit

extension SwiftUI.Color {
  /// Creates a color that resolves a dynamic color for the traits of the environment.
  ///
  /// Custom traits are converted if they are registered with ``TraitBridge`` and SwiftUI's
  /// environment sets them, with a `UITraitBridgedEnvironmentKey`, or UIKit's trait overrides do.
  public init(_ color: DynamicColor) {
    self.init(uiColor: UIColor(color))
  }
}
#elseif canImport(AppKit)
import AppKit
public import TraitSystem

extension SwiftUI.Color {
  /// Creates a color that resolves a dynamic color for the style and the contrast of the
  /// environment.
  ///
  /// - Parameters:
  ///   - color: The color.
  ///   - traits: The traits that an appearance doesn't have, such as the app's theme.
  public init(_ color: DynamicColor, traits: TraitCollection = TraitCollection()) {
    self.init(nsColor: NSColor(color, traits: traits))
  }
}
#endif
#endif
