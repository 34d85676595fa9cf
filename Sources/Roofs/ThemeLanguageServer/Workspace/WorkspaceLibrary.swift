import FileAccess
import SourceDiagnostics
import SourceDocuments
import ThemeFiles
import ThemeValidation

/// A folder with theme files, and its current state.
final class WorkspaceLibrary {
  /// The path of the folder.
  let path: String

  /// The state of the files as far as their errors allow; nil if the folder can't be read.
  private(set) var current: ThemeProject?

  /// The changes since ``current`` was read.
  private var changes = Changes.any

  /// Changes of files.
  private enum Changes: Equatable {
    /// The texts of documents that are files of the folder.
    case documents(Set<String>)
    /// Any file.
    case any
  }

  /// The files as they were when the folder was found, until they are read again.
  private var firstFolder: ThemeFolder?

  private var names: OutputNames?

  /// The names that style sheets and templates have for the colors of ``current``.
  var outputNames: OutputNames? {
    guard let current else { return nil }
    if let names, names.project === current { return names }
    let new = OutputNames(current, keeping: names)
    names = new
    return new
  }

  init(path: String, firstFolder: ThemeFolder? = nil) {
    self.path = path
    self.firstFolder = firstFolder
  }

  /// Notes that any file may have changed.
  func invalidate() { changes = .any }

  /// Notes that the text of a document in the folder has changed, and no file on the disk.
  func invalidate(document path: String) {
    guard case .documents(let paths) = changes, current?.file(at: path) != nil else {
      return invalidate()
    }
    changes = .documents(paths.union([path]))
  }

  /// Reads the files again that have changed.
  func update(reading files: OverlaidFiles<LocalFiles>) {
    guard changes != .documents([]) else { return }
    let changed = changes
    changes = .documents([])
    let earlier = current
    current = nil
    guard let folder = folder(after: changed, of: earlier, reading: files) else { return }
    firstFolder = nil
    let hasThemeFiles = folder.files.contains { file in
      // An error can hide the kind of a file.
      file.kind != nil
        || !file.content.isWhole && earlier?.file(at: file.source.path)?.kind != nil
    }
    guard hasThemeFiles else { return }
    current = earlier?.replacing(folder) ?? ThemeProject(folder, by: ThemeProject.validator)
  }

  /// Returns the folder after changes; nil if it can't be read.
  private func folder(
    after changes: Changes,
    of earlier: ThemeProject?,
    reading files: OverlaidFiles<LocalFiles>
  ) -> ThemeFolder? {
    if case .documents(let paths) = changes, let earlier {
      let texts = paths.compactMap { path in
        (try? files.regularContents(of: path)).map { (path, $0) }
      }
      // A text that is too long is a finding about the folder.
      if texts.count == paths.count {
        return earlier.folder.replacing(bytes: Dictionary(texts) { first, _ in first })
      }
    }
    return try? ThemeFolder(path: path, reader: files, keeping: earlier?.folder ?? firstFolder)
  }
}
