import PlatformSupport
import SystemPackage

/// Standard output and standard error; all other code of the tool writes to them through this type.
enum Output {
  /// Turns signals that end the process into errors of writing: output to a closed pipe, and files
  /// beyond the maximum size.
  static func letWritesFail() {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
  }

  /// Writes text to standard output, unchanged.
  ///
  /// A closed pipe ends the command without an error, since its reader has all that it needs.
  static func write(_ text: String) throws { try write(bytes: text.utf8) }

  /// Writes bytes to standard output, as ``write(_:)-(String)`` does.
  static func write(_ bytes: [UInt8]) throws { try write(bytes: bytes) }

  private static func write(bytes: some Sequence<UInt8>) throws {
    Progress.end()
    do {
      try FileDescriptor.standardOutput.writeAll(bytes)
    } catch Errno.brokenPipe {
      exit(EXIT_SUCCESS)
    } catch {
      throw Failure.cannot("standard output can't be written: \(error)")
    }
  }

  /// Writes a line to standard error; a failure is ignored.
  static func error(_ text: String) {
    Progress.end()
    _ = try? FileDescriptor.standardError.writeAll((text.hasSuffix("\n") ? text : text + "\n").utf8)
  }
}
