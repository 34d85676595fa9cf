import FileAccess
import SourceDocuments

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Standard input as a whole.
enum StandardInput {
  /// All bytes to its end, at most as many as a file may have.
  static func bytes() throws -> [UInt8] {
    let limit = ReadingLimits.standard.fileBytes
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(STDIN_FILENO, &chunk, chunk.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else {
        throw Failure.cannot("standard input can't be read: \(String(cString: strerror(errno)))")
      }
      if count == 0 { return bytes }
      bytes += chunk.prefix(count)
      guard bytes.count <= limit else {
        throw Failure.cannot(FileError.tooLarge(path: "standard input", limit: limit))
      }
    }
  }
}
