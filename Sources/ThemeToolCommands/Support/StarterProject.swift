import FileAccess
import SourceDocuments
import ThemeFiles

/// Writes a theme library, and what checks it, into the folder of a project.
///
/// Whatever fails, nothing is written. Where the project's folder is new or empty, all takes its place in
/// one step. Otherwise the file for CI comes first and the library's folder in one step after it; a run
/// that was ended in between is completed by the next one, as the file is what it would write.
struct StarterProject {
  private let folder: String
  private let hasWorkflow: Bool
  private let files = LocalFiles()

  /// The folder of the library in the project.
  private static let library = "Themes"

  init(in folder: String, hasWorkflow: Bool) {
    self.folder = folder
    self.hasWorkflow = hasWorkflow
  }

  /// Whether the workflow must be told where the tool comes from.
  var isPackage: Bool { Folder.isFile(path("Package.swift")) == true }

  /// Writes the files that are missing.
  ///
  /// - Returns: Their paths in the project.
  /// - Throws: ``Failure`` where another file is in the way, or nothing is missing.
  func write() throws -> [String] {
    do {
      if try writeWhole(where: { !Folder.exists(folder) }) { return contents.map(\.path) }
      // Before anything is looked at, so that two runs don't both find it missing.
      let lock = try files.lock(for: path(Self.library))
      try refuseToOverwrite()
      let missing = contents.filter { Folder.isFile(path($0.path)) == nil }
      let isEmpty = try files.entries(in: folder).isEmpty
      if isEmpty, !FolderPlace.isFixed(folder), try writeWhole(where: { true }) {
        return missing.map(\.path)
      }
      let workflow = missing.filter { $0.path == StarterWorkflow.path }
      try write(workflow, in: workflowFolder, lock)
      do {
        try write(missing.filter { $0.path != StarterWorkflow.path }, in: Self.library, lock)
      } catch {
        try? remove(workflow, in: workflowFolder, lock)
        throw error
      }
      return missing.map(\.path)
    } catch let error as FileError {
      throw Failure.cannot(error)
    }
  }

  /// Lets the whole folder take its place in one step, if a condition holds once nobody else does.
  private func writeWhole(where isWanted: () -> Bool) throws(FileError) -> Bool {
    let lock = try files.lock(for: folder)
    guard isWanted() else { return false }
    try files.apply(update(contents), to: folder, holding: lock)
    return true
  }

  /// All files, by their paths in the project.
  private var contents: [(path: String, bytes: [UInt8])] {
    let workflow =
      hasWorkflow ? [(StarterWorkflow.path, StarterWorkflow.text(isPackage: isPackage))] : []
    let library = StarterLibrary.files.map { ("\(Self.library)/\($0.name)", $0.text) }
    return (library + workflow).map { (path: $0.0, bytes: Array($0.1.utf8)) }
  }

  /// The outermost folder that the workflow is in.
  private var workflowFolder: String {
    StarterWorkflow.path.split(separator: "/").first.map(String.init) ?? ""
  }

  private func path(_ name: String) -> String {
    folder == "." ? name : folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
  }

  /// Ends the command where a file is in the way that isn't what it would write, or where nothing is
  /// missing.
  private func refuseToOverwrite() throws {
    let library = path(Self.library)
    let known = Set(StarterLibrary.files.map(\.name))
    let old = Folder.exists(library) ? try files.names(in: library) : []
    guard old.allSatisfy({ known.contains($0) }), Folder.isFile(library) == nil else {
      throw Failure.cannot("'\(library)' exists; nothing is overwritten")
    }
    var count = 0
    for file in contents {
      let path = path(file.path)
      guard Folder.isFile(path) != nil || Folder.exists(path) else { continue }
      count += 1
      guard try !Folder.exists(path) && files.contents(of: path) == file.bytes else {
        let advice = file.path == StarterWorkflow.path ? ", and '--ci none' makes no other" : ""
        throw Failure.cannot("'\(path)' exists; nothing is overwritten\(advice)")
      }
    }
    if count == contents.count {
      throw Failure.cannot("'\(library)' exists; nothing is overwritten")
    }
  }

  // MARK: Updates

  /// The writing of files into one of the project's folders, or into the project.
  private func update(
    _ contents: [(path: String, bytes: [UInt8])],
    in top: String = ""
  ) throws(FileError) -> FolderUpdate {
    var update = FolderUpdate()
    for file in contents { try update.write(file.bytes, to: Self.name(file.path, in: top)) }
    return update
  }

  private func write(
    _ contents: [(path: String, bytes: [UInt8])],
    in top: String,
    _ lock: FolderLock
  ) throws(FileError) {
    guard !contents.isEmpty else { return }
    try files.apply(update(contents, in: top), to: path(top), holding: lock)
  }

  private func remove(
    _ contents: [(path: String, bytes: [UInt8])],
    in top: String,
    _ lock: FolderLock
  ) throws(FileError) {
    guard !contents.isEmpty else { return }
    var update = FolderUpdate()
    for file in contents { try update.remove(Self.name(file.path, in: top)) }
    try files.apply(update, to: path(top), holding: lock)
    // It stays where it holds anything else.
    Folder.removeEmpty(path(top))
  }

  private static func name(_ path: String, in top: String) -> String {
    String(path.dropFirst(top.isEmpty ? 0 : top.utf8.count + 1))
  }
}
