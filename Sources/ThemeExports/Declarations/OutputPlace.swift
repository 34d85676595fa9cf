import FileAccess
package import ThemeFiles

/// The place of an output in the project of a library.
package struct OutputPlace: Hashable, Sendable {
  /// The path as in the library file, from the folder of the library.
  package let text: String

  /// The path from the root, without links up to the library's folder, `.` and `..`; of files in memory,
  /// the path as their folder has it.
  package let path: String

  /// Whether the path ends in a slash.
  package var isFolder: Bool { text.hasSuffix("/") }

  /// Whether this place is in the folder `other`.
  func isInside(_ other: OutputPlace) -> Bool { path.hasPrefix(other.path + "/") }
}

/// The folders of a library and of its project, in which outputs are.
///
/// The project is that of `CatalogScope.repository`: the nearest folder at or above the library that
/// contains `.git`, or otherwise the folder that contains the library.
package struct OutputScope: Sendable {
  /// A reason why a path can't be an output.
  enum Refusal: Error {
    case absolute
    case invalidName
    case outside(project: String)
    case isLibrary
    case isSource
    case isThemeFile
  }

  private let isAbsolute: Bool
  private let library: [String]
  private let depth: Int
  private let sources: Set<String>

  /// Creates the scope of a library, whose files and catalogs no output may replace.
  package init(of folder: ThemeFolder, catalogs: [String]) {
    let own = folder.canonicalPath
    isAbsolute = own != nil
    library = Self.parts(own ?? folder.path)
    depth = folder.projectFolder.map { Self.parts($0).count } ?? max(0, library.count - 1)
    let library = library
    let names = folder.paths.map { PathParts($0).name } + catalogs.filter { !$0.hasPrefix("/") }
    sources = Set(names.compactMap { Self.parts(of: $0, in: library)?.joined(separator: "/") })
  }

  /// Refuses the path of a file to read that is not in the project.
  func check(_ text: String) throws(Refusal) {
    guard !text.hasPrefix("/") else { throw .absolute }
    guard let parts = Self.parts(of: text, in: library), parts.count > depth,
      parts.prefix(depth) == library.prefix(depth)
    else { throw .outside(project: path(Array(library.prefix(depth)))) }
  }

  /// Returns the place of an output.
  ///
  /// - Parameter text: The path from the folder of the library.
  /// - Returns: The place.
  /// - Throws: The reason why there can't be an output.
  func place(_ text: String) throws(Refusal) -> OutputPlace {
    try check(text)
    let parts = Self.parts(of: text, in: library) ?? []
    guard parts.allSatisfy({ FileName.isSafe($0) }) else { throw .invalidName }
    guard !library.starts(with: parts) else { throw .isLibrary }
    let joined = parts.joined(separator: "/")
    guard !sources.contains(joined), !sources.contains(where: { joined.hasPrefix($0 + "/") }) else {
      throw .isSource
    }
    if parts.dropLast() == library[...], let name = parts.last,
      ThemeFolder.isThemeFile(named: name)
    {
      throw .isThemeFile
    }
    return OutputPlace(text: text, path: path(parts))
  }

  private func path(_ parts: [String]) -> String {
    (isAbsolute ? "/" : "") + parts.joined(separator: "/")
  }

  private static func parts(_ path: String) -> [String] {
    path.split(separator: "/").map(String.init).filter { $0 != "." }
  }

  /// Returns the parts of a path from a folder; nil if it leads above the root.
  private static func parts(of path: String, in folder: [String]) -> [String]? {
    var parts = folder
    for part in path.split(separator: "/") where part != "." {
      guard part == ".." else {
        parts.append(String(part))
        continue
      }
      guard parts.popLast() != nil else { return nil }
    }
    return parts
  }
}
