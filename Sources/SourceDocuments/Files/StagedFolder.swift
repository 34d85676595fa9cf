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

  /// The files that were seen in the old folder, by their paths, with their numbers.
  private var seen: [String: UInt64] = [:]

  /// The folders that were seen in the old folder, outer ones first.
  private var folders: [String] = []

  /// The most files that are written through to the disk one by one.
  private static let synchronizedFiles = 64

  init(for target: String) throws(FileError) {
    self.target = target
    path = Self.newPath(beside: target)
    guard unsafe mkdir(path, 0o777) == 0 else { throw .notWritten(path: target, code: errno) }
  }

  /// A free name in the folder that holds `target`.
  static func newPath(beside target: String) -> String {
    let slash = target.lastIndex(of: "/") ?? target.startIndex
    let name = target[slash...].dropFirst().prefix(100)
    let number = String(UInt64.random(in: .min ... .max), radix: 36)
    return "\(target[..<slash])/.\(name).\(number).partial"
  }

  static func parent(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  // MARK: The old folder's files

  /// Takes over all files of the old folder that the update leaves as they are.
  func mirror(without update: FolderUpdate) throws(FileError) {
    var open = [""]
    let touched = Set(update.removed.flatMap { Self.folders(of: $0) })
    while let folder = open.popLast() {
      let listing = try FolderListing(folder.isEmpty ? target : "\(target)/\(folder)")
      folders.append(folder)
      for item in listing.items {
        let name = folder.isEmpty ? item.name : "\(folder)/\(item.name)"
        if item.kind == .folder {
          try copyFolder(name)
          open.append(name)
          continue
        }
        seen[name] = item.number
        if update.written[name] != nil || update.removed.contains(name) { continue }
        try Self.copyItem("\(target)/\(name)", to: "\(path)/\(name)", item.kind)
      }
    }
    copyMode("")
    // Folders that held nothing but what is removed go with it, inner ones first.
    for folder in folders.reversed() where touched.contains(folder) && !folder.isEmpty {
      _ = unsafe rmdir("\(path)/\(folder)")
    }
  }

  private func copyFolder(_ name: String) throws(FileError) {
    let (old, new) = ("\(target)/\(name)", "\(path)/\(name)")
    // What is mounted in the folder would be left behind by a copy.
    guard FolderPlace.device(of: old) == FolderPlace.device(of: target) else {
      throw .notWritten(path: old, code: EXDEV)
    }
    guard unsafe mkdir(new, 0o777) == 0 else { throw .notWritten(path: new, code: errno) }
    copyMode(name)
  }

  private func copyMode(_ name: String) {
    var status = stat()
    let (old, new) = name.isEmpty ? (target, path) : ("\(target)/\(name)", "\(path)/\(name)")
    guard unsafe stat(old, &status) == 0 else { return }
    // Its owner must be able to fill it.
    _ = unsafe chmod(new, status.st_mode & 0o7777 | S_IRWXU)
  }

  /// Gives what is no folder a second name, or copies it where the disk has no second names.
  static func copyItem(
    _ old: String,
    to new: String,
    _ kind: FolderEntry.Kind
  ) throws(FileError) {
    // Without following: a link is taken over as the link that it is.
    if unsafe linkat(AT_FDCWD, old, AT_FDCWD, new, 0) == 0 { return }
    let code = errno
    guard code != EXDEV else { throw .notWritten(path: old, code: code) }
    switch kind {
    case .file: try copy(old, to: new)
    case .link:
      let destination = try LinkTarget.read(old)
      guard unsafe symlink(destination, new) == 0 else {
        throw .notWritten(path: new, code: errno)
      }
    case .folder, .other: throw .notWritten(path: new, code: code)
    }
  }

  /// The folders that a path leads through, inner ones first.
  static func folders(of path: String) -> [String] {
    var folders: [String] = []
    var rest = path[...]
    while let slash = rest.lastIndex(of: "/") {
      rest = rest[..<slash]
      folders.append(String(rest))
    }
    return folders
  }

  // MARK: New files

  /// Writes the update's files, and all of them through to the disk.
  func write(_ update: FolderUpdate) throws(FileError) {
    let isSynchronized = Self.isSynchronizedOneByOne(update)
    var made: Set<String> = [""]
    for name in update.writtenPaths {
      for folder in Self.folders(of: name).reversed() where made.insert(folder).inserted {
        guard unsafe mkdir("\(path)/\(folder)", 0o777) == 0 || errno == EEXIST else {
          throw .notWritten(path: "\(target)/\(folder)", code: errno)
        }
      }
      guard let content = update.written[name] else { continue }
      try Self.write(
        content,
        to: "\(path)/\(name)",
        for: "\(target)/\(name)",
        isSynchronized: isSynchronized
      )
    }
    if !isSynchronized { sync() }
    Self.synchronize(path)
  }

  /// Whether the files of an update are so few that each is written through to the disk by itself.
  static func isSynchronizedOneByOne(_ update: FolderUpdate) -> Bool {
    update.written.count <= synchronizedFiles
  }

  /// Makes a new file that is to take a place, with the permissions of the file there.
  static func write(
    _ content: FolderUpdate.Content,
    to path: String,
    for place: String,
    isSynchronized: Bool
  ) throws(FileError) {
    do {
      switch content {
      case .bytes(let bytes):
        let mode = permissions(of: place)
        try create(path, bytes, mode: mode, isSynchronized: isSynchronized)
      case .copy(let source): try copy(source, to: path)
      }
    } catch .notWritten(_, let code) {
      // Where it was to be, not where it was made.
      throw .notWritten(path: place, code: code)
    }
  }

  /// What a file may be used for, where a link leads; nil where there is no file.
  static func permissions(of path: String) -> mode_t? {
    var status = stat()
    guard unsafe stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    return status.st_mode & 0o7777
  }

  /// Makes a file that must not exist; without a mode, with the permissions of new files.
  static func create(
    _ path: String,
    _ bytes: [UInt8],
    mode: mode_t?,
    isSynchronized: Bool = true
  ) throws(FileError) {
    let descriptor = retryingInterrupts {
      unsafe open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode ?? 0o666)
    }
    guard descriptor >= 0 else { throw .notWritten(path: path, code: errno) }
    var code = writeBytes(bytes, to: descriptor)
    // What a file may be used for stays, whatever the process lets new files be used for.
    if code == 0, let mode, fchmod(descriptor, mode) != 0 { code = errno }
    if code == 0, isSynchronized, fsync(descriptor) != 0 { code = errno }
    if close(descriptor) != 0, code == 0 { code = errno }
    guard code == 0 else { throw .notWritten(path: path, code: code) }
  }

  /// Copies a file with its permissions.
  private static func copy(_ source: String, to path: String) throws(FileError) {
    var status = stat()
    guard unsafe stat(source, &status) == 0 else { throw FileError(path: source, code: errno) }
    let bytes = try LocalFiles().contents(of: source, limit: .max - 1)
    try create(path, bytes, mode: status.st_mode & 0o7777, isSynchronized: false)
  }

  /// Writes the names in a folder through to the disk, where that can be done.
  static func synchronize(_ folder: String) {
    let descriptor = unsafe open(folder, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    _ = fsync(descriptor)
    _ = close(descriptor)
  }

  // MARK: Removing

  /// Removes the new folder, which has not taken the old one's place.
  func discard() { Self.discard(path) }

  /// Removes a folder with all that is in it.
  static func discard(_ path: String) {
    var open = [path]
    var emptied: [String] = []
    while let folder = open.popLast() {
      emptied.append(folder)
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
  func discardOld(at path: String) {
    for folder in folders.reversed() {
      let place = folder.isEmpty ? path : "\(path)/\(folder)"
      guard let listing = try? FolderListing(place) else { continue }
      for item in listing.items where item.kind != .folder {
        let name = folder.isEmpty ? item.name : "\(folder)/\(item.name)"
        if seen[name] == item.number { _ = unsafe unlink("\(place)/\(item.name)") }
      }
      _ = unsafe rmdir(place)
    }
  }
}
