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
    guard let slash = path.lastIndex(of: "/"), slash != path.startIndex else { return "/" }
    return String(path[..<slash])
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
        try copyItem(name, item.kind)
      }
    }
    copyMode("")
    // Folders that held nothing but what is removed go with it, inner ones first.
    for folder in folders.reversed() where touched.contains(folder) && !folder.isEmpty {
      _ = unsafe rmdir("\(path)/\(folder)")
    }
  }

  private func copyFolder(_ name: String) throws(FileError) {
    let new = "\(path)/\(name)"
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

  private func copyItem(_ name: String, _ kind: FolderEntry.Kind) throws(FileError) {
    let (old, new) = ("\(target)/\(name)", "\(path)/\(name)")
    // Without following: a link is taken over as the link that it is.
    if unsafe linkat(AT_FDCWD, old, AT_FDCWD, new, 0) == 0 { return }
    let code = errno
    switch kind {
    case .file: try Self.copy(old, to: new)
    case .link:
      let destination = try Self.destination(ofLink: old)
      guard unsafe symlink(destination, new) == 0 else {
        throw .notWritten(path: new, code: errno)
      }
    case .folder, .other: throw .notWritten(path: new, code: code)
    }
  }

  private static func destination(ofLink path: String) throws(FileError) -> String {
    var code: Int32 = 0
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: Int(PATH_MAX)) { buffer, count in
      unsafe buffer.withMemoryRebound(to: CChar.self) { characters in
        let length = unsafe characters.baseAddress.map { base in
          unsafe readlink(path, base, characters.count)
        }
        count = max(0, length ?? 0)
        if count == 0 { code = errno }
      }
    }
    guard !bytes.isEmpty else { throw FileError(path: path, code: code) }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func folders(of path: String) -> [String] {
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
    let isSmall = update.written.count <= Self.synchronizedFiles
    var made: Set<String> = [""]
    for name in update.writtenPaths {
      for folder in Self.folders(of: name).reversed() where made.insert(folder).inserted {
        guard unsafe mkdir("\(path)/\(folder)", 0o777) == 0 || errno == EEXIST else {
          throw .notWritten(path: "\(target)/\(folder)", code: errno)
        }
      }
      do {
        try write(name, update.written[name], isSynchronized: isSmall)
      } catch .notWritten(_, let code) {
        // Where it was to be, not where it was made.
        throw .notWritten(path: "\(target)/\(name)", code: code)
      }
    }
    if !isSmall { sync() }
    Self.synchronize(path)
  }

  private func write(
    _ name: String,
    _ content: FolderUpdate.Content?,
    isSynchronized: Bool
  ) throws(FileError) {
    var status = stat()
    let isKnown = unsafe lstat("\(target)/\(name)", &status) == 0
    let mode = isKnown ? status.st_mode & 0o7777 : 0o666
    switch content {
    case .bytes(let bytes)?:
      try Self.create(
        "\(path)/\(name)",
        bytes,
        mode: mode,
        isKnown: isKnown,
        isSynchronized: isSynchronized
      )
    case .copy(let source)?: try Self.copy(source, to: "\(path)/\(name)")
    case nil: return
    }
  }

  /// Makes a file that must not exist.
  static func create(
    _ path: String,
    _ bytes: [UInt8],
    mode: mode_t,
    isKnown: Bool,
    isSynchronized: Bool = true
  ) throws(FileError) {
    let descriptor = retryingInterrupts {
      unsafe open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
    }
    guard descriptor >= 0 else { throw .notWritten(path: path, code: errno) }
    var code = writeBytes(bytes, to: descriptor)
    // What a file may be used for stays, whatever the process lets new files be used for.
    if code == 0, isKnown, fchmod(descriptor, mode) != 0 { code = errno }
    if code == 0, isSynchronized, fsync(descriptor) != 0 { code = errno }
    if close(descriptor) != 0, code == 0 { code = errno }
    guard code == 0 else { throw .notWritten(path: path, code: code) }
  }

  /// Copies a file with its permissions.
  private static func copy(_ source: String, to path: String) throws(FileError) {
    var status = stat()
    guard unsafe stat(source, &status) == 0 else { throw FileError(path: source, code: errno) }
    let bytes = try LocalFiles().contents(of: source, limit: .max - 1)
    try create(
      path,
      bytes,
      mode: status.st_mode & 0o7777,
      isKnown: true,
      isSynchronized: false
    )
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
  func discard() {
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
