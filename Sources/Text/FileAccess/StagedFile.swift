internal import PlatformSupport
internal import SystemPackage

/// A file that is created under a hidden name before it takes its place.
enum StagedFile {
  /// The maximum number of files that are synchronized one by one.
  private static let synchronizedFiles = 64

  /// Whether the files of an update are few enough to be synchronized one by one.
  static func isSynchronizedOneByOne(_ update: FolderUpdate) -> Bool {
    update.written.count <= synchronizedFiles
  }

  /// Creates a new file with the attributes of the file whose place it is to take.
  static func write(
    _ content: FolderUpdate.Content,
    to path: String,
    for place: @autoclosure () -> String,
    isNew: Bool = false,
    isSynchronized: Bool
  ) throws(FileError) {
    switch content {
    case .bytes(let bytes):
      try create(path, bytes, for: place(), isNew: isNew, isSynchronized: isSynchronized)
    case .copy(let source):
      let mode = try reading(source) { try unsafe Stat(source).permissions }
      let bytes = try LocalFiles().regularContents(of: source, limit: .max - 1)
      try create(
        path,
        bytes,
        for: place(),
        isNew: isNew,
        mode: mode,
        isSynchronized: isSynchronized
      )
    }
  }

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
        if !isNew { try FileAttributes.copyFile(from: place(), to: file) }
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
