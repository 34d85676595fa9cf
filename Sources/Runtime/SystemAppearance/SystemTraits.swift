import PlatformSupport
import SystemPackage
public import TraitSystem

/// The traits that the user chose in the settings of the desktop.
///
/// They are read from the desktop portal, which GNOME, KDE Plasma and other desktops on Linux
/// provide, with the programs of D-Bus: `dbus-send` and `dbus-monitor`. Without a portal, the style
/// is that of the terminal's background, and other traits have no value.
///
/// ```swift
/// let scene = WindowScene(systemTraits: .system)
/// for await traits in SystemTraits.changes() {
///   scene.systemTraits = traits
///   scene.updateIfNeeded()
/// }
/// ```
public enum SystemTraits {
  /// Returns the current traits: style, contrast, accent color and reduced motion.
  ///
  /// - Complexity: Runs a program and waits for its answer, at most two seconds.
  public static func current() -> TraitCollection { traits(of: DesktopPortal()) }

  /// Returns the current traits, and then those after each change, until the sequence is released.
  ///
  /// If several changes happen before the next traits are requested, only the last is reported.
  public static func changes() -> AsyncStream<TraitCollection> { changes(of: DesktopPortal()) }

  static func traits(of portal: DesktopPortal) -> TraitCollection {
    let traits = portal.settings()?.traits ?? TraitCollection()
    guard traits.userInterfaceStyle == .unspecified, let isDark = TerminalBackground.isDark() else {
      return traits
    }
    return traits.modifyingTraits { $0.userInterfaceStyle = isDark ? .dark : .light }
  }

  static func changes(of portal: DesktopPortal) -> AsyncStream<TraitCollection> {
    let (stream, continuation) = AsyncStream.makeStream(
      of: TraitCollection.self,
      bufferingPolicy: .bufferingNewest(1)
    )
    let first = traits(of: portal)
    continuation.yield(first)
    guard let pipe = try? FileDescriptor.pipe() else {
      continuation.finish()
      return stream
    }
    // Programs that this process starts must not keep the pipe open.
    for end in [pipe.readEnd, pipe.writeEnd] { _ = fcntl(end.rawValue, F_SETFD, FD_CLOEXEC) }
    continuation.onTermination = { _ in try? pipe.writeEnd.close() }
    let thread = WorkerThreads.start(
      WorkerThreads.Job {
        var last = first
        portal.follow(until: pipe.readEnd) {
          let traits = traits(of: portal)
          if traits == last { return }
          last = traits
          continuation.yield(traits)
        }
        try? pipe.readEnd.close()
        continuation.finish()
      }
    )
    if let thread { thread.detach() } else { continuation.finish() }
    return stream
  }
}

extension TraitCollection {
  /// The traits that the user chose in the settings of the desktop, as ``SystemTraits/current()``.
  public static var system: TraitCollection { SystemTraits.current() }
}
