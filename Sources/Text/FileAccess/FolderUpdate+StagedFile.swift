internal import CPlatform
internal import PlatformSupport
internal import SystemPackage

// Files that are created under a hidden name before they take their places.

extension FolderUpdate {
  /// The maximum number of files that are synchronized one by one.
  private static let synchronizedFiles = 64

  /// Whether the files are few enough to be synchronized one by one.
  var isSynchronizedOneByOne: Bool {
    written.count <= Self.synchronizedFiles
  }
}

extension FolderUpdate.Content {
  /// Creates a new file with the attributes of the file whose place it is to take.
  func write(
    to path: String,
    for place: @autoclosure () -> String,
    isNew: Bool = false,
    isSynchronized: Bool
  ) throws(FileError) {
    switch self {
    case .bytes(let bytes):
      try LocalFiles.create(path, bytes, for: place(), isNew: isNew, isSynchronized: isSynchronized)
    case .copy(let source):
      let mode = try reading(source) { try unsafe Stat(source).permissions }
      let bytes = try LocalFiles().regularContents(of: source, limit: .max - 1)
      try LocalFiles.create(
        path,
        bytes,
        for: place(),
        isNew: isNew,
        mode: mode,
        isSynchronized: isSynchronized
      )
    }
  }
}

extension LocalFiles {
  /// Creates a file that must not exist.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - bytes: Its content.
  ///   - place: The place that it is to take, which errors name; a file there gives it its
  ///     attributes.
  ///   - isNew: Whether no file is there.
  ///   - mode: Its permissions; by default those of the file there, or those of new files.
  ///   - isSynchronized: Whether to wait until the disk has it.
  /// - Throws: `FileError`, in which case no file is left.
  static func create(
    _ path: String,
    _ bytes: [UInt8],
    for place: @autoclosure () -> String,
    isNew: Bool = false,
    mode: FilePermissions? = nil,
    isSynchronized: Bool
  ) throws(FileError) {
    try writing(place()) {
      // A process that can't read the old file must not read the new one, not even before it has
      // all attributes of the old one.
      let old = isNew ? nil : try? unsafe Stat(place())
      let status = old.flatMap { $0.type == .regular ? $0 : nil }
      let first = mode ?? status?.permissions.intersection(.ownerReadWriteExecute)
      let file = try FileDescriptor.opening(
        path,
        .writeOnly,
        options: [.create, .exclusiveCreate],
        permissions: first ?? FilePermissions(rawValue: 0o666)
      )
      do {
        try file.writeAll(bytes)
        if !isNew { try file.copyAttributes(from: place()) }
        if let mode { try perform(fchmod(file.rawValue, mode.rawValue)) }
        if isSynchronized { try perform(fsync(file.rawValue)) }
      } catch {
        try? file.close()
        _ = unsafe unlink(path)
        throw error
      }
      do {
        try file.close()
      } catch Errno.interrupted {
        // The descriptor is closed all the same.
      } catch {
        _ = unsafe unlink(path)
        throw error
      }
    }
  }
}

extension FileDescriptor {
  /// Gives a new file the attributes of the file that it replaces, as far as possible.
  ///
  /// - Throws: `Errno` if the permissions can't be set.
  func copyAttributes(from old: String) throws {
    let status: Stat
    do {
      status = try unsafe Stat(old)
    } catch {
      // Any other error may hide permissions that the new file must have.
      guard error == .noSuchFileOrDirectory || error == .notDirectory else { throw error }
      return
    }
    guard status.type == .regular else { return }
    // Only the superuser can give files away; a group of the process can be kept.
    if fchown(rawValue, status.userID.rawValue, status.groupID.rawValue) != 0 {
      _ = fchown(rawValue, uid_t.max, status.groupID.rawValue)
    }
    if let source = try? FileDescriptor.opening(old, .readOnly, options: .nonBlocking) {
      _ = cplatform_copy_attributes(source.rawValue, rawValue)
      try? source.close()
    }
    try perform(fchmod(rawValue, status.permissions.rawValue))
  }
}
