public import Foundation
public import TraitHierarchy
public import TraitSystem

/// The device's display, as configured by the program.
public final class UIScreen: Sendable {
  /// The main display.
  public static let main = UIScreen()

  private let state = Guarded((traits: TraitCollection(), bounds: Rect.zero))

  /// The device traits, which apply before any override.
  ///
  /// Empty until the program sets them; scenes receive their traits when they are created:
  /// `UIWindowScene(systemTraits:)`.
  public var traitCollection: TraitCollection {
    get { state.withLock { $0.traits } }
    set { state.withLock { $0.traits = newValue } }
  }

  /// The bounds of the display in points; empty until the program sets them.
  public var bounds: Rect {
    get { state.withLock { $0.bounds } }
    set { state.withLock { $0.bounds = newValue } }
  }

  /// The number of pixels per point; 1 if ``traitCollection`` doesn't specify it.
  public var scale: CGFloat {
    let scale = traitCollection.displayScale
    return scale > 0 ? scale : 1
  }
}
