internal import PlatformSupport
internal import SystemPackage

extension LocalFiles {
  /// Changes the files of a folder at once, and creates the folder if it does not exist.
  ///
  /// If the process ends early, the path has either the old folder or the new one: the new folder
  /// is created next to the old one, with hard links to unchanged files, and the two are exchanged
  /// in one step. Files that the update doesn't name are never removed; they and the folder keep
  /// their owner, group, permissions and access control lists. A process that is terminated can
  /// leave a hidden folder, whose name starts with a period and the folder's name; the next process
  /// that writes there removes it. Processes that write the same folder wait for each other.
  ///
  /// Some folders can't be exchanged: the working folder and those above it, in which the shell
  /// would be left behind; mount points and folders that contain one; folders whose parent can't be
  /// written; folders with files of other owners, whose attributes can't be copied; and all folders
  /// on a disk without hard links or the exchange of folders. In these, all new files are created
  /// in a hidden folder inside, and then replace the old ones one by one. A failure, such as a full
  /// disk, still changes nothing: the replaced files are restored. Each file always has its old or
  /// new content, but other processes can read a mixture of both while the files are replaced, and
  /// the mixture remains if the process is terminated in that time.
  ///
  /// A link or a pipe that an update writes is replaced by the file. No file is written into a
  /// folder that is reached through a link in the folder, nor into one without permission to write.
  ///
  /// - Parameters:
  ///   - update: The changes.
  ///   - folder: The folder's path; a link to a folder is followed.
  /// - Throws: `FileError`; then nothing is changed.
  /// - Complexity: O(*n*) in the number of files in the folder; one file alone is changed in O(1),
  ///   and a folder that can't be exchanged in O(*m*) in the number of changes.
  public func apply(_ update: FolderUpdate, to folder: String) throws(FileError) {
    try apply(update, to: folder, holding: lock(for: folder))
  }

  /// Waits until no other process writes a folder, and locks it.
  ///
  /// - Parameter folder: The folder's path; it need not exist.
  /// - Returns: The lock, which is released with its last reference.
  /// - Throws: `FileError`, also where the folder that it is in does not exist.
  package func lock(for folder: String) throws(FileError) -> FolderLock {
    try FolderLock(PathParts(writingPath(of: folder)).folder)
  }

  /// The maximum number of attempts for a folder that another process is changing.
  private static let attempts = 8

  /// Changes the files of a folder, as ``apply(_:to:)`` does, while a lock for it is held.
  package func apply(
    _ update: FolderUpdate,
    to folder: String,
    holding lock: FolderLock
  ) throws(FileError) {
    let target = try writingPath(of: folder)
    let kind = try FolderListing.kind(at: target)
    guard let kind else { return try make(target, with: update, holding: lock) }
    // All links were followed, except for dangling ones.
    guard kind != .link else { throw .notWritten(path: target, code: EEXIST) }
    guard !update.isEmpty else { return lock.removeLeftovers(in: target) }
    try update.check(in: target)
    do {
      if try writeOnlyFile(of: update, in: target, holding: lock) { return }
      if !Folder.isFixed(target) {
        for _ in 0..<Self.attempts {
          if try exchange(target, with: update, holding: lock) { return }
        }
      }
    } catch {
      guard error.concernsPlace else { throw error }
    }
    var rewrite = try FolderRewrite(update, in: target, holding: lock)
    try rewrite.apply()
  }

  /// Creates a folder that does not exist.
  private func make(
    _ target: String,
    with update: FolderUpdate,
    holding lock: FolderLock
  ) throws(FileError) {
    let staged = try StagedFolder(for: target, holding: lock)
    do throws(FileError) {
      try staged.write(update)
      try writing(target) { try perform(unsafe rename(staged.path, target)) }
    } catch {
      staged.discard()
      throw error
    }
    StagedFolder.synchronize(PathParts(target).folder)
  }

  /// Replaces the old folder with a new one; false if another process has changed the old one.
  private func exchange(
    _ target: String,
    with update: FolderUpdate,
    holding lock: FolderLock
  ) throws(FileError) -> Bool {
    lock.removeLeftovers(in: target)
    let staged = try StagedFolder(for: target, holding: lock)
    do {
      try staged.mirror(without: update)
      try staged.write(update)
      let isExchanged = try staged.exchange()
      if !isExchanged { staged.discard() }
      return isExchanged
    } catch {
      if case .notRestored = error { throw error }
      staged.discard()
      throw error
    }
  }

  /// Writes the file of an update with exactly one file; false for other updates.
  private func writeOnlyFile(
    of update: FolderUpdate,
    in folder: String,
    holding lock: FolderLock
  ) throws(FileError) -> Bool {
    guard update.removed.isEmpty, update.written.count == 1,
      let (path, content) = update.written.first, case .bytes(let bytes) = content
    else { return false }
    let file = "\(folder)/\(path)"
    guard try FolderListing.kind(at: PathParts(file).folder) == .folder else { return false }
    try replace(file, with: bytes, in: PathParts(folder).folder, holding: lock)
    return true
  }

  /// Returns the path without links, also of a folder that does not exist yet.
  private func writingPath(of folder: String) throws(FileError) -> String {
    var trimmed = folder[...]
    while trimmed.count > 1, trimmed.hasSuffix("/") { trimmed = trimmed.dropLast() }
    let path = String(trimmed)
    if FileIdentity(path) != nil { return try canonicalPath(of: path) }
    let parts = PathParts(path)
    guard FileName.isSafe(parts.name) else { throw .outside(path: folder) }
    let canonical = try canonicalPath(of: parts.folder)
    return canonical == "/" ? "/\(parts.name)" : "\(canonical)/\(parts.name)"
  }
}

extension FolderUpdate {
  /// Checks that files can be written in a folder.
  ///
  /// - Throws: `FileError.linked` if a path leads through a link, `.notWritten` if a file is in the
  ///   place of a folder or a folder is not writable.
  fileprivate func check(in target: String) throws(FileError) {
    var known: Set<String> = []
    for path in writtenPaths + removed.sorted() {
      var place = target
      for folder in PathParts.folders(of: path).reversed() {
        let kind = try FolderListing.kind(at: "\(target)/\(folder)")
        if kind == .link { throw .linked(path: "\(target)/\(folder)") }
        guard let kind else { break }
        guard kind == .folder else { throw .notWritten(path: "\(target)/\(folder)", code: ENOTDIR) }
        place = "\(target)/\(folder)"
      }
      guard known.insert(place).inserted else { continue }
      try writing(place) { try perform(unsafe access(place, W_OK | X_OK)) }
    }
  }
}

extension FileError {
  /// The error number of the system, if known.
  var code: Int32? {
    switch self {
    case .notFound: ENOENT
    case .notReadable: EACCES
    case .notADirectory: ENOTDIR
    case .notWritten(_, let code), .failed(_, let code): code
    default: nil
    }
  }

  /// Whether it concerns the place or owner of a folder and not the written files.
  fileprivate var concernsPlace: Bool {
    switch self {
    case .notReadable: true
    case .notWritten(_, let code):
      [
        EACCES, EPERM, EROFS, EBUSY, EXDEV, EMLINK, ENOSYS, EINVAL, ENOTSUP, EOPNOTSUPP,
      ].contains(code)
    default: false
    }
  }
}
