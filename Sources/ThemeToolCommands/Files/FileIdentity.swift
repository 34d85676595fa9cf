#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// What tells a file or a folder from all others, whichever path or link leads to it.
struct FileIdentity: Hashable {
  private let device: dev_t
  private let number: ino_t

  /// The identity of what is at `path`; nil where there is nothing.
  init?(_ path: String) {
    var information = stat()
    guard stat(path, &information) == 0 else { return nil }
    device = information.st_dev
    number = information.st_ino
  }
}
