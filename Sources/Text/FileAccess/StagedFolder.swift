internal import CPlatform
internal import PlatformSupport
internal import SystemPackage

/// A new folder that is created beside the one that it replaces.
final class StagedFolder {
  /// Its path until it replaces the old folder.
  let path: String

  private let target: String

  /// The contents of the old folder when it was read.
  private var seen = FolderContents()

  /// The names of the new files and folders, in the order of their creation.
  private var made: [String] = []

  init(for target: String, holding lock: FolderLock) throws(FileError) {
    self.target = target
    let parts = PathParts(target)
    path = lock.hiddenPath(for: parts.name, in: parts.folder)
    try writing(target) { try perform(unsafe mkdir(path, 0o777)) }
  }

  // MARK: The old folder's files

  /// Adds hard links to all files of the old folder that the update doesn't change.
  func mirror(without update: FolderUpdate) throws(FileError) {
    try Self.copyAttributes(from: target, to: path)
    seen = try FolderContents(of: target) { folder throws(FileError) in
      // A copy would not contain the files of a mounted file system.
      try writing(place(folder)) {
        guard Folder.device(of: place(folder)) == Folder.device(of: target) else {
          throw Errno(rawValue: EXDEV)
        }
        try perform(unsafe mkdir(staged(folder), 0o777))
      }
      try Self.copyAttributes(from: place(folder), to: staged(folder))
    }
    for file in seen.files.keys where update.written[file] == nil && !update.removed.contains(file)
    {
      // A link itself gets a second name, not the file that it leads to.
      try writing(place(file)) {
        try perform(unsafe linkat(AT_FDCWD, place(file), AT_FDCWD, staged(file), 0))
      }
    }
  }

  /// Sets the attributes of folders that can only be set when the files exist.
  private func finish(_ update: FolderUpdate) throws(FileError) {
    guard !seen.folders.isEmpty else { return }
    let changed = Set((update.writtenPaths + update.removed).map { PathParts($0).folder })
    let emptied = Set(update.removed.flatMap(PathParts.folders(of:)))
    for folder in seen.folders.reversed() {
      // Folders that contained only removed files are removed, innermost first.
      if emptied.contains(folder), unsafe rmdir(staged(folder)) == 0 { continue }
      try Self.finishAttributes(
        from: place(folder),
        to: staged(folder),
        isUnchanged: !changed.contains(folder.isEmpty ? "." : folder) && !emptied.contains(folder)
      )
    }
  }

  private func place(_ name: String) -> String { name.isEmpty ? target : "\(target)/\(name)" }

  private func staged(_ name: String) -> String { name.isEmpty ? path : "\(path)/\(name)" }

  // MARK: New files

  /// Writes the files of the update, and synchronizes them with the disk.
  func write(_ update: FolderUpdate) throws(FileError) {
    let names = update.writtenPaths
    let batches = try makeSharedFolders(of: FileBatch.batches(of: names))
    made += names
    let isSynchronized = update.isSynchronizedOneByOne
    let (target, path, old) = (target, path, seen.files)
    let errors = ParallelWork.mapBatches(batches, batchSize: Self.batchSize) {
      batches -> FileError? in
      do throws(FileError) {
        for batch in batches {
          for folder in batch.ownFolders { try Self.makeFolder(folder, in: path, for: target) }
          for name in batch.names {
            guard let content = update.written[name] else { continue }
            try content.write(
              to: "\(path)/\(name)",
              for: "\(target)/\(name)",
              isNew: old[name] == nil,
              isSynchronized: isSynchronized
            )
          }
        }
        return nil
      } catch {
        return error
      }
    }
    for case let error? in errors { throw error }
    try finish(update)
    if !isSynchronized { Self.synchronizeDisk(of: path) }
    Self.synchronize(path)
  }

  /// The minimum number of batches in a parallel task.
  private static let batchSize = 256

  /// Creates the new folders of more than one batch.
  ///
  /// - Returns: The batches, with the other new folders as their own.
  private func makeSharedFolders(of batches: [FileBatch]) throws(FileError) -> [FileBatch] {
    var uses: [String: Int] = [:]
    uses.reserveCapacity(batches.count)
    for batch in batches { for folder in batch.folders { uses[folder, default: 0] += 1 } }
    var batches = batches
    var known = Set(seen.folders)
    known.reserveCapacity(known.count + uses.count)
    for index in batches.indices {
      for folder in batches[index].folders.reversed() where known.insert(folder).inserted {
        made.append(folder)
        if uses[folder] == 1 {
          batches[index].ownFolders.append(folder)
        } else {
          try Self.makeFolder(folder, in: path, for: target)
        }
      }
    }
    return batches
  }

  private static func makeFolder(
    _ folder: String,
    in path: String,
    for target: String
  ) throws(FileError) {
    try writing("\(target)/\(folder)") {
      try perform(unsafe mkdir("\(path)/\(folder)", 0o777))
    }
  }

  /// Synchronizes all files of the disk that a folder is on, if possible.
  static func synchronizeDisk(of folder: String) {
    guard let descriptor = try? FileDescriptor.opening(folder) else { return sync() }
    cplatform_synchronize_disk(descriptor.rawValue)
    try? descriptor.close()
  }

  /// Synchronizes the names in a folder with the disk, if possible.
  static func synchronize(_ folder: String) {
    guard let descriptor = try? FileDescriptor.opening(folder) else { return }
    _ = fsync(descriptor.rawValue)
    try? descriptor.close()
  }

  // MARK: Changing places

  /// Exchanges this folder and the old one, and removes the old one.
  ///
  /// - Returns: False if another process has changed the old folder since it was read; then nothing
  ///   is changed.
  func exchange() throws(FileError) -> Bool {
    try swap()
    // Changes by another process must not be removed with the old folder.
    guard let left = try? FolderContents(of: path), left == seen else {
      do {
        try swap()
      } catch {
        throw .notRestored(path: target, kept: Self.keep(path))
      }
      return false
    }
    Self.synchronize(PathParts(target).folder)
    discardOld()
    return true
  }

  private func swap() throws(FileError) {
    try writing(target) { try perform(unsafe cplatform_exchange(path, target)) }
  }

  // MARK: Removing

  /// Gives a hidden folder a name that later runs don't remove, and returns it.
  static func keep(_ path: String) -> String {
    let kept = path + ".kept"
    return unsafe rename(path, kept) == 0 ? kept : path
  }

  /// Removes the new folder, which has not replaced the old one.
  func discard() {
    Self.discard(path)
    // Folders can't be listed where they can't be opened.
    guard FileIdentity(path) != nil else { return }
    for name in made.reversed() { _ = unsafe remove(staged(name)) }
    _ = unsafe rmdir(path)
  }

  /// Removes a folder with its contents.
  static func discard(_ path: String) {
    var open = [path]
    var emptied: [String] = []
    while let folder = open.popLast() {
      emptied.append(folder)
      // The folder may have the permissions of one that is not writable.
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

  /// Removes the old folder, except for files that were added since it was read.
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
