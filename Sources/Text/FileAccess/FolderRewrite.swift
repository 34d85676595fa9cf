internal import CPlatform
internal import PlatformSupport
internal import SystemPackage

/// An update of a folder in place: new files are created in a hidden folder inside, and then
/// replace the old ones one by one.
struct FolderRewrite {
  /// A step of a rollback.
  private enum Undo {
    case restore(String, from: String)
    case removeFile(String)
    case removeFolder(String)
    case makeFolder(String, mode_t)
  }

  private let update: FolderUpdate
  private let target: String

  /// The hidden folder of new files and replaced ones.
  private let staging: String

  /// The existing files to remove.
  private let removed: [String]
  private let written: [String]
  private var undos: [Undo] = []

  init(_ update: FolderUpdate, in target: String, holding lock: FolderLock) throws(FileError) {
    self.update = update
    self.target = target
    written = update.writtenPaths
    var removed: [String] = []
    for path in update.removed.sorted() {
      let kind = try FolderListing.kind(at: "\(target)/\(path)")
      if kind != nil, kind != .folder { removed.append(path) }
    }
    self.removed = removed
    lock.removeLeftovers(in: target)
    let name = target.split(separator: "/").last ?? "folder"
    staging = lock.hiddenPath(for: name, in: target)
    try writing(target) { try perform(unsafe mkdir(staging, 0o700)) }
  }

  /// Applies the changes.
  ///
  /// - Throws: `FileError`; then all files are unchanged, except for `.notRestored`.
  mutating func apply() throws(FileError) {
    do {
      try stage()
      try removeFiles()
      for number in written.indices {
        try makeFolders(of: written[number])
        try placeFile(number)
      }
    } catch {
      try rollBack()
      throw error
    }
    StagedFolder.synchronize(target)
    StagedFolder.discard(staging)
  }

  // MARK: Before anything changes

  /// Creates all new files, so that a full disk is detected before the first change.
  private func stage() throws(FileError) {
    let isSynchronized = update.isSynchronizedOneByOne
    for (number, path) in written.enumerated() {
      guard let content = update.written[path] else { continue }
      try content.write(
        to: newFile(number),
        for: place(of: path),
        isSynchronized: isSynchronized
      )
    }
    if !isSynchronized { StagedFolder.synchronizeDisk(of: staging) }
  }

  private func place(of path: String) -> String { "\(target)/\(path)" }

  private func newFile(_ number: Int) -> String { "\(staging)/\(number)" }

  private func oldFile(_ number: Int) -> String { "\(staging)/\(number).old" }

  // MARK: Changes

  private mutating func removeFiles() throws(FileError) {
    for (number, path) in removed.enumerated() {
      let old = oldFile(written.count + number)
      let place = place(of: path)
      try writing(place) { try perform(unsafe rename(place, old)) }
      undos.append(.restore(place, from: old))
    }
    let touched = Set(removed.flatMap { PathParts.folders(of: $0) })
    // Inner ones first.
    for folder in touched.sorted(by: { $0.utf8.count > $1.utf8.count }) {
      let place = place(of: folder)
      guard let status = try? unsafe Stat(place, followTargetSymlink: false),
        unsafe rmdir(place) == 0
      else { continue }
      undos.append(.makeFolder(place, status.permissions.rawValue))
    }
  }

  private mutating func makeFolders(of path: String) throws(FileError) {
    for folder in PathParts.folders(of: path).reversed() {
      let place = place(of: folder)
      if try FolderListing.kind(at: place) == .folder { continue }
      try writing(place) { try perform(unsafe mkdir(place, 0o777)) }
      undos.append(.removeFolder(place))
    }
  }

  private mutating func placeFile(_ number: Int) throws(FileError) {
    let (place, new) = (place(of: written[number]), newFile(number))
    switch try FolderListing.kind(at: place) {
    case .folder: throw .notWritten(path: place, code: EISDIR)
    case nil:
      try writing(place) { try perform(unsafe rename(new, place)) }
      undos.append(.removeFile(place))
    default:
      do {
        try perform(unsafe cplatform_exchange(new, place))
        return undos.append(.restore(place, from: new))
      } catch {}
      // Not all file systems can exchange files. On those without hard links as well, the file does
      // not exist for a moment.
      let old = oldFile(number)
      try writing(place) {
        if unsafe linkat(AT_FDCWD, place, AT_FDCWD, old, 0) != 0 {
          try perform(unsafe rename(place, old))
        }
      }
      undos.append(.restore(place, from: old))
      try writing(place) { try perform(unsafe rename(new, place)) }
    }
  }

  /// Reverts the changes.
  ///
  /// - Throws: `FileError.notRestored` where that fails.
  private func rollBack() throws(FileError) {
    var isRestored = true
    for undo in undos.reversed() {
      switch undo {
      case .restore(let path, let old): isRestored = unsafe rename(old, path) == 0 && isRestored
      case .removeFile(let path): isRestored = unsafe unlink(path) == 0 && isRestored
      case .removeFolder(let path): _ = unsafe rmdir(path)
      case .makeFolder(let path, let mode):
        _ = unsafe mkdir(path, mode)
        _ = unsafe chmod(path, mode)
      }
    }
    guard isRestored else {
      throw .notRestored(path: target, kept: StagedFolder.keep(staging))
    }
    StagedFolder.discard(staging)
  }
}
