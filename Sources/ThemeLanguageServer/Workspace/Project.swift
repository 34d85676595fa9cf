import FileAccess
import SourceDiagnostics
import SourceDocuments
import ThemeFiles
import ThemeValidation

/// A folder with theme files, and its current state.
final class Project {
  /// The path of the folder.
  let path: String

  /// The state of the files, also where they have errors; nil if the folder can't be read.
  private(set) var current: LibrarySnapshot?

  /// Whether a file has changed since ``current`` was read.
  private var isStale = true

  /// The state that ``readable`` has returned for the current files.
  private var lastReadable: LibrarySnapshot?

  /// The last bytes of each file without syntax errors.
  private var readableBytes: [String: [UInt8]] = [:]

  init(path: String) {
    self.path = path
  }

  /// Notes that a file has changed.
  func invalidate() { isStale = true }

  /// Reads the files again if one has changed.
  func update(reading files: OverlaidFiles<LocalFiles>) {
    guard isStale else { return }
    isStale = false
    guard let folder = try? ThemeFolder(path: path, reader: files), hasThemeFiles(folder) else {
      current = nil
      lastReadable = nil
      return
    }
    let earlier = lastReadable
    let snapshot = LibrarySnapshot(folder, keeping: earlier)
    current = snapshot
    let broken = snapshot.brokenFiles
    for file in folder.files where !broken.contains(file.source.path) {
      readableBytes[file.source.path] = file.source.bytes
    }
    let older = readableBytes.filter { broken.contains($0.key) }
    guard !older.isEmpty else {
      lastReadable = snapshot
      return
    }
    // The earlier state also holds while only the file with the error changes.
    if let earlier, earlier.hasFiles(of: folder, except: older) { return }
    let readable = try? ThemeFolder(path: path, reader: OverlaidFiles(files, overlaying: older))
    lastReadable = readable.map { LibrarySnapshot($0, keeping: earlier) } ?? snapshot
  }

  /// Whether a file has a kind, or had one before an error that hides its nodes.
  private func hasThemeFiles(_ folder: ThemeFolder) -> Bool {
    folder.files.contains { file in
      guard file.kind == nil else { return true }
      guard YAMLReader.read(file.source).document == nil else { return false }
      return lastReadable?.file(at: file.source.path)?.kind != nil
        || WorkspaceSearch.isThemeFile(file.source)
    }
  }

  /// The state of the files, with the last readable version of files that have syntax errors.
  var readable: LibrarySnapshot? { lastReadable }

  /// Returns the relation of the current version of a file to the readable one; nil for equal texts.
  func shift(ofFile path: String) -> TextShift? {
    guard let lastReadable, let current, lastReadable !== current,
      let old = lastReadable.file(at: path)?.source.bytes,
      let new = current.file(at: path)?.source.bytes, old != new
    else { return nil }
    return TextShift(from: old, to: new)
  }
}

extension LibrarySnapshot {
  /// The paths of the files with errors that hide their nodes.
  fileprivate var brokenFiles: Set<String> {
    let rules = Set(Rule.documents.map(\.id))
    let errors = library.diagnostics.filter { $0.severity == .error && rules.contains($0.rule) }
    let files = Set(errors.compactMap { $0.excerpt?.file })
    // Most errors hide only the nodes that they name.
    return files.filter { path in
      file(at: path).map { YAMLReader.read($0.source).document == nil } ?? false
    }
  }

  /// Whether the state has the same files as a folder, some of which have the bytes of `older`.
  fileprivate func hasFiles(of other: ThemeFolder, except older: [String: [UInt8]]) -> Bool {
    folder.files.count == other.files.count
      && zip(folder.files, other.files).allSatisfy { own, other in
        own.source.path == other.source.path
          && own.source.bytes == older[other.source.path] ?? other.source.bytes
      }
  }
}
