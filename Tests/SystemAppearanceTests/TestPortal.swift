import Foundation

@testable import SystemAppearance

/// A desktop portal on a message bus of its own, from `dbus-run-session` and Python's GLib.
final class TestPortal {
  /// Whether the programs are installed.
  static let isAvailable: Bool = {
    let check = process("command -v dbus-run-session dbus-send && /usr/bin/python3 -c 'import gi'")
    check.standardOutput = FileHandle.nullDevice
    check.standardError = FileHandle.nullDevice
    guard (try? check.run()) != nil else { return false }
    check.waitUntilExit()
    return check.terminationStatus == 0
  }()

  private let server: Process
  private let input = Pipe()
  private let output = Pipe()

  /// The portal, as the library reads it.
  let portal: DesktopPortal

  /// Starts a portal without settings.
  init() throws {
    let script = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "portal.py")
    server = Self.process("exec /usr/bin/python3 '\(script.path)'")
    server.standardInput = input
    server.standardOutput = output
    try server.run()
    portal = DesktopPortal(address: try Self.line(of: output))
  }

  deinit {
    // Other processes can have inherited the pipe, so closing it may not end it.
    try? input.fileHandleForWriting.write(contentsOf: Data("quit\n".utf8))
    server.waitUntilExit()
  }

  /// Changes a setting, as `color-scheme u 1`, and returns when the signal has been sent.
  func set(_ setting: String) throws {
    try input.fileHandleForWriting.write(contentsOf: Data("\(setting)\n".utf8))
    _ = try Self.line(of: output)
  }

  private static func process(_ script: String) -> Process {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", script]
    return process
  }

  private static func line(of pipe: Pipe) throws -> String {
    var bytes = Data()
    while let next = try pipe.fileHandleForReading.read(upToCount: 1), !next.isEmpty {
      if next[0] == UInt8(ascii: "\n") { break }
      bytes += next
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
