internal import PlatformSupport
internal import SystemPackage

extension LocalFiles {
  /// Writes a file atomically, replacing an existing one.
  ///
  /// A link is followed, also to a file that does not exist yet. Pipes and devices are not replaced
  /// but receive the bytes, as do open files of the process that are named by number, such as
  /// `/dev/fd/3` and `/dev/stdout`. A file that is replaced keeps its permissions, access control
  /// lists and extended attributes, and its owner and group as far as the process may set them.
  ///
  /// - Parameters:
  ///   - bytes: All bytes of the file.
  ///   - path: The file; its folder must exist.
  ///   - isSynchronized: Whether to wait until the disk has it, so that it survives a loss of
  ///     power; files that can be generated again need no such wait.
  /// - Throws: `FileError`; then no file is changed.
  public func write(
    _ bytes: [UInt8],
    to path: String,
    isSynchronized: Bool = true
  ) throws(FileError) {
    if let descriptor = Self.openDescriptor(named: path) {
      return try writing(path) { _ = try descriptor.writeAll(bytes) }
    }
    let type = (try? unsafe Stat(path))?.type
    guard type != .directory else { throw .isDirectory(path: path) }
    guard type == .regular || type == nil else { return try writeThrough(bytes, to: path) }
    let target = try type == nil ? Self.missingTarget(of: path) : canonicalPath(of: path)
    let folder = PathParts(target).folder
    let lock: FolderLock
    do {
      lock = try FolderLock(folder)
    } catch {
      if case .locked = error { throw error }
      // The error names the file, not its folder.
      throw .notWritten(path: path, code: error.code ?? ENOENT)
    }
    try replace(target, with: bytes, in: folder, holding: lock, isSynchronized: isSynchronized)
  }

  /// Whether there is a link at a path, also one that leads to nothing.
  package func isLink(_ path: String) -> Bool { (try? FolderListing.kind(at: path)) == .link }

  /// Whether a path names an open file of the process, a pipe or a device, which receives bytes and
  /// is not replaced.
  package static func isStream(_ path: String) -> Bool {
    if openDescriptor(named: path) != nil { return true }
    guard let type = (try? unsafe Stat(path))?.type else { return false }
    return type != .regular && type != .directory
  }

  /// The open file of the process that a path names.
  private static func openDescriptor(named path: String) -> FileDescriptor? {
    if path == "/dev/stdout" { return .standardOutput }
    if path == "/dev/stderr" { return .standardError }
    let prefix = ["/dev/fd/", "/proc/self/fd/"].first { path.hasPrefix($0) }
    return prefix.flatMap { Int32(path.dropFirst($0.count)) }.map(FileDescriptor.init(rawValue:))
  }

  /// Writes bytes to a pipe or a device.
  private func writeThrough(_ bytes: [UInt8], to path: String) throws(FileError) {
    try writing(path) {
      let options = FileDescriptor.OpenOptions(rawValue: O_NOCTTY)
      let descriptor = try FileDescriptor.opening(path, .writeOnly, options: options)
      _ = try descriptor.closeAfter { try descriptor.writeAll(bytes) }
    }
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
    holding lock: FolderLock,
    isSynchronized: Bool = true
  ) throws(FileError) {
    guard try FolderListing.kind(at: file) != .folder else { throw .isDirectory(path: file) }
    let staged = lock.hiddenPath(for: PathParts(file).name, in: folder)
    try Self.create(staged, bytes, for: file, isSynchronized: isSynchronized)
    do {
      try writing(file) { try perform(unsafe rename(staged, file)) }
    } catch {
      _ = unsafe unlink(staged)
      throw error
    }
    if isSynchronized { StagedFolder.synchronize(PathParts(file).folder) }
  }
}
