#if canImport(Darwin)
internal import Darwin
#elseif canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#endif

/// An update of a folder that stays where it is: its files are made in a hidden folder inside, and
/// then take their places one by one.
struct FolderRewrite {
  /// What takes a step back.
  private enum Undo {
    case restore(String, from: String)
    case removeFile(String)
    case removeFolder(String)
    case makeFolder(String, mode_t)
  }

  private let update: FolderUpdate
  private let target: String

  /// Where new files wait and old ones are kept.
  private let staging: String

  /// The files to remove that are there.
  private let removed: [String]
  private let written: [String]
  private var undos: [Undo] = []

  init(_ update: FolderUpdate, in target: String) throws(FileError) {
    self.update = update
    self.target = target
    written = update.writtenPaths
    removed = update.removed.sorted().filter { Self.isFile($0, in: target) }
    let name = target.split(separator: "/").last ?? "folder"
    staging = StagedFolder.newPath(beside: target == "/" ? "/\(name)" : "\(target)/\(name)")
    guard unsafe mkdir(staging, 0o700) == 0 else { throw .notWritten(path: target, code: errno) }
  }

  /// Makes the changes.
  ///
  /// - Throws: `FileError`; then all files are as they were.
  mutating func apply() throws(FileError) {
    do {
      try stage()
      try removeFiles()
      for number in written.indices {
        try makeFolders(of: written[number])
        try placeFile(number)
      }
    } catch {
      rollBack()
      throw error
    }
    StagedFolder.synchronize(target)
    StagedFolder.discard(staging)
  }

  // MARK: Before anything changes

  /// Makes all new files and keeps all old ones, so that a full disk is met before the first change.
  private func stage() throws(FileError) {
    let isSynchronized = StagedFolder.isSynchronizedOneByOne(update)
    for (number, path) in written.enumerated() {
      guard let content = update.written[path] else { continue }
      let place = place(of: path)
      try StagedFolder.write(
        content,
        to: newFile(number),
        for: place,
        isSynchronized: isSynchronized
      )
    }
    if !isSynchronized { sync() }
    for (number, path) in (written + removed).enumerated() {
      // A folder can't be replaced by a file; the step that tries says so.
      guard let kind = FolderListing.kind(at: place(of: path)), kind != .folder else { continue }
      try StagedFolder.copyItem(place(of: path), to: oldFile(number), kind)
    }
  }

  private func place(of path: String) -> String { "\(target)/\(path)" }

  private func newFile(_ number: Int) -> String { "\(staging)/\(number)" }

  private func oldFile(_ number: Int) -> String { "\(staging)/\(number).old" }

  /// Whether there is something other than a folder, and no link leads out on the way to it.
  private static func isFile(_ path: String, in target: String) -> Bool {
    guard let kind = FolderListing.kind(at: "\(target)/\(path)"), kind != .folder else {
      return false
    }
    return StagedFolder.folders(of: path).allSatisfy {
      FolderListing.kind(at: "\(target)/\($0)") == .folder
    }
  }

  // MARK: Changes

  private mutating func removeFiles() throws(FileError) {
    for (number, path) in removed.enumerated() {
      guard unsafe unlink(place(of: path)) == 0 else {
        throw .notWritten(path: place(of: path), code: errno)
      }
      undos.append(.restore(place(of: path), from: oldFile(written.count + number)))
    }
    let touched = Set(removed.flatMap { StagedFolder.folders(of: $0) })
    // Inner ones first.
    for folder in touched.sorted(by: { $0.utf8.count > $1.utf8.count }) {
      var status = stat()
      guard unsafe lstat(place(of: folder), &status) == 0, unsafe rmdir(place(of: folder)) == 0
      else { continue }
      undos.append(.makeFolder(place(of: folder), status.st_mode & 0o7777))
    }
  }

  private mutating func makeFolders(of path: String) throws(FileError) {
    for folder in StagedFolder.folders(of: path).reversed() {
      switch FolderListing.kind(at: place(of: folder)) {
      case .folder: continue
      case nil:
        guard unsafe mkdir(place(of: folder), 0o777) == 0 else {
          throw .notWritten(path: place(of: folder), code: errno)
        }
        undos.append(.removeFolder(place(of: folder)))
      // Through a link the file would lie somewhere else.
      default: throw .notWritten(path: place(of: folder), code: ENOTDIR)
      }
    }
  }

  private mutating func placeFile(_ number: Int) throws(FileError) {
    let place = place(of: written[number])
    let isKnown = FolderListing.kind(at: place) != nil
    guard unsafe rename(newFile(number), place) == 0 else {
      throw .notWritten(path: place, code: errno)
    }
    undos.append(isKnown ? .restore(place, from: oldFile(number)) : .removeFile(place))
  }

  /// Takes back what was done; old files that can't go back stay in the hidden folder.
  private func rollBack() {
    var isRestored = true
    for undo in undos.reversed() {
      switch undo {
      case .restore(let path, let old): isRestored = unsafe rename(old, path) == 0 && isRestored
      case .removeFile(let path): _ = unsafe unlink(path)
      case .removeFolder(let path): _ = unsafe rmdir(path)
      case .makeFolder(let path, let mode):
        _ = unsafe mkdir(path, mode)
        _ = unsafe chmod(path, mode)
      }
    }
    if isRestored { StagedFolder.discard(staging) }
  }
}
