package import FileAccess
import SourceDocuments
package import ThemeFiles
package import ThemeOutputs
import ThemeValidation

/// A library while its files change: its current state, and the last one that can be shown.
package final class StudioSession {
  /// The library, and what may be written.
  package struct Options {
    /// The path of the folder of theme files.
    package let path: String

    /// The allowed locations of asset catalogs.
    package var catalogScope = CatalogScope.repository

    /// Whether values can be written to files.
    package var allowsEdits = false

    /// Whether files that links lead to outside the project may be written.
    package var allowsOutside = false

    package init(path: String) { self.path = path }
  }

  let options: Options

  /// The document of the current state, which is stale while the files have errors that hide their
  /// colors.
  package private(set) var document: PageDocument

  /// The number of the current state, which grows with each change of the files.
  package private(set) var revision = 0

  /// The reason why the files can't be read, or empty.
  package private(set) var message = ""

  /// The current files; nil if the folder was never read.
  private(set) var project: ThemeProject?

  /// The contents of the document.
  private(set) var input: PageInput

  /// The writes that can be undone, the last one last.
  var writes: [Write] = []

  /// The revisions with which files changed last, by path.
  private var changes: [String: Int] = [:]

  /// The revision with which the themes, names or states of the document changed last.
  private var statesRevision = 0

  private let watch: FileWatch
  private var results = RecordedFiles(LocalFiles()).results

  /// The time without further changes after which files are read: editors that replace a file need
  /// less, and pages are to be updated within 100 ms.
  private static let quietTime = Duration.milliseconds(10)

  private static let validator = ThemeValidator(sections: [.outputs])

  private static let emptyTheme = "theme: none\ncolors: {}\n"

  /// Reads a library, which may have errors.
  ///
  /// - Parameters:
  ///   - options: The library, and what may be written.
  ///   - watch: What reports changes of its files.
  /// - Throws: `ThemeLibraryError` or `FileError` if nothing at all can be shown.
  package init(_ options: Options, watch: FileWatch = FileWatch()) throws {
    self.options = options
    self.watch = watch
    // A folder without a state that can be shown has no colors.
    let empty = InMemoryFiles(["\(options.path)/none.yaml": Array(Self.emptyTheme.utf8)])
    let folder = try ThemeFolder(path: options.path, reader: empty)
    input = try PageInput(ThemeProject(folder, by: Self.validator))
    document = PageDocument(input)
    load()
  }

  /// The descriptor that is readable after changes of files; nil if the system can't watch them.
  package var descriptor: Int32? { watch.descriptor }

  /// Reads the files that have changed; called when ``descriptor`` is readable, or every
  /// `FileWatch.pollingInterval` if it is nil.
  package func update() {
    guard watch.waitForChanges(timeout: .zero, quietTime: Self.quietTime) else { return }
    if results.changes(in: LocalFiles()).isEmpty { follow() } else { load() }
  }

  /// Reads the files, again if they change meanwhile.
  func load() {
    // Changes after the folders are watched are reported by the descriptor.
    for _ in 0..<2 {
      read()
      follow()
      if results.changes(in: LocalFiles()).isEmpty { return }
    }
  }

  private func follow() {
    let files = [Array(results.files), Array(results.paths)].joined()
    watch.follow(files: files, folders: results.folders)
  }

  private func read() {
    let files = RecordedFiles(LocalFiles())
    defer { results = files.results }
    let folder: ThemeFolder
    do {
      folder = try ThemeFolder(
        path: options.path,
        catalogScope: options.catalogScope,
        reader: files,
        keeping: project?.folder
      )
    } catch {
      message = "\(error)"
      return
    }
    let new = project?.replacing(folder) ?? ThemeProject(folder, by: Self.validator)
    revision += 1
    for file in folder.files
    where project?.file(at: file.source.path)?.source.bytes != file.source.bytes {
      changes[file.source.path] = revision
    }
    project = new
    show(new)
  }

  /// Shows a state of the files, or its findings beside the colors of the last one.
  private func show(_ project: ThemeProject) {
    var isStale = false
    message = ""
    do {
      input = try PageInput(project)
      input.root = try? LocalFiles().canonicalPath(of: ".")
    } catch {
      isStale = true
      if case .invalid = error {} else { message = "\(error)" }
      input.findings = project.findings
    }
    let new = current(PageDocument(input, keeping: document))
    if !new.hasStates(of: document) { statesRevision = revision }
    document = new
    document.isStale = isStale
  }

  /// Returns a document at the current revision.
  func current(_ document: PageDocument) -> PageDocument {
    var document = document
    document.revision = revision
    document.allowsEdits = options.allowsEdits
    return document
  }

  /// Returns whether a file has changed since a revision, or what the numbers of states mean.
  func hasChanged(_ path: String, since revision: Int) -> Bool {
    max(statesRevision, changes[path, default: 0]) > revision
  }
}
