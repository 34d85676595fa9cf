#if canImport(Darwin)
internal import Darwin
#elseif canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#endif

extension FileError {
  /// The error that an `errno` stands for.
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

/// Repeats a system call for as long as a signal interrupts it.
func retryingInterrupts<Result: FixedWidthInteger>(_ call: () -> Result) -> Result {
  while true {
    let result = call()
    if result != -1 || errno != EINTR { return result }
  }
}

/// Writes all bytes; gives 0 or the error number.
func writeBytes(_ bytes: [UInt8], to descriptor: Int32) -> Int32 {
  unsafe bytes.withUnsafeBytes { buffer in
    var rest = unsafe buffer
    while unsafe !rest.isEmpty {
      let start = rest.baseAddress
      let length = rest.count
      let count = retryingInterrupts { unsafe write(descriptor, start, length) }
      guard count > 0 else { return count < 0 ? errno : ENOSPC }
      unsafe rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
    }
    return 0
  }
}
