import FileAccess
import PlatformSupport
import SystemPackage

/// The desktop portal of a message bus, by the programs of D-Bus.
///
/// They speak for the process because a statically linked program can't load the library of D-Bus.
struct DesktopPortal {
  /// The address of the bus; nil for that of the session.
  var address: String?

  private static let interface = "org.freedesktop.portal.Settings"

  /// The time for an answer, in milliseconds: the bus may have to start the portal.
  private static let patience: Int32 = 2_000

  /// The settings of the portal; nil without a bus, a portal or an answer.
  func settings() -> PortalSettings? {
    let bus = address.map { "--bus=\($0)" } ?? "--session"
    let reply = try? ChildProcess.run(
      [
        "dbus-send", bus, "--print-reply", "--reply-timeout=\(Self.patience)",
        "--dest=org.freedesktop.portal.Desktop", "/org/freedesktop/portal/desktop",
        "\(Self.interface).ReadAll", "array:string:org.freedesktop.appearance",
      ],
      timeout: Self.patience
    )
    guard let reply, reply.status == 0 else { return nil }
    return PortalSettings(String(decoding: reply.output, as: UTF8.self))
  }

  /// Calls a closure when the monitor has started, and after each signal of the portal, until
  /// standard input of the monitor ends.
  ///
  /// The shell ends the monitor also when this process has ended in any other way.
  func follow(until input: FileDescriptor, _ onSignal: () -> Void) {
    let bus = address.map { ["--address", $0] } ?? ["--session"]
    let rule = "type='signal',interface='\(Self.interface)',member='SettingChanged'"
    let script = #"dbus-monitor "$@" & read -r _; kill $!"#
    _ = try? ChildProcess.run(
      ["/bin/sh", "-c", script, "sh"] + bus + [rule],
      input: input,
      onOutput: onSignal
    )
  }
}
