import FileAccess
package import ThemeFiles

/// The place of an output in the project of a library.
package struct OutputPlace: Hashable, Sendable {
  /// The path as in the library file, from the folder of the library.
  package let text: String

  /// The path from the root, without links up to the library's folder, `.` and `..`; of files in
  /// memory, the path as their folder has it.
  package let path: String

  /// Whether the path ends in a slash.
  package var isFolder: Bool { text.hasSuffix("/") }

  /// Returns the path from a folder, or the path itself without one.
  func path(from folder: String?) -> String {
    let ending = isFolder ? "/" : ""
    guard let folder, path.hasPrefix("/") else { return path + ending }
    return AbsolutePath.relative(path, to: folder) + ending
  }

  /// Whether this place is in the folder `other`.
  func isInside(_ other: OutputPlace) -> Bool { key.hasPrefix(other.key + "/") }

  /// The path for comparisons, the same for all that lead to one file on a disk that doesn't
  /// distinguish case.
  var key: String { path.lowercased() }
}

/// The folders of a library and of its project, in which outputs are.
///
/// The project is that of `CatalogScope.repository`: the nearest folder at or above the library
/// that contains `.git`, or otherwise the folder that contains the library.
package struct OutputScope: Sendable {
  /// A reason why a path can't be an output.
  enum Refusal: Error {
    case absolute
    case invalidName
    case outside(project: String)
    case isLibrary
    case isSource
    case isThemeFile
    case isTemplate
    case reserved(ReservedPlace)
  }

  private let isAbsolute: Bool
  private let library: [String]
  private let depth: Int
  private let allowsOutside: Bool

  /// The inputs, in lower case, as disks may not distinguish case.
  private let sources: Set<String>

  /// The folders of templates, in which all templates are possible parts of others.
  private let templateFolders: Set<String>

  /// Creates the scope of a library, whose files, catalogs and templates no output may replace.
  package init(of folder: ThemeFolder, catalogs: [String], templates: [String] = []) {
    let own = folder.canonicalPath
    isAbsolute = own != nil
    library = Self.parts(own ?? folder.path)
    depth = folder.projectFolder.map { Self.parts($0).count } ?? max(0, library.count - 1)
    let library = library
    allowsOutside = folder.catalogScope == .anywhere
    func key(_ path: String) -> String? {
      guard !path.hasPrefix("/") else { return nil }
      return Self.parts(of: path, in: library)?.joined(separator: "/").lowercased()
    }
    let names = folder.paths.map { PathParts($0).name } + catalogs + templates
    sources = Set(names.compactMap(key))
    templateFolders = Set(templates.compactMap { key($0).map { PathParts($0).folder } })
  }

  /// Refuses the path of a file to read that is not in the project, or may have secrets.
  func checkRead(_ text: String) throws(Refusal) {
    try check(text)
    let parts = Self.parts(of: text, in: library) ?? []
    guard let place = reservedPlace(parts), place.isSecret else { return }
    throw .reserved(place)
  }

  /// The reserved place in the project that a path leads to by its names.
  private func reservedPlace(_ parts: [String]) -> ReservedPlace? {
    ReservedPlace(parts.dropFirst(depth).joined(separator: "/"))
  }

  /// Refuses a path that is not in the project.
  private func check(_ text: String) throws(Refusal) {
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
    if let place = reservedPlace(parts), !allowsOutside || place == .versionControl {
      throw .reserved(place)
    }
    let (keys, ownKeys) = (parts.map { $0.lowercased() }, library.map { $0.lowercased() })
    guard !ownKeys.starts(with: keys) else { throw .isLibrary }
    let joined = keys.joined(separator: "/")
    guard !sources.contains(joined), !sources.contains(where: { joined.hasPrefix($0 + "/") }) else {
      throw .isSource
    }
    if keys.dropLast() == ownKeys[...], let name = keys.last,
      ThemeFolder.isThemeFile(named: name)
    {
      throw .isThemeFile
    }
    if joined.hasSuffix(".mustache"),
      templateFolders.contains(where: { joined.hasPrefix($0 + "/") })
    {
      throw .isTemplate
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
