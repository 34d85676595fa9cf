#if canImport(Darwin)
internal import Darwin
#elseif canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#endif

/// The files of this machine, by POSIX calls.
///
/// What is found in folders must be a regular file, or a link to one; what a user has named may also be
/// a pipe or a device, so that a shell's `<( … )` works.
public struct LocalFiles: FileReading {
  /// Creates the source; relative paths start at the working folder.
  public init() {}

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func contents(of path: String, limit: Int) throws(FileError) -> [UInt8] {
    guard !path.utf8.contains(0) else { throw .notFound(path: path) }
    return try contents(of: path, limit: limit, isRegular: false)
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func regularContents(of path: String, limit: Int) throws(FileError) -> [UInt8] {
    guard !path.utf8.contains(0) else { throw .notFound(path: path) }
    var status = stat()
    // Opening would wait for the other end of a pipe, or let it go.
    guard unsafe stat(path, &status) == 0 else { throw FileError(path: path, code: errno) }
    try Self.checkRegular(status, path)
    return try contents(of: path, limit: limit, isRegular: true)
  }

  private static func checkRegular(_ status: stat, _ path: String) throws(FileError) {
    switch status.st_mode & S_IFMT {
    case S_IFREG: return
    case S_IFDIR: throw .isDirectory(path: path)
    default: throw .notRegular(path: path)
    }
  }

  private func contents(
    of path: String,
    limit: Int,
    isRegular: Bool
  ) throws(FileError) -> [UInt8] {
    // Not waiting either for a pipe that has taken the file's place in between.
    let flags = O_RDONLY | O_CLOEXEC | (isRegular ? O_NONBLOCK : 0)
    let descriptor = retryingInterrupts { unsafe open(path, flags) }
    guard descriptor >= 0 else { throw FileError(path: path, code: errno) }
    defer { _ = close(descriptor) }

    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0 else { throw FileError(path: path, code: errno) }
    if isRegular || status.st_mode & S_IFMT == S_IFDIR { try Self.checkRegular(status, path) }
    guard status.st_size <= limit else { throw .tooLarge(path: path, limit: limit) }
    // One byte more than the file has lets the last read see the end without growing the array.
    return try bytes(of: descriptor, expecting: Int(status.st_size) + 1, limit: limit, path: path)
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func names(in folder: String) throws(FileError) -> [String] {
    try entries(in: folder).map(\.name)
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func entries(in folder: String) throws(FileError) -> [FolderEntry] {
    try FolderListing(folder).items.map { FolderEntry(name: $0.name, kind: $0.kind) }
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func canonicalPath(of path: String) throws(FileError) -> String {
    guard !path.utf8.contains(0) else { throw .notFound(path: path) }
    guard let found = unsafe realpath(path, nil) else { throw FileError(path: path, code: errno) }
    defer { unsafe free(found) }
    return unsafe String(cString: found)
  }

  /// Reads to the end, growing where the size was not known before.
  private func bytes(
    of descriptor: Int32,
    expecting expected: Int,
    limit: Int,
    path: String
  ) throws(FileError) -> [UInt8] {
    var result: [UInt8] = []
    var chunk = max(expected, Self.smallestChunk)
    while true {
      var code: Int32 = 0
      var isAtEnd = false
      let piece = unsafe [UInt8](unsafeUninitializedCapacity: chunk) { buffer, count in
        while count < buffer.count {
          let start = unsafe buffer.baseAddress.map { unsafe $0 + count }
          let room = buffer.count - count
          let received = retryingInterrupts { unsafe read(descriptor, start, room) }
          if received < 0 { code = errno }
          isAtEnd = received == 0
          guard received > 0 else { return }
          count += received
        }
      }
      guard code == 0 else { throw FileError(path: path, code: code) }
      guard result.count + piece.count <= limit else { throw .tooLarge(path: path, limit: limit) }
      if result.isEmpty { result = piece } else { result += piece }
      if isAtEnd { return result }
      chunk = Self.nextChunk
    }
  }

  private static let smallestChunk = 512
  private static let nextChunk = 1 << 16
}
