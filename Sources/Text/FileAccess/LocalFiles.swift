internal import PlatformSupport
internal import SystemPackage

/// The files of this machine.
///
/// A file found in a folder must be a regular file or a link to one; a path given by a user may
/// also be a pipe or a device, so that `<( … )` of a shell works.
public struct LocalFiles: FileReading {
  /// Creates the source; relative paths start at the working folder.
  public init() {}

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func contents(of path: String, limit: Int) throws(FileError) -> [UInt8] {
    try contents(of: path, limit: limit, isRegular: false)
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func regularContents(of path: String, limit: Int) throws(FileError) -> [UInt8] {
    guard !path.utf8.contains(0) else { throw .notFound(path: path) }
    // Opening a pipe would wait for a writer, or let a waiting one continue.
    try Self.checkRegular(reading(path) { try unsafe Stat(path) }, at: path)
    return try contents(of: path, limit: limit, isRegular: true)
  }

  private static func checkRegular(_ status: Stat, at path: String) throws(FileError) {
    switch status.type {
    case .regular: return
    case .directory: throw .isDirectory(path: path)
    default: throw .notRegular(path: path)
    }
  }

  private func contents(
    of path: String,
    limit: Int,
    isRegular: Bool
  ) throws(FileError) -> [UInt8] {
    guard !path.utf8.contains(0) else { throw .notFound(path: path) }
    // Nonblocking, in case a pipe has replaced the file since its status was read.
    let descriptor = try reading(path) {
      try FileDescriptor.opening(path, .readOnly, options: isRegular ? .nonBlocking : [])
    }
    defer { try? descriptor.close() }
    let status = try reading(path) { try descriptor.stat() }
    if isRegular || status.type == .directory { try Self.checkRegular(status, at: path) }
    guard status.size <= limit else { throw .tooLarge(path: path, limit: limit) }
    // With one byte more than the file has, the last read finds the end without growing the array.
    return try contents(
      of: descriptor.rawValue,
      expecting: Int(status.size) + 1,
      limit: limit,
      path: path
    )
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func names(in folder: String) throws(FileError) -> [String] {
    try entries(in: folder).map(\.name)
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func entries(in folder: String) throws(FileError) -> [FolderEntry] {
    try FolderListing(folder).items.map { FolderEntry(name: $0.name, kind: $0.kind) }
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func canonicalPath(of path: String) throws(FileError) -> String {
    guard !path.utf8.contains(0) else { throw .notFound(path: path) }
    guard let found = unsafe realpath(path, nil) else { throw FileError(path: path, code: errno) }
    defer { unsafe free(found) }
    return unsafe String(cString: found)
  }

  /// Reads an open file to its end.
  ///
  /// - Parameters:
  ///   - descriptor: The file.
  ///   - expected: The number of bytes to reserve for the first read.
  ///   - limit: The maximum number of bytes.
  ///   - path: The name of the file in errors.
  /// - Returns: All bytes.
  /// - Throws: `FileError`.
  package func contents(
    of descriptor: Int32,
    expecting expected: Int = LocalFiles.nextChunk,
    limit: Int = LocalFiles.defaultLimit,
    path: String
  ) throws(FileError) -> [UInt8] {
    var result: [UInt8] = []
    var chunk = max(expected, Self.smallestChunk)
    while true {
      var failure: (any Error)?
      var isAtEnd = false
      let piece = unsafe [UInt8](unsafeUninitializedCapacity: chunk) { buffer, count in
        while count < buffer.count {
          let rest = unsafe UnsafeMutableRawBufferPointer(buffer)[count...]
          let room = unsafe UnsafeMutableRawBufferPointer(rebasing: rest)
          do {
            let received = try unsafe FileDescriptor(rawValue: descriptor).read(into: room)
            isAtEnd = received == 0
            count += received
          } catch {
            failure = error
          }
          if isAtEnd || failure != nil { return }
        }
      }
      try reading(path) { if let failure { throw failure } }
      guard result.count + piece.count <= limit else { throw .tooLarge(path: path, limit: limit) }
      if result.isEmpty { result = piece } else { result += piece }
      if isAtEnd { return result }
      chunk = Self.nextChunk
    }
  }

  private static let smallestChunk = 512
  package static let nextChunk = 1 << 16
}

extension LocalFiles {
  /// The links that a path leads through, and its end.
  package struct Route: Sendable {
    /// The links on the way in the order in which they are followed, each by its path without other
    /// links.
    package fileprivate(set) var links: [String] = []

    /// The path without links of the file or folder at the end, or of what is missing there.
    package fileprivate(set) var end: String
  }

  /// Returns the links that a path leads through, also a path to nothing.
  ///
  /// - Parameter path: A path; a relative one starts at the working folder.
  /// - Returns: The links and the end; in a cycle of links, the links that were followed so far.
  /// - Throws: `FileError` if the working folder or a link can't be read.
  package func route(of path: String) throws(FileError) -> Route {
    var route = Route(end: path.hasPrefix("/") ? "/" : try canonicalPath(of: "."))
    // The names to follow, the next one last.
    var names = Array(PathParts.all(of: path).map(String.init).reversed())
    while let name = names.popLast() {
      switch name {
      case "", ".": continue
      case "..": route.end = PathParts(route.end).folder
      default:
        let next = route.end == "/" ? "/\(name)" : "\(route.end)/\(name)"
        guard let target = try Self.linkText(at: next) else {
          route.end = next
          continue
        }
        route.links.append(next)
        guard route.links.count <= Self.linkLimit else { return route }
        if target.hasPrefix("/") { route.end = "/" }
        names += PathParts.all(of: target).map(String.init).reversed()
      }
    }
    return route
  }

  /// Returns the text of a link; nil for what is not a link.
  package func target(ofLink path: String) -> String? { try? Self.linkText(at: path) }
}
