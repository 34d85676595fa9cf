public import Foundation
public import TraitHierarchy
public import TraitSystem

/// The device's display, as configured by the program.
public final class UIScreen: Sendable {
  /// The main display.
  public static let main = UIScreen()

  private let state = Guarded((traits: UIScreen.phone, bounds: Rect.zero))

  /// The traits of a phone in portrait orientation with default settings.
  private static let phone = TraitCollection {
    $0.userInterfaceIdiom = .phone
    $0.userInterfaceStyle = .light
    $0.userInterfaceLevel = .base
    $0.accessibilityContrast = .normal
    $0.legibilityWeight = .regular
    $0.preferredContentSizeCategory = .large
    $0.layoutDirection = .leftToRight
    $0.horizontalSizeClass = .compact
    $0.verticalSizeClass = .regular
    $0.displayScale = 3
    $0.displayGamut = .P3
    $0.activeAppearance = .active
  }

  /// The device traits, which apply before any override.
  ///
  /// Those of a phone in light style until the program sets others. A window without a scene takes
  /// them when it becomes the key window; scenes receive their traits when they are created:
  /// `UIWindowScene(systemTraits:)`. On the main actor they are also the traits of code without a
  /// context and of views outside of a hierarchy, once they have been set and until a window
  /// becomes the key window.
  public var traitCollection: TraitCollection {
    get { state.withLock { $0.traits } }
    set {
      state.withLock { $0.traits = newValue }
      Self.predict(newValue)
    }
  }

  private static let mainQueue: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Makes traits those of code without a context, if this is code of the main actor: a process can
  /// have further hierarchies elsewhere.
  static func predict(_ traits: @autoclosure () -> TraitCollection) {
    // On Linux, the main queue can run on other threads than the main one.
    if Thread.isMainThread || DispatchQueue.getSpecific(key: mainQueue) == true {
      TraitCollection.predicted = traits()
    }
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

/// The device, as configured by the program with the traits of ``UIScreen/main``.
public final class UIDevice: Sendable {
  /// The device of the process.
  public static let current = UIDevice()

  /// The kind of device: a phone until the program sets another in the traits of ``UIScreen/main``.
  public var userInterfaceIdiom: UserInterfaceIdiom {
    UIScreen.main.traitCollection.userInterfaceIdiom
  }

  /// The name of the operating system.
  public var systemName: String {
    #if os(macOS)
    "macOS"
    #else
    "Linux"
    #endif
  }

  /// The version of the operating system, such as `6.8.0`.
  public var systemVersion: String {
    let version = ProcessInfo.processInfo.operatingSystemVersion
    return "\(version.majorVersion).\(version.minorVersion).\(version.patchVersion)"
  }
}
