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

  /// Whether a file has changed since ``current`` was read.
  private var isStale = true

  /// The files as they were when the folder was found, until they are read again.
  private var found: ThemeFolder?

  private var names: NamedColors?

  /// The names that style sheets and templates have for the colors of ``current``.
  var namedColors: NamedColors? {
    guard let current else { return nil }
    if let names, names.project === current { return names }
    let new = NamedColors(current, keeping: names)
    names = new
    return new
  }

  init(path: String, found: ThemeFolder? = nil) {
    self.path = path
    self.found = found
  }

  /// Notes that a file has changed.
  func invalidate() { isStale = true }

  /// Reads the files again if one has changed.
  func update(reading files: OverlaidFiles<LocalFiles>) {
    guard isStale else { return }
    isStale = false
    let earlier = current
    current = nil
    guard
      let folder = try? ThemeFolder(path: path, reader: files, keeping: earlier?.folder ?? found)
    else { return }
    found = nil
    let hasThemeFiles = folder.files.contains { file in
      // An error can hide the kind of a file.
      file.kind != nil
        || !file.content.isWhole && earlier?.file(at: file.source.path)?.kind != nil
    }
    guard hasThemeFiles else { return }
    current = earlier?.replacing(folder) ?? ThemeProject(folder, by: ThemeProject.validator)
  }
}
