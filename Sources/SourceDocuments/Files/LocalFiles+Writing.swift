internal import CFiles

#if canImport(Darwin)
internal import Darwin
#elseif canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#endif

extension LocalFiles {
  /// Changes the files of a folder all at once, and makes the folder if there is none.
  ///
  /// Whenever the process ends, there is either the old folder or the new one under the path. A new
  /// folder is made beside the old one, where files that stay are the same files (hard links, or
  /// copies where the disk has none), and the two change places in one step. What is in the folder
  /// and not named by the update is never removed. A process that is ended half-way may leave a
  /// hidden folder beside the folder, whose name starts with a dot and the folder's name.
  ///
  /// Some folders can't change places: the working folder and those above it, which the shell would
  /// be left in; one where a disk is mounted, or in which one is; one whose own folder can't be
  /// written. There all new files are made in a hidden folder inside and all old ones kept there,
  /// and only then each takes its place. Any failure, a full disk included, still changes nothing:
  /// steps that were taken are taken back. Each file is at all times the old one or the new one. But
  /// who reads in between meets some of each, and a process that is ended in between leaves them so,
  /// with the hidden folder that has the others.
  ///
  /// Where an update writes, a link or a pipe is replaced by the file.
  ///
  /// - Parameters:
  ///   - update: The changes.
  ///   - folder: The folder's path; a link to a folder is followed.
  /// - Throws: `FileError`; then nothing is changed.
  /// - Complexity: O(*n*) in the number of files in the folder; one file alone is changed in O(1), and
  ///   a folder that can't change places in the number of changes.
  public func apply(_ update: FolderUpdate, to folder: String) throws(FileError) {
    let target = try writingPath(of: folder)
    guard exists(target) else { return try make(target, update) }
    guard !update.isEmpty else { return }
    do {
      if try writeOnlyFile(of: update, in: target) { return }
      if !FolderPlace.isFixed(target) { return try exchange(target, update) }
    } catch {
      guard error.concernsPlace else { throw error }
    }
    var rewrite = try FolderRewrite(update, in: target)
    try rewrite.apply()
  }

  /// Makes a folder that isn't there.
  private func make(_ target: String, _ update: FolderUpdate) throws(FileError) {
    let staged = try StagedFolder(for: target)
    do {
      try staged.write(update)
      try move(staged.path, to: target)
    } catch {
      staged.discard()
      throw error
    }
  }

  /// Lets a new folder take the place of the old one.
  private func exchange(_ target: String, _ update: FolderUpdate) throws(FileError) {
    let staged = try StagedFolder(for: target)
    do {
      try staged.mirror(without: update)
      try staged.write(update)
      try exchange(staged, target)
    } catch {
      staged.discard()
      throw error
    }
  }

  /// The path without links, also of a folder that is still to be made.
  private func writingPath(of folder: String) throws(FileError) -> String {
    var trimmed = folder[...]
    while trimmed.count > 1, trimmed.hasSuffix("/") { trimmed = trimmed.dropLast() }
    let path = String(trimmed)
    if exists(path) { return try canonicalPath(of: path) }
    let slash = path.lastIndex(of: "/")
    let name = slash.map { path[path.index(after: $0)...] } ?? path[...]
    guard FileName.isSafe(name) else { throw .outside(path: folder) }
    let parent = slash.map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
    let canonical = try canonicalPath(of: parent)
    return canonical == "/" ? "/\(name)" : "\(canonical)/\(name)"
  }

  private func exists(_ path: String) -> Bool {
    var status = stat()
    return unsafe stat(path, &status) == 0
  }

  /// Writes a file, replacing the one of its name if there is one; whenever the process ends, there
  /// is the old file or the new one.
  ///
  /// Through a link the file is written that it leads to, there already or not. Pipes and devices stay
  /// what they are and are given the bytes, as are files that the process has open and are named by
  /// number, such as `/dev/fd/3` and `/dev/stdout`.
  ///
  /// - Parameters:
  ///   - bytes: All bytes of the file.
  ///   - path: The file; its folder must exist.
  ///   - isSynchronized: Whether to wait until the disk has it, so that it also outlasts a loss of
  ///     power; what can be made anew needs no such wait.
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
    if isThere, status.st_mode & S_IFMT != S_IFREG, status.st_mode & S_IFMT != S_IFDIR {
      return try writeThrough(bytes, path)
    }
    let target = try isThere ? canonicalPath(of: path) : LinkTarget.ofMissing(path)
    let staged = StagedFolder.newPath(beside: target.contains("/") ? target : "./\(target)")
    try replace(target, with: bytes, staged: staged, isSynchronized: isSynchronized)
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

  /// Writes the file, where an update is no more than one; false where it is.
  private func writeOnlyFile(
    of update: FolderUpdate,
    in folder: String
  ) throws(FileError) -> Bool {
    guard update.removed.isEmpty, update.written.count == 1,
      let (path, content) = update.written.first, case .bytes(let bytes) = content
    else { return false }
    let file = "\(folder)/\(path)"
    let parent = StagedFolder.parent(of: file)
    // Through a link the file would lie somewhere else.
    guard exists(parent), try canonicalPath(of: parent) == parent else { return false }
    try replace(file, with: bytes, staged: StagedFolder.newPath(beside: folder))
    return true
  }

  private func replace(
    _ file: String,
    with bytes: [UInt8],
    staged: String,
    isSynchronized: Bool = true
  ) throws(FileError) {
    var status = stat()
    let isKnown = unsafe lstat(file, &status) == 0
    guard !isKnown || status.st_mode & S_IFMT != S_IFDIR else { throw .isDirectory(path: file) }
    let mode = StagedFolder.permissions(of: file)
    do {
      try StagedFolder.create(staged, bytes, mode: mode, isSynchronized: isSynchronized)
      try move(staged, to: file, isSynchronized: isSynchronized)
    } catch {
      _ = unsafe unlink(staged)
      // Nobody has heard of the staged file.
      guard case .notWritten(_, let code) = error else { throw error }
      throw .notWritten(path: file, code: code)
    }
  }

  private func move(
    _ source: String,
    to target: String,
    isSynchronized: Bool = true
  ) throws(FileError) {
    guard unsafe rename(source, target) == 0 else {
      throw .notWritten(path: target, code: errno)
    }
    if isSynchronized { StagedFolder.synchronize(StagedFolder.parent(of: target)) }
  }

  /// Lets the new folder and the old one change places, and removes what the old one has left.
  private func exchange(_ staged: StagedFolder, _ target: String) throws(FileError) {
    if unsafe cfiles_exchange(staged.path, target) == 0 {
      StagedFolder.synchronize(StagedFolder.parent(of: target))
      return staged.discardOld(at: staged.path)
    }
    guard [ENOSYS, EINVAL, ENOTSUP].contains(errno) else {
      throw .notWritten(path: target, code: errno)
    }
    // A disk that can't exchange: two steps, between which the old folder has another name.
    let old = StagedFolder.newPath(beside: target)
    try move(target, to: old)
    do {
      try move(staged.path, to: target)
    } catch {
      try move(old, to: target)
      throw error
    }
    staged.discardOld(at: old)
  }
}

extension FileError {
  /// Whether it is about the place of a folder among others rather than about what is in it.
  fileprivate var concernsPlace: Bool {
    switch self {
    case .notReadable: true
    case .notWritten(_, let code): [EACCES, EPERM, EROFS, EBUSY, EXDEV].contains(code)
    default: false
    }
  }
}
