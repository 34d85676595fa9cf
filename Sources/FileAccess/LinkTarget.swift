#if canImport(Darwin)
internal import Darwin
#elseif canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#endif

/// Where links lead, also those that lead to nothing yet.
enum LinkTarget {
  /// The most links that are followed one after the other, as many as Linux does.
  private static let limit = 40

  /// The path at which a file is made that is written to `path`, where there is none.
  static func ofMissing(_ path: String) throws(FileError) -> String {
    var place = path
    for _ in 0..<limit {
      var status = stat()
      guard unsafe lstat(place, &status) == 0, status.st_mode & S_IFMT == S_IFLNK else {
        return place
      }
      let target = try read(place)
      place = target.hasPrefix("/") ? target : "\(FilePath.parent(of: place))/\(target)"
    }
    throw .notWritten(path: path, code: ELOOP)
  }

  /// What a link says.
  static func read(_ path: String) throws(FileError) -> String {
    var code: Int32 = 0
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: Int(PATH_MAX)) { buffer, count in
      unsafe buffer.withMemoryRebound(to: CChar.self) { characters in
        let length = unsafe characters.baseAddress.map { base in
          unsafe readlink(path, base, characters.count)
        }
        count = max(0, length ?? 0)
        if count == 0 { code = errno }
      }
    }
    guard !bytes.isEmpty else { throw FileError(path: path, code: code) }
    return String(decoding: bytes, as: UTF8.self)
  }
}
