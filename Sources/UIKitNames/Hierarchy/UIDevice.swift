import Foundation
public import TraitSystem

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
