#if canImport(Darwin)
internal import Darwin
#elseif canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#endif

/// A file that is made under a hidden name before it takes its place.
enum StagedFile {
  /// The most files that are written through to the disk one by one.
  private static let synchronizedFiles = 64

  /// Whether the files of an update are so few that each is written through to the disk by itself.
  static func isSynchronizedOneByOne(_ update: FolderUpdate) -> Bool {
    update.written.count <= synchronizedFiles
  }

  /// Makes a new file that is to take a place, with all that the file there has but its content.
  static func write(
    _ content: FolderUpdate.Content,
    to path: String,
    for place: String,
    isSynchronized: Bool
  ) throws(FileError) {
    switch content {
    case .bytes(let bytes):
      try create(path, bytes, for: place, isSynchronized: isSynchronized)
    case .copy(let source):
      var status = stat()
      guard unsafe stat(source, &status) == 0 else { throw FileError(path: source, code: errno) }
      let bytes = try LocalFiles().contents(of: source, limit: .max - 1)
      let mode = status.st_mode & 0o7777
      try create(path, bytes, for: place, mode: mode, isSynchronized: isSynchronized)
    }
  }

  /// Makes a file that must not exist.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - bytes: Its content.
  ///   - place: Where it is to be, which errors name; a file there gives it its attributes.
  ///   - mode: Its permissions; without them those of the file there, or those of new files.
  ///   - isSynchronized: Whether to wait until the disk has it.
  /// - Throws: `FileError`; then there is no file.
  static func create(
    _ path: String,
    _ bytes: [UInt8],
    for place: String,
    mode: mode_t? = nil,
    isSynchronized: Bool
  ) throws(FileError) {
    // Nobody may read the new file who may not read the old one, not even before it has all of that
    // one's attributes.
    var status = stat()
    let isKnown = unsafe stat(place, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    let first = mode ?? (isKnown ? status.st_mode & 0o700 : 0o666)
    let descriptor = retryingInterrupts {
      unsafe open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, first)
    }
    guard descriptor >= 0 else { throw .notWritten(path: place, code: errno) }
    var code = writeBytes(bytes, to: descriptor)
    if code == 0 { code = FileAttributes.copyFile(from: place, to: descriptor) }
    if code == 0, let mode, fchmod(descriptor, mode) != 0 { code = errno }
    if code == 0, isSynchronized, retryingInterrupts({ fsync(descriptor) }) != 0 { code = errno }
    if close(descriptor) != 0, code == 0, errno != EINTR { code = errno }
    guard code != 0 else { return }
    _ = unsafe unlink(path)
    throw .notWritten(path: place, code: code)
  }
}
