public import Foundation
public import TraitHierarchy
public import TraitSystem

/// The device's display, as far as the program describes it.
public final class UIScreen: Sendable {
  /// The display that the program runs on.
  public static let main = UIScreen()

  private let state = Guarded((traits: TraitCollection(), bounds: Rect.zero))

  /// What the device says: the traits that hold before any override.
  ///
  /// Empty until the program sets them; scenes get theirs when they are made: `UIWindowScene(systemTraits:)`.
  public var traitCollection: TraitCollection {
    get { state.withLock { $0.traits } }
    set { state.withLock { $0.traits = newValue } }
  }

  /// The display's extent in points; without extent until the program sets it.
  public var bounds: Rect {
    get { state.withLock { $0.bounds } }
    set { state.withLock { $0.bounds = newValue } }
  }

  /// How many pixels make a point; 1 where ``traitCollection`` doesn't say.
  public var scale: CGFloat {
    let scale = traitCollection.displayScale
    return scale > 0 ? scale : 1
  }
}
