internal import CFiles

#if canImport(Darwin)
internal import Darwin
#elseif canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#endif

/// A folder that is made beside the one whose place it takes.
final class StagedFolder {
  /// Where it is made.
  let path: String

  private let target: String

  /// What was seen in the old folder.
  private var seen = FolderContents()

  init(for target: String, holding lock: FolderLock) throws(FileError) {
    self.target = target
    let slash = target.lastIndex(of: "/") ?? target.startIndex
    path = lock.hiddenPath(for: target[slash...].dropFirst(), in: FilePath.parent(of: target))
    guard unsafe mkdir(path, 0o777) == 0 else { throw .notWritten(path: target, code: errno) }
  }

  // MARK: The old folder's files

  /// Takes over all files of the old folder that the update leaves as they are.
  ///
  /// Each is the same file under a second name, with all that it has.
  func mirror(without update: FolderUpdate) throws(FileError) {
    try FileAttributes.copyFolder(from: target, to: path)
    seen = try FolderContents(of: target) { folder throws(FileError) in
      // What is mounted in the folder would be left behind by a copy.
      guard FolderPlace.device(of: place(folder)) == FolderPlace.device(of: target) else {
        throw .notWritten(path: place(folder), code: EXDEV)
      }
      guard unsafe mkdir(staged(folder), 0o777) == 0 else {
        throw .notWritten(path: place(folder), code: errno)
      }
      try FileAttributes.copyFolder(from: place(folder), to: staged(folder))
    }
    for file in seen.files.keys where update.written[file] == nil && !update.removed.contains(file)
    {
      // Without following: a link is taken over as the link that it is.
      guard unsafe linkat(AT_FDCWD, place(file), AT_FDCWD, staged(file), 0) == 0 else {
        throw .notWritten(path: place(file), code: errno)
      }
    }
  }

  /// Gives the folders what they can have once they are filled.
  private func finish(_ update: FolderUpdate) throws(FileError) {
    let changed = Set((update.writtenPaths + update.removed).map(FilePath.parent(of:)))
    let emptied = Set(update.removed.flatMap(FilePath.folders(of:)))
    for folder in seen.folders.reversed() {
      // Folders that held nothing but what is removed are removed with it, inner ones first.
      if emptied.contains(folder), unsafe rmdir(staged(folder)) == 0 { continue }
      try FileAttributes.finishFolder(
        from: place(folder),
        to: staged(folder),
        isUnchanged: !changed.contains(folder.isEmpty ? "." : folder) && !emptied.contains(folder)
      )
    }
  }

  private func place(_ name: String) -> String { name.isEmpty ? target : "\(target)/\(name)" }

  private func staged(_ name: String) -> String { name.isEmpty ? path : "\(path)/\(name)" }

  // MARK: New files

  /// Writes the update's files, and all of them through to the disk.
  func write(_ update: FolderUpdate) throws(FileError) {
    let isSynchronized = StagedFile.isSynchronizedOneByOne(update)
    var made = Set(seen.folders + [""])
    for name in update.writtenPaths {
      for folder in FilePath.folders(of: name).reversed() where made.insert(folder).inserted {
        guard unsafe mkdir(staged(folder), 0o777) == 0 else {
          throw .notWritten(path: place(folder), code: errno)
        }
      }
      guard let content = update.written[name] else { continue }
      try StagedFile.write(
        content,
        to: staged(name),
        for: place(name),
        isSynchronized: isSynchronized
      )
    }
    try finish(update)
    if !isSynchronized { sync() }
    Self.synchronize(path)
  }

  /// Writes the names in a folder through to the disk, where that can be done.
  static func synchronize(_ folder: String) {
    let descriptor = unsafe open(folder, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    _ = fsync(descriptor)
    _ = close(descriptor)
  }

  // MARK: Changing places

  /// Lets this folder and the old one change places, and removes the old one.
  ///
  /// - Returns: False where somebody else has changed the old folder since it was looked at; then
  ///   nothing is changed.
  func exchange() throws(FileError) -> Bool {
    try swap()
    // What is not as it was seen must not go with the old folder.
    guard let left = try? FolderContents(of: path), left == seen else {
      do {
        try swap()
      } catch {
        throw .notRestored(path: target, kept: Self.keep(path))
      }
      return false
    }
    Self.synchronize(FilePath.parent(of: target))
    discardOld()
    return true
  }

  private func swap() throws(FileError) {
    guard retryingInterrupts({ unsafe cfiles_exchange(path, target) }) == 0 else {
      throw .notWritten(path: target, code: errno)
    }
  }

  // MARK: Removing

  /// Gives a hidden folder a name that later runs leave alone, and returns it.
  static func keep(_ path: String) -> String {
    let kept = path + ".kept"
    return unsafe rename(path, kept) == 0 ? kept : path
  }

  /// Removes the new folder, which has not taken the old one's place.
  func discard() { Self.discard(path) }

  /// Removes a folder with all that is in it.
  static func discard(_ path: String) {
    var open = [path]
    var emptied: [String] = []
    while let folder = open.popLast() {
      emptied.append(folder)
      // It may be a copy of one that isn't to be changed.
      _ = unsafe chmod(folder, S_IRWXU)
      guard let listing = try? FolderListing(folder) else { continue }
      for item in listing.items {
        if item.kind == .folder {
          open.append("\(folder)/\(item.name)")
        } else {
          _ = unsafe unlink("\(folder)/\(item.name)")
        }
      }
    }
    for folder in emptied.reversed() { _ = unsafe rmdir(folder) }
  }

  /// Removes the old folder, but no file that has come into it since it was looked at.
  private func discardOld() {
    for folder in seen.folders.reversed() {
      _ = unsafe chmod(staged(folder), S_IRWXU)
      guard let listing = try? FolderListing(staged(folder)) else { continue }
      for item in listing.items where item.kind != .folder {
        let name = folder.isEmpty ? item.name : "\(folder)/\(item.name)"
        if seen.files[name] == item.number { _ = unsafe unlink(staged(name)) }
      }
      _ = unsafe rmdir(staged(folder))
    }
  }
}
