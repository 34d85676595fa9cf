import PlatformSupport
import Synchronization
import SystemPackage
import TextSupport

/// Standard output and standard error; all other code of the tool writes to them through this type.
enum Output {
  /// Turns signals that end the process into errors of writing: output to a closed pipe, and files
  /// beyond the maximum size.
  static func letWritesFail() {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
  }

  private static let closed = Mutex(false)

  /// Whether standard output is a pipe whose reader has ended, so that nothing more is read.
  static var isClosed: Bool { closed.withLock { $0 } }

  /// Writes text to standard output, unchanged.
  ///
  /// Text for a closed pipe is dropped without an error, since its reader has all that it needs; the
  /// command still ends with the exit code of its findings.
  static func write(_ text: String) throws { try write(bytes: text.utf8) }

  /// Writes bytes to standard output, as ``write(_:)-(String)`` does.
  static func write(_ bytes: [UInt8]) throws { try write(bytes: bytes) }

  private static func write(bytes: some Sequence<UInt8>) throws {
    endProgress()
    guard !isClosed else { return }
    do {
      try FileDescriptor.standardOutput.writeAll(bytes)
    } catch Errno.brokenPipe {
      closed.withLock { $0 = true }
    } catch {
      throw Failure.cannot("standard output can't be written: \(error)")
    }
  }

  /// Writes lines to standard error, broken between words to fit a terminal; a failure is ignored.
  static func error(_ text: String) {
    endProgress()
    let text = Terminal.errorColumns().map { wrapped(text, columns: $0) } ?? text
    _ = try? FileDescriptor.standardError.writeAll((text.hasSuffix("\n") ? text : text + "\n").utf8)
  }

  /// Returns a text whose lines are broken between words; those in color already are.
  static func wrapped(_ text: String, columns: Int) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let line = String(line)
      guard !line.contains("\u{1B}"), TextWidth.columns(of: line) > columns else { return line }
      let margin = line.prefix { $0 == " " }
      return margin
        + TextWidth.lines(of: line, columns: columns, after: margin.count, indent: margin.count + 4)
        .joined(separator: "\n")
    }.joined(separator: "\n")
  }
}
