internal import PlatformSupport
internal import SystemPackage

extension FileError {
  /// The error of a file that can't be read, by the system's `errno`.
  init(path: String, code: Int32) {
    self =
      switch code {
      case ENOENT: .notFound(path: path)
      case EACCES, EPERM: .notReadable(path: path)
      case EISDIR: .isDirectory(path: path)
      case ENOTDIR: .notADirectory(path: path)
      default: .failed(path: path, code: code)
      }
  }
}

/// Runs system calls, the failure of which means that the file at `path` can't be read.
func reading<Value>(
  _ path: @autoclosure () -> String,
  _ body: () throws -> Value
) throws(FileError) -> Value {
  do { return try body() } catch { throw FileError(path: path(), code: errorNumber(error)) }
}

/// Runs system calls, the failure of which means that the file at `path` can't be written.
func writing<Value>(
  _ path: @autoclosure () -> String,
  _ body: () throws -> Value
) throws(FileError) -> Value {
  do { return try body() } catch { throw .notWritten(path: path(), code: errorNumber(error)) }
}

private func errorNumber(_ error: any Error) -> Int32 { (error as? Errno)?.rawValue ?? EIO }

/// Runs a system call that returns 0, again for as long as a signal interrupts it.
///
/// - Throws: `Errno`.
func perform(_ call: @autoclosure () -> Int32) throws {
  while call() != 0 {
    let error = Errno(rawValue: errno)
    guard error == .interrupted else { throw error }
  }
}

extension FileDescriptor {
  /// Opens a file that child processes don't inherit.
  static func opening(
    _ path: String,
    _ mode: AccessMode = .readOnly,
    options: OpenOptions = [],
    permissions: FilePermissions? = nil
  ) throws -> FileDescriptor {
    try unsafe open(path, mode, options: options.union(.closeOnExec), permissions: permissions)
  }
}
