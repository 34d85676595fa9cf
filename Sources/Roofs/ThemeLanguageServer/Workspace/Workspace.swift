import FileAccess
import SourceDiagnostics
import ThemeFiles
import ThemeOutputs
import ThemeValidation

/// The folders and documents of a client, and the theme libraries and catalogs in them.
final class Workspace {
  /// The documents that the client has open, by path.
  private(set) var documents: [String: OpenDocument] = [:]

  /// The folders that the client has open.
  private(set) var folders: [String] = []

  /// The theme libraries, by the paths of their folders.
  private(set) var libraries: [String: WorkspaceLibrary] = [:]

  /// The asset catalogs, by the paths of their folders.
  private(set) var catalogs: [String: CatalogProject] = [:]

  /// The number of changes so far that findings can depend on.
  ///
  /// Whoever uses the findings compares it with the number that it has seen, since reading a
  /// library for one request must not hide the change from others.
  private(set) var generation = 0

  /// The files as the client sees them: texts of open documents, and the disk.
  var files: OverlaidFiles<LocalFiles> {
    OverlaidFiles(LocalFiles(), overlaying: documents.mapValues(\.text.bytes))
  }

  // MARK: Folders

  /// Finds the libraries and catalogs of added folders, and drops those of removed ones.
  func changeFolders(adding added: [String], removing removed: [String]) {
    folders.removeAll { removed.contains($0) }
    for folder in added where !folders.contains(folder) {
      folders.append(folder)
      search(folder)
    }
    dropUnneeded()
  }

  /// Drops the libraries and catalogs that are in no folder and have no open document.
  private func dropUnneeded() {
    let count = libraries.count + catalogs.count
    libraries = libraries.filter { isNeeded($0.key) }
    catalogs = catalogs.filter { isNeeded($0.key) }
    if libraries.count + catalogs.count != count { generation += 1 }
  }

  private func search(_ folder: String) {
    let found = WorkspaceSearch(in: folder)
    for folder in found.libraries { addLibrary(folder.path, found: folder) }
    for path in found.catalogs { addCatalog(path) }
  }

  private func addLibrary(_ path: String, found: ThemeFolder? = nil) {
    guard libraries[path] == nil else { return }
    libraries[path] = WorkspaceLibrary(path: path, firstFolder: found)
    generation += 1
  }

  private func addCatalog(_ path: String) {
    guard catalogs[path] == nil else { return }
    catalogs[path] = CatalogProject(path: path)
    generation += 1
  }

  /// Whether a folder is in one of the client's folders, or has an open document.
  private func isNeeded(_ path: String) -> Bool {
    folders.contains { Self.isInside(path, folder: $0) }
      || documents.keys.contains { Self.isInside($0, folder: path) }
  }

  /// Returns whether a path is a folder or below it.
  static func isInside(_ path: String, folder: String) -> Bool {
    path == folder || folder == "/" || path.hasPrefix(folder + "/")
  }

  // MARK: Documents

  /// Adds a document, or replaces it.
  func open(_ document: OpenDocument) {
    documents[document.path] = document
    if document.kind == .source { addSubject(of: document.path) }
    noteChange(of: document)
  }

  /// Changes a document.
  ///
  /// - Throws: `ResponseError` for a document that is not open, and for invalid changes.
  func change(
    _ path: String,
    _ body: (inout OpenDocument) throws(ResponseError) -> Void
  ) throws(ResponseError) {
    guard var document = documents.removeValue(forKey: path) else {
      throw .invalid("the document is not open")
    }
    defer {
      documents[path] = document
      noteChange(of: document)
    }
    try body(&document)
  }

  /// Removes a document, whose text is that of the disk from then on.
  func close(_ path: String) {
    if let document = documents.removeValue(forKey: path) { noteChange(of: document) }
    dropUnneeded()
  }

  /// Notes that a document was opened, changed or closed; no library reads style sheets and
  /// templates.
  private func noteChange(of document: OpenDocument) {
    guard document.kind == .source else {
      generation += 1
      return
    }
    let library = libraries[PathParts(document.path).folder]
    if let library, documents[document.path] != nil {
      library.invalidate(document: document.path)
      generation += 1
    } else {
      noteChange(of: document.path)
    }
  }

  /// Makes the library or the catalog of a file known.
  private func addSubject(of path: String) {
    if let catalog = CatalogProject.catalogPath(of: path) {
      addCatalog(catalog)
    } else if ThemeFolder.isThemeFile(named: PathParts(path).name) {
      addLibrary(PathParts(path).folder)
    }
  }

  /// Notes that a file or folder was created, changed or removed.
  func noteChange(of path: String) {
    invalidate(
      libraries.values.filter { library in
        let reads = library.current?.catalogPaths ?? []
        return PathParts(path).folder == library.path || Self.isInside(library.path, folder: path)
          || reads.contains { Self.isInside(path, folder: Self.normalized($0)) }
      },
      catalogs.values.filter { Self.isInside(path, folder: $0.path) }
    )
  }

  private func invalidate(
    _ libraries: some Collection<WorkspaceLibrary>,
    _ catalogs: some Collection<CatalogProject>
  ) {
    guard !libraries.isEmpty || !catalogs.isEmpty else { return }
    for library in libraries { library.invalidate() }
    for catalog in catalogs { catalog.invalidate() }
    generation += 1
  }

  /// Notes that a file has changed on the disk, which can be the first of a library.
  func noteChangeOnDisk(of path: String) {
    let isInWorkspace = folders.contains { Self.isInside(path, folder: $0) }
    if isInWorkspace, documents[path] == nil { addSubject(of: path) }
    noteChange(of: path)
  }

  /// Returns an absolute path without `.` and `..`.
  static func normalized(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }

  /// Notes that any file may have changed.
  func noteChanges() { invalidate(libraries.values, catalogs.values) }

  /// The folders whose files are read.
  var readFolders: [String] { libraries.keys + catalogs.values.flatMap(\.folders) }

  // MARK: States

  /// Reads all libraries and catalogs again that have changed.
  func update() {
    let files = files
    for library in libraries.values { library.update(reading: files) }
    for catalog in catalogs.values { catalog.update(reading: files) }
  }

  /// Returns the library that has the file at a path, in its current state.
  func library(ofFile path: String) -> WorkspaceLibrary? { library(atPath: PathParts(path).folder) }

  /// Returns the library in a folder, in its current state; nil for a folder without theme files.
  func library(atPath path: String) -> WorkspaceLibrary? {
    guard let library = libraries[path] else { return nil }
    library.update(reading: files)
    return library.current == nil ? nil : library
  }

  /// Returns the current text of a document or of another file of a library.
  func text(ofFile path: String) -> DocumentText? {
    documents[path]?.text
      ?? library(ofFile: path)?.current?.text(ofFile: path)
  }

  /// Returns the findings of the library or the catalog of a file with other bytes.
  func findings(ofFile path: String, replacedBy bytes: [UInt8]) -> [Diagnostic] {
    let files = OverlaidFiles(
      LocalFiles(),
      overlaying: documents.mapValues(\.text.bytes).merging([path: bytes]) { $1 }
    )
    if let library = libraries[PathParts(path).folder] {
      let known = library.current
      guard
        let folder = try? ThemeFolder(path: library.path, reader: files, keeping: known?.folder)
      else { return [] }
      let project = known?.replacing(folder) ?? ThemeProject(folder, by: ThemeProject.validator)
      return project.findings
    }
    guard let catalog = CatalogProject.catalogPath(of: path) else { return [] }
    return CatalogProject.findings(of: catalog, reading: files)
  }

  /// All findings, by path; a file without findings has an empty list.
  var findings: [String: [Diagnostic]] {
    var findings: [String: [Diagnostic]] = [:]
    for library in libraries.values {
      guard let current = library.current else { continue }
      let paths = current.folder.paths
      for path in paths { findings[path, default: []] += [] }
      for finding in current.findings {
        guard let place = finding.excerpt?.file ?? paths.first else { continue }
        findings[place, default: []].append(finding)
      }
    }
    for catalog in catalogs.values {
      for finding in catalog.diagnostics {
        guard let place = finding.excerpt?.file else { continue }
        // A library that lists the catalog has the findings of reading it.
        if findings[place]?.contains(finding) == true { continue }
        findings[place, default: []].append(finding)
      }
    }
    return findings
  }
}
