internal import PlatformSupport
internal import SystemPackage

/// The contents of a folder, as read from the system.
struct FolderListing {
  struct Item {
    let name: String
    let kind: FolderEntry.Kind
    /// The inode number, which differs from that of a later file of the same name.
    let number: UInt64
  }

  /// The items without `.` and `..`, sorted by the UTF-8 bytes of their names.
  private(set) var items: [Item] = []

  init(
    _ folder: String,
    where isWanted: (String) -> Bool = { _ in true }
  ) throws(FileError) {
    guard !folder.utf8.contains(0) else { throw .notFound(path: folder) }
    guard let stream = unsafe opendir(folder) else { throw FileError(path: folder, code: errno) }
    defer { _ = unsafe closedir(stream) }
    while true {
      errno = 0
      guard let entry = unsafe readdir(stream) else { break }
      let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { field in
        unsafe String(cString: UnsafeRawPointer(field).assumingMemoryBound(to: CChar.self))
      }
      guard name != ".", name != "..", isWanted(name) else { continue }
      let type = unsafe Int32(entry.pointee.d_type)
      var kind = Self.kind(type)
      // Some file systems don't store the kind in the folder.
      if kind == nil { kind = try Self.kind(at: "\(folder)/\(name)") }
      items.append(
        Item(
          name: name,
          kind: kind ?? .other,
          number: unsafe UInt64(entry.pointee.d_ino)
        )
      )
    }
    guard errno == 0 else { throw FileError(path: folder, code: errno) }
    items.sort { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }

  private static func kind(_ type: Int32) -> FolderEntry.Kind? {
    switch type {
    case Int32(DT_REG): .file
    case Int32(DT_DIR): .folder
    case Int32(DT_LNK): .link
    case Int32(DT_UNKNOWN): nil
    default: .other
    }
  }

  /// Returns the kind of the file at a path, without following links; nil if nothing is there.
  ///
  /// - Throws: `FileError` if the kind can't be read.
  static func kind(at path: String) throws(FileError) -> FolderEntry.Kind? {
    let type: FileType
    do {
      type = try unsafe Stat(path, followTargetSymlink: false).type
    } catch {
      if error == .noSuchFileOrDirectory || error == .notDirectory { return nil }
      throw .notWritten(path: path, code: error.rawValue)
    }
    return switch type {
    case .regular: .file
    case .directory: .folder
    case .symbolicLink: .link
    default: .other
    }
  }
}

/// A file, folder or link directly in a folder.
public struct FolderEntry: Hashable, Sendable {
  /// The kind of an entry.
  public enum Kind: Hashable, Sendable {
    /// A regular file.
    case file
    /// A folder.
    case folder
    /// A symbolic link, also one that leads to nothing.
    case link
    /// A pipe, a socket or a device.
    case other
  }

  /// The name without the folder.
  public let name: String

  /// The kind; links are not followed.
  public let kind: Kind

  /// Makes an entry.
  public init(name: String, kind: Kind) {
    self.name = name
    self.kind = kind
  }
}
