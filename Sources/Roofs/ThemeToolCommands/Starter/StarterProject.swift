import FileAccess
import SourceDocuments
import ThemeFiles
import ThemeOutputs

/// Writes a theme library and a workflow that checks it into the folder of a project.
///
/// If anything fails, nothing is written. A new or empty folder is replaced in one step. Otherwise
/// the workflow is written first, and then the folder of the library in one step; the next run
/// completes a run that was terminated in between.
struct StarterProject {
  private let folder: String
  private let libraryFiles: [(name: String, text: String)]
  private let hasWorkflow: Bool
  private let files = LocalFiles()

  /// The folder of the library in the project.
  private static let library = "Themes"

  /// Prepares the files of a project.
  ///
  /// - Parameters:
  ///   - folder: The folder of the project.
  ///   - libraryFiles: The files of the library, by their names in its folder.
  ///   - hasWorkflow: Whether the project gets a workflow.
  init(
    in folder: String,
    libraryFiles: [(name: String, text: String)] = Self.exampleFiles,
    hasWorkflow: Bool
  ) {
    self.folder = folder
    self.libraryFiles = libraryFiles
    self.hasWorkflow = hasWorkflow
  }

  /// Writes the files that are missing.
  ///
  /// - Parameter isDry: Whether nothing is written.
  /// - Returns: Their paths in the project.
  /// - Throws: ``Failure`` if another file is in the way, or nothing is missing.
  func write(isDry: Bool = false) throws -> [String] {
    for file in contents {
      try OutputGuard.checkPlace(path(file.path), allowsOutside: nil, allowsAutomation: true)
    }
    do {
      if isDry {
        try refuseToOverwrite()
        return contents.map(\.path).filter { Folder.isFile(path($0)) == nil }
      }
      if try writeWhole(where: { !Folder.exists(folder) }) { return contents.map(\.path) }
      // Locked before the search, so that two runs don't both find files missing.
      let lock = try files.lock(for: path(Self.library))
      try refuseToOverwrite()
      let missing = contents.filter { Folder.isFile(path($0.path)) == nil }
      let isEmpty = try files.entries(in: folder).isEmpty
      if isEmpty, !Folder.isFixed(folder), try writeWhole(where: { true }) {
        return missing.map(\.path)
      }
      let workflow = missing.filter { $0.path == Self.workflowPath }
      try write(workflow, in: workflowFolder, lock)
      do {
        try write(missing.filter { $0.path != Self.workflowPath }, in: Self.library, lock)
      } catch {
        try? remove(workflow, in: workflowFolder, lock)
        throw error
      }
      return missing.map(\.path)
    } catch let error as FileError {
      throw Failure.cannot(error)
    }
  }

  /// Writes the whole folder in one step, if a condition is true while the folder is locked.
  private func writeWhole(where isWanted: () -> Bool) throws(FileError) -> Bool {
    let lock = try files.lock(for: folder)
    guard isWanted() else { return false }
    try files.apply(update(contents), to: folder, holding: lock)
    return true
  }

  /// All files, by their paths in the project.
  private var contents: [(path: String, bytes: [UInt8])] {
    let workflow = hasWorkflow ? [(Self.workflowPath, Self.workflow)] : []
    let library = libraryFiles.map { ("\(Self.library)/\($0.name)", $0.text) }
    return (library + workflow).map { (path: $0.0, bytes: Array($0.1.utf8)) }
  }

  /// The outermost folder that the workflow is in.
  private var workflowFolder: String {
    Self.workflowPath.split(separator: "/").first.map(String.init) ?? ""
  }

  private func path(_ name: String) -> String {
    folder == "." ? name : folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
  }

  /// Ends the command if a different file is in the way, or if nothing is missing.
  private func refuseToOverwrite() throws {
    let library = path(Self.library)
    let known = Set(libraryFiles.map(\.name))
    let old = Folder.exists(library) ? try files.names(in: library) : []
    guard old.allSatisfy({ known.contains($0) }), Folder.isFile(library) == nil else {
      throw Failure.cannot("'\(library)' already exists; nothing was overwritten")
    }
    var count = 0
    for file in contents {
      let path = path(file.path)
      guard Folder.isFile(path) != nil || Folder.exists(path) else { continue }
      count += 1
      guard try !Folder.exists(path) && files.regularContents(of: path) == file.bytes else {
        let advice = file.path == Self.workflowPath ? "; to skip the workflow, add '--ci none'" : ""
        throw Failure.cannot("'\(path)' already exists; nothing was overwritten\(advice)")
      }
    }
    if count == contents.count {
      throw Failure.cannot("'\(library)' already exists; nothing was overwritten")
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
    // Fails if the folder contains other files.
    Folder.removeEmpty(path(top))
  }

  private static func name(_ path: String, in top: String) -> String {
    String(path.dropFirst(top.isEmpty ? 0 : top.utf8.count + 1))
  }

  /// The path of the workflow in a project.
  static let workflowPath = ".github/workflows/themes.yml"

  /// A workflow of GitHub Actions that validates a theme library and compares its outputs: the action
  /// of this project, which downloads the tool.
  private static let workflow = """
    name: Themes

    on:
      push:
        branches: [main]
      pull_request:

    permissions:
      contents: read

    jobs:
      validate:
        runs-on: ubuntu-latest
        steps:
          - uses: actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1
          - uses: OWNER/ThemeKit@\(ThemeTool.versionNumber)    # replace OWNER with the owner of the repository of ThemeKit
            with:
              build-check: Themes

    """
}
