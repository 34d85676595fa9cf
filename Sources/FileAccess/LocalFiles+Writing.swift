#if canImport(Darwin)
internal import Darwin
#elseif canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#endif

extension LocalFiles {
  /// Writes a file, replacing the one of its name if there is one; whenever the process ends, there
  /// is the old file or the new one.
  ///
  /// Through a link the file is written that it leads to, there already or not. Pipes and devices stay
  /// what they are and are given the bytes, as are files that the process has open and are named by
  /// number, such as `/dev/fd/3` and `/dev/stdout`. A file that is replaced keeps its permissions,
  /// access control lists and extended attributes, and its owner and group as far as the process may
  /// give them.
  ///
  /// - Parameters:
  ///   - bytes: All bytes of the file.
  ///   - path: The file; its folder must exist.
  ///   - isSynchronized: Whether to wait until the disk has it, so that it also outlasts a loss of
  ///     power; what can be made again needs no such wait.
  /// - Throws: `FileError`; then no file is changed.
  public func write(
    _ bytes: [UInt8],
    to path: String,
    isSynchronized: Bool = true
  ) throws(FileError) {
    if let descriptor = Self.openDescriptor(named: path) {
      let code = writeBytes(bytes, to: descriptor)
      guard code == 0 else { throw .notWritten(path: path, code: code) }
      return
    }
    var status = stat()
    let isThere = unsafe stat(path, &status) == 0
    if isThere {
      guard status.st_mode & S_IFMT != S_IFDIR else { throw .isDirectory(path: path) }
      guard status.st_mode & S_IFMT == S_IFREG else { return try writeThrough(bytes, path) }
    }
    let target = try isThere ? canonicalPath(of: path) : LinkTarget.ofMissing(path)
    let folder = FilePath.parent(of: target)
    let lock: FolderLock
    do {
      lock = try FolderLock(folder)
    } catch {
      if case .locked = error { throw error }
      // It is the file that could not be written.
      throw .notWritten(path: path, code: error.code ?? ENOENT)
    }
    try replace(target, with: bytes, in: folder, lock, isSynchronized: isSynchronized)
  }

  /// Whether there is a link at a path, whatever it leads to.
  package func isLink(_ path: String) -> Bool { (try? FolderListing.kind(at: path)) == .link }

  /// Whether a path is a name for what the process has open, a pipe or a device: what is given bytes
  /// rather than replaced.
  package static func isStream(_ path: String) -> Bool {
    if openDescriptor(named: path) != nil { return true }
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { return false }
    return status.st_mode & S_IFMT != S_IFREG && status.st_mode & S_IFMT != S_IFDIR
  }

  /// The number in a name for what the process has open.
  private static func openDescriptor(named path: String) -> Int32? {
    if path == "/dev/stdout" { return STDOUT_FILENO }
    if path == "/dev/stderr" { return STDERR_FILENO }
    let prefix = ["/dev/fd/", "/proc/self/fd/"].first { path.hasPrefix($0) }
    return prefix.flatMap { Int32(path.dropFirst($0.count)) }
  }

  /// Gives the bytes to a pipe or a device.
  private func writeThrough(_ bytes: [UInt8], _ path: String) throws(FileError) {
    let descriptor = retryingInterrupts { unsafe open(path, O_WRONLY | O_NOCTTY | O_CLOEXEC) }
    guard descriptor >= 0 else { throw .notWritten(path: path, code: errno) }
    var code = writeBytes(bytes, to: descriptor)
    if close(descriptor) != 0, code == 0 { code = errno }
    guard code == 0 else { throw .notWritten(path: path, code: code) }
  }

  /// Puts a file into its place in one step.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - bytes: All its bytes.
  ///   - folder: Where the new file is made before it takes its place; on the same disk.
  ///   - lock: The lock on that folder.
  ///   - isSynchronized: Whether to wait until the disk has it.
  /// - Throws: `FileError`; then no file is changed.
  func replace(
    _ file: String,
    with bytes: [UInt8],
    in folder: String,
    _ lock: FolderLock,
    isSynchronized: Bool = true
  ) throws(FileError) {
    guard try FolderListing.kind(at: file) != .folder else { throw .isDirectory(path: file) }
    let slash = file.lastIndex(of: "/").map(file.index(after:)) ?? file.startIndex
    let staged = lock.hiddenPath(for: file[slash...], in: folder)
    try StagedFile.create(staged, bytes, for: file, isSynchronized: isSynchronized)
    guard retryingInterrupts({ unsafe rename(staged, file) }) == 0 else {
      let code = errno
      _ = unsafe unlink(staged)
      throw .notWritten(path: file, code: code)
    }
    if isSynchronized { StagedFolder.synchronize(FilePath.parent(of: file)) }
  }
}
