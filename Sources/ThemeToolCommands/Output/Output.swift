#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The one place that writes to standard output and standard error.
enum Output {
  /// Lets a write that can't be done fail where it would end the command at once: into a pipe that
  /// nobody reads any more, and beyond the size that files may have.
  static func letWritesFail() {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
  }

  /// Writes data to standard output, as it is.
  ///
  /// A closed pipe ends the command quietly: the reader has had what it wanted.
  static func write(_ text: String) throws {
    var text = text
    try end(after: text.withUTF8 { writeAll($0, to: STDOUT_FILENO) })
  }

  /// Writes bytes to standard output, as ``write(_:)-(String)`` does.
  static func write(_ bytes: [UInt8]) throws {
    try end(after: bytes.withUnsafeBufferPointer { writeAll($0, to: STDOUT_FILENO) })
  }

  private static func end(after failure: Int32?) throws {
    guard let failure else { return }
    if failure == EPIPE { exit(EXIT_SUCCESS) }
    throw Failure.cannot("standard output can't be written: \(String(cString: strerror(failure)))")
  }

  /// Writes a line to standard error, where nothing can be done about a failure.
  static func error(_ text: String) {
    var line = text.hasSuffix("\n") ? text : text + "\n"
    _ = line.withUTF8 { writeAll($0, to: STDERR_FILENO) }
  }

  /// Writes all bytes; returns the error number of a write that failed.
  private static func writeAll(_ bytes: UnsafeBufferPointer<UInt8>, to file: Int32) -> Int32? {
    var rest = UnsafeRawBufferPointer(bytes)
    while !rest.isEmpty {
      #if canImport(Darwin)
      let count = Darwin.write(file, rest.baseAddress, rest.count)
      #elseif canImport(Glibc)
      let count = Glibc.write(file, rest.baseAddress, rest.count)
      #elseif canImport(Musl)
      let count = Musl.write(file, rest.baseAddress, rest.count)
      #endif
      if count < 0 {
        if errno == EINTR { continue }
        return errno
      }
      rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
    }
    return nil
  }
}
