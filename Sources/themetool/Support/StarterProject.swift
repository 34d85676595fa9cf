import SourceDocuments
import ThemeFiles

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Writes a theme library, and what checks it, into the folder of a project: all or nothing.
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

  /// The paths of the files in the project.
  var paths: [String] {
    StarterLibrary.files.map { "\(Self.library)/\($0.name)" }
      + (hasWorkflow ? [StarterWorkflow.path] : [])
  }

  /// Whether the workflow must be told where the tool comes from.
  var isPackage: Bool { Folder.isFile(path("Package.swift")) == true }

  /// Writes the files.
  func write() throws {
    try refuseToOverwrite()
    let isNew = !Folder.exists(folder)
    if isNew, mkdir(folder, 0o777) != 0 {
      throw Failure.cannot("'\(folder)' can't be made: \(String(cString: strerror(errno)))")
    }
    do {
      // The library comes last: its folder takes its place in one step, and then all is there.
      if hasWorkflow { try writeWorkflow() }
      var update = FolderUpdate()
      for (name, text) in StarterLibrary.files { try update.write(Array(text.utf8), to: name) }
      do {
        try files.apply(update, to: path(Self.library))
      } catch {
        if hasWorkflow { removeWorkflow() }
        throw error
      }
    } catch let error as FileError {
      if isNew { _ = rmdir(folder) }
      throw Failure.cannot(error)
    }
  }

  private func path(_ name: String) -> String {
    folder == "." ? name : folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
  }

  private func refuseToOverwrite() throws {
    let library = path(Self.library)
    let old = Folder.exists(library) ? (try? files.names(in: library)) ?? [""] : []
    guard old.isEmpty, Folder.isFile(library) == nil else {
      throw Failure.cannot("'\(library)' is there already; nothing is overwritten")
    }
    let workflow = path(StarterWorkflow.path)
    if hasWorkflow, Folder.isFile(workflow) != nil || Folder.exists(workflow) {
      throw Failure.cannot(
        "'\(workflow)' is there already; nothing is overwritten, and '--ci none' makes no other"
      )
    }
  }

  // MARK: The workflow

  /// The folder that the workflow's folders are in, and the path from there.
  private var workflowPlace: (folder: String, name: String) {
    let parts = StarterWorkflow.path.split(separator: "/", maxSplits: 1)
    return (path(String(parts[0])), String(parts[1]))
  }

  private func writeWorkflow() throws(FileError) {
    var update = FolderUpdate()
    let bytes = Array(StarterWorkflow.text(isPackage: isPackage).utf8)
    try update.write(bytes, to: workflowPlace.name)
    try files.apply(update, to: workflowPlace.folder)
  }

  private func removeWorkflow() {
    var update = FolderUpdate()
    guard (try? update.remove(workflowPlace.name)) != nil else { return }
    try? files.apply(update, to: workflowPlace.folder)
    // It stays where it holds anything else.
    _ = rmdir(workflowPlace.folder)
  }
}
