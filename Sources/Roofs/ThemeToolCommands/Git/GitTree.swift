import FileAccess
import PlatformSupport
import SourceDocuments
import ThemeFiles
import ThemeValidation

/// The files of a commit, at the paths that they have when it is checked out.
///
/// Files have the bytes in the repository, whatever attributes say.
struct GitTree {
  /// A file or link of the commit; a submodule is neither.
  struct Entry {
    let mode: Substring
    let object: Substring

    var isLink: Bool { mode == "120000" }
    var isFile: Bool { mode == "100644" || mode == "100755" }
  }

  let repository: GitRepository
  let entries: [String: Entry]
  /// The names in each folder of the commit, by its path from the root; that of the root is empty.
  let names: [String: Set<String>]

  /// Lists the files of the merge base of `reference` and the checked-out commit.
  ///
  /// - Parameters:
  ///   - reference: A commit or branch.
  ///   - folder: A folder in the repository.
  /// - Throws: ``Failure``.
  init(since reference: String, in folder: String) throws {
    repository = try GitRepository(containing: folder)
    let commit = try repository.mergeBase(with: reference)
    let listing = try repository.output(of: ["ls-tree", "-r", "-z", "--full-tree", commit]) {
      "git can't list the files of '\(reference)'"
    }
    var entries: [String: Entry] = [:]
    var names: [String: Set<String>] = [:]
    for line in listing.split(separator: 0) {
      // '100644 blob 5e1c309d…', a tab, and the path.
      guard let tab = line.firstIndex(of: UInt8(ascii: "\t")) else { continue }
      let fields = Substring(decoding: line[..<tab], as: UTF8.self).split(separator: " ")
      guard fields.count == 3 else { continue }
      let path = String(decoding: line[(tab + 1)...], as: UTF8.self)
      entries[path] = Entry(mode: fields[0], object: fields[2])
      var child = path
      for folder in PathParts.folders(of: path) + [""] {
        // The folders above have the names of those below.
        guard names[folder, default: []].insert(PathParts(child).name).inserted else { break }
        child = folder
      }
    }
    self.entries = entries
    self.names = names
  }

  /// The contents of a file, or the target of a link.
  func blob(_ entry: Entry) throws -> [UInt8] {
    try repository.output(of: ["cat-file", "blob", String(entry.object)]) {
      "git can't read the object \(entry.object) in '\(repository.root)'"
    }
  }

  /// The path from the root, empty for the root itself; nil for a path outside of the repository.
  ///
  /// - Parameter path: A path without links.
  /// - Returns: The path from the root.
  func relative(_ path: String) -> String? {
    guard AbsolutePath.isPath(path, in: repository.root) else { return nil }
    let relative = AbsolutePath.relative(path, to: repository.root)
    return relative == "." ? "" : relative
  }
}

extension GitTree: FileReading {
  func contents(of path: String, limit: Int) throws(FileError) -> [UInt8] {
    let end = try end(of: path)
    guard let entry = entries[end], entry.isFile else {
      throw names[end] == nil ? .notFound(path: path) : .isDirectory(path: path)
    }
    guard let bytes = try? blob(entry) else { throw .failed(path: path, code: EIO) }
    guard bytes.count <= limit else { throw .tooLarge(path: path, limit: limit) }
    return bytes
  }

  func names(in folder: String) throws(FileError) -> [String] {
    let end = try end(of: folder)
    guard let names = names[end] else {
      throw entries[end] == nil ? .notFound(path: folder) : .notADirectory(path: folder)
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  func entries(in folder: String) throws(FileError) -> [FolderEntry] {
    let end = try end(of: folder)
    return try names(in: folder).map { name in
      let entry = entries[end.isEmpty ? name : "\(end)/\(name)"]
      let kind: FolderEntry.Kind =
        switch entry {
        case nil: .folder
        case let entry?: entry.isLink ? .link : entry.isFile ? .file : .folder
        }
      return FolderEntry(name: name, kind: kind)
    }
  }

  func canonicalPath(of path: String) throws(FileError) -> String {
    // The mark of the project's folder is in no commit.
    if path == "\(repository.root)/.git" { return path }
    let end = try end(of: path)
    guard entries[end] != nil || names[end] != nil else { throw .notFound(path: path) }
    return end.isEmpty ? repository.root : "\(repository.root)/\(end)"
  }

  /// The path from the root at which a path ends, after the links of the commit.
  private func end(of path: String) throws(FileError) -> String {
    let start = path.hasPrefix("/") ? "" : (try LocalFiles().canonicalPath(of: ".")) + "/"
    guard let first = relative(AbsolutePath.normalized(start + path)) else {
      throw .outside(path: path)
    }
    var end = ""
    // The names to follow, the next one last.
    var following = Array(first.split(separator: "/").reversed())
    var linkCount = 0
    while let name = following.popLast() {
      if name == "." { continue }
      if name == ".." {
        guard !end.isEmpty else { throw .outside(path: path) }
        let parts = PathParts(end)
        end = parts.folder == "." ? "" : parts.folder
        continue
      }
      let next = end.isEmpty ? String(name) : "\(end)/\(name)"
      guard let entry = entries[next], entry.isLink else {
        end = next
        continue
      }
      linkCount += 1
      guard linkCount <= 40, let target = try? blob(entry) else { throw .notFound(path: path) }
      var text = String(decoding: target, as: UTF8.self)
      if text.hasPrefix("/") {
        guard let inside = relative(text) else { throw .outside(path: path) }
        (text, end) = (inside, "")
      }
      following += text.split(separator: "/").reversed()
    }
    return end
  }
}

extension GitTree {
  /// Returns the findings of a library that may have changed.
  ///
  /// All findings if anything but theme, library and hierarchy files has changed or vanished, since
  /// its dependents are unknown.
  ///
  /// - Parameters:
  ///   - folder: The files of the library.
  ///   - results: What the validation has read.
  /// - Returns: The scope; without files if nothing has changed.
  /// - Throws: ``Failure`` if git fails.
  func scope(in folder: ThemeFolder, reading results: ReadResults) throws -> FindingScope {
    let changed = try changedPaths(among: results) { name, path in
      !Folder.isSame(path, as: folder.path) || ThemeFolder.isThemeFile(named: name)
    }
    return folder.scope(ofChanged: changed.isSubset(of: folder.paths) ? changed : Set(folder.paths))
  }
}
