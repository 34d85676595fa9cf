package import FileAccess
import SourceDocuments
import SwiftSymbols

/// Prevents the output of a command from replacing its input and files that the tool has not
/// written, and from leaving the project through links.
package struct OutputGuard {
  private let sources: SourcePaths
  private let isForced: Bool?
  private let allowsOutside: Bool?
  private let isOwn: @Sendable ([UInt8]) -> Bool

  /// The treatment of an output without an ownership marker of its own.
  private let unmarkedHint: String

  /// Protects files.
  ///
  /// - Parameters:
  ///   - sources: The input of the command, which is never replaced.
  ///   - isForced: Whether files that the tool has not written may be replaced; nil if the command
  ///     has no such option.
  ///   - allowsOutside: Whether files outside the project, and files that other programs run, may
  ///     be written; nil if the command has no such option.
  ///   - unmarkedHint: What to do about an output that has no ownership marker itself, which later
  ///     outputs can't replace.
  ///   - isOwn: Whether bytes have an ownership marker of the tool.
  package init(
    sources: SourcePaths,
    isForced: Bool? = nil,
    allowsOutside: Bool? = nil,
    unmarkedHint: String = "",
    isOwn: @escaping @Sendable ([UInt8]) -> Bool
  ) {
    self.sources = sources
    self.isForced = isForced
    self.allowsOutside = allowsOutside
    self.unmarkedHint = unmarkedHint
    self.isOwn = isOwn
  }

  /// Protects the input of exports, and files that no export has written.
  package init(ofExports sources: SourcePaths, isForced: Bool?, allowsOutside: Bool? = nil) {
    self.init(
      sources: sources,
      isForced: isForced,
      allowsOutside: allowsOutside,
      unmarkedHint: "; with {{marker}} in its first lines, the template can replace its own files"
    ) { bytes in
      OwnershipMarker.isIn(bytes) || ExportOutput.isOwnCatalogFile(bytes)
    }
  }

  /// Checks that a file may be written; a link is followed, and pipes and devices may be written.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - bytes: The new bytes; a file with the same bytes may always be written.
  /// - Throws: ``OutputError``.
  package func check(_ path: String, bytes: [UInt8]?) throws {
    guard !OutputFile(path: path).isStream else { return }
    try Self.checkPlace(path, allowsOutside: allowsOutside)
    try checkContent(path, bytes: bytes)
  }

  private func checkContent(_ path: String, bytes: [UInt8]?) throws {
    guard Folder.isFile(path) == true else { return try refuseSource(path) }
    // A file that is larger than any output is not read.
    let limit = max(bytes?.count ?? 0, ReadingLimits.standard.fileBytes)
    let old = try? LocalFiles().regularContents(of: path, limit: limit)
    if let old, old == bytes { return }
    try refuseSource(path)
    // An empty file may be replaced.
    if isForced == true || old.map({ $0.isEmpty || isOwn($0) }) == true { return }
    let isUnmarked = bytes.map { !isOwn($0) } == true
    throw refusal(
      "'\(path)' exists and was not written by themetool",
      hint: isUnmarked ? unmarkedHint : ""
    )
  }

  /// Checks that the files of an update may be written and removed in a folder, where links are
  /// replaced.
  ///
  /// - Throws: ``OutputError``.
  package func check(_ update: FolderUpdate, in folder: String) throws {
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    let (written, removed) = (update.writtenPaths, update.removedPaths)
    try Self.checkPlaces(written + removed, in: prefix, allowsOutside: allowsOutside)
    for name in removed { try refuseSource(prefix + name) }
    for name in written {
      let path = prefix + name
      // A new folder has no files to protect.
      guard Folder.exists(folder) else {
        try refuseSource(path)
        continue
      }
      if LocalFiles().isLink(path) || LocalFiles.isStream(path) {
        try refuseSource(path)
        if isForced == true { continue }
        throw refusal("'\(path)' exists and is not a file")
      }
      try checkContent(path, bytes: update.bytes(of: name))
    }
  }

  /// Checks that the places of changed files are not those of inputs, nor outside of the project.
  ///
  /// - Throws: ``OutputError``.
  package func checkPlaces(of changes: OutputChanges) throws {
    let names = changes.files.map(\.path)
    let prefix = changes.folder.map { $0 + "/" } ?? ""
    if prefix.isEmpty {
      for name in names { try Self.checkPlace(name, allowsOutside: allowsOutside) }
    } else {
      try Self.checkPlaces(names, in: prefix, allowsOutside: allowsOutside)
    }
    for name in names { try refuseSource(prefix + name) }
  }

  private func refusal(_ reason: String, hint: String = "") -> OutputError {
    let way = isForced == nil ? "remove it first" : "replace it with --force"
    return OutputError("\(reason); choose another output, or \(way)\(hint)")
  }

  private func refuseSource(_ path: String) throws {
    guard sources.contains(path) else { return }
    throw OutputError("'\(path)' is one of the files that are read; choose another output")
  }
}

/// The file of the option `--output`.
package struct OutputFile {
  /// The path that stands for standard output.
  package static let standardOutput = "-"

  package let path: String

  /// Whether the bytes go to standard output.
  package var isStandardOutput: Bool { path == Self.standardOutput }

  /// Whether the bytes go to standard output, a pipe or a device, and replace nothing.
  package var isStream: Bool { isStandardOutput || LocalFiles.isStream(path) }

  /// Creates the file of a path.
  package init(path: String) { self.path = path }

  /// Writes the file with its missing parent folders.
  ///
  /// - Parameters:
  ///   - bytes: All bytes.
  ///   - isSynchronized: As for `LocalFiles.write`.
  /// - Throws: `FileError`.
  package func write(_ bytes: [UInt8], isSynchronized: Bool = true) throws {
    try Folder.creatingParents(of: path) {
      try LocalFiles().write(bytes, to: path, isSynchronized: isSynchronized)
    }
  }
}

/// The input of a command, which its output must not replace.
package struct SourcePaths: Sendable {
  private var files: Set<FileIdentity>
  private var folders: Set<FileIdentity>

  /// The folders of templates, in which a new template could become a part of another.
  private var templateFolders: Set<FileIdentity> = []

  /// Creates a set of files, and of folders with their contents.
  package init(files: some Sequence<String>, folders: some Sequence<String> = []) {
    self.files = Set(files.compactMap(FileIdentity.init))
    self.folders = Set(folders.compactMap(FileIdentity.init))
  }

  /// Adds files and folders with their contents; what doesn't exist is left out.
  package mutating func insert(paths: some Sequence<String>) {
    let identities = paths.compactMap(FileIdentity.init)
    files.formUnion(identities)
    folders.formUnion(identities)
  }

  /// Adds templates, and all files of templates in their folders.
  package mutating func insert(templates: some Sequence<String>) {
    for template in templates {
      if let identity = FileIdentity(template) { files.insert(identity) }
      if let folder = FileIdentity(PathParts(template).folder) { templateFolders.insert(folder) }
    }
  }

  /// Whether a path leads to one of the files or into one of the folders, also through links.
  func contains(_ path: String) -> Bool {
    if let identity = FileIdentity(path), files.contains(identity) { return true }
    guard !folders.isEmpty || !templateFolders.isEmpty,
      let written = LocalFiles().writtenPath(of: path)
    else { return false }
    let isTemplate = !templateFolders.isEmpty && written.lowercased().hasSuffix(".mustache")
    guard !folders.isEmpty || isTemplate else { return false }
    return ([written] + PathParts.folders(of: written)).contains { folder in
      guard let identity = FileIdentity(folder.isEmpty ? "/" : folder) else { return false }
      return folders.contains(identity) || (isTemplate && templateFolders.contains(identity))
    }
  }
}
