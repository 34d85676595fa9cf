import AssetCatalogs
import FileAccess
import SourceDiagnostics
import SourceDocuments
import TextSupport
import ThemeFiles
import ThemeImports
import ThemeOutputs
import ThemeRendering
import ThemeValidation

/// The folders, files and catalogs that `validate` checks.
struct ValidationPaths {
  /// A theme library, and its requested files.
  private typealias Request = (folder: String, names: Set<String>, isWhole: Bool)

  let library: LibraryOptions
  let paths: [String]
  private let changedSince: String?
  /// The commit whose checks and settings are a floor.
  let base: String?
  let buffer: InputBuffer?

  /// The baseline, which is an input.
  var baseline: String?

  /// Whether the report lists the checks that pass.
  var listsPassedChecks = false

  /// Creates a selection of `paths`, or of a `buffer` in place of a file, restricted to files that
  /// may differ from a commit, if one is given.
  ///
  /// `library` has the options of reading catalogs.
  init(
    _ paths: [String],
    library: LibraryOptions,
    changedSince: String? = nil,
    base: String? = nil,
    buffer: InputBuffer? = nil
  ) {
    self.library = library
    self.paths = paths
    self.changedSince = changedSince
    self.base = base
    self.buffer = buffer
  }

  /// Whether links may lead out of the project.
  var allowsOutside: Bool { library.allowsOutside }

  /// Returns a function that returns whether a file, by its name in a baseline, was checked
  /// completely, or would have been if it existed.
  ///
  /// The names of the checked files are computed once, since that reads the disk.
  func inclusion(in report: Report, named names: RelativeNames) -> (String) -> Bool {
    let whole = Set(report.files.filter { !report.relatedFiles.contains($0) }.map(names.name))
    // A removed file was in one of the folders; unchanged files are not checked.
    let requestedPaths = changedSince == nil ? Set(paths.map(names.name)) : []
    return { file in
      if whole.contains(file) { return true }
      if requestedPaths.contains("."), !file.hasPrefix("../") { return true }
      var path = Substring(file)
      while !requestedPaths.contains(String(path)) {
        guard let slash = path.lastIndex(of: "/") else { return false }
        path = path[..<slash]
      }
      return true
    }
  }

  /// Returns the findings; a file is read together with its folder, and only its own findings are
  /// kept.
  ///
  /// All other paths are checked if one can't be read.
  ///
  /// - Parameter reader: The source of files, except for the buffer.
  /// - Returns: The report.
  func report(reading reader: any FileReading = ThemeTool.reader) -> Report {
    var report = Report()
    if let buffer { attempt(&report) { try check(buffer, &$0) } }
    var requests: [Request] = []
    var catalogs: [String] = []
    var tokens: [String] = []
    for path in paths {
      if Self.isTokenFile(path) {
        tokens.append(path)
        continue
      }
      if AssetCatalog.isCatalog(path) {
        if !catalogs.contains(path) { catalogs.append(path) }
        continue
      }
      let isFolder = Folder.exists(path)
      let parts = PathParts(path)
      let folder = isFolder ? path : parts.folder
      let known = requests.firstIndex { Folder.isSame($0.folder, as: folder) }
      if known == nil { requests.append((folder, [], false)) }
      let index = known ?? requests.count - 1
      if isFolder {
        requests[index].isWhole = true
      } else {
        requests[index].names.insert(parts.name)
      }
    }
    for request in requests { attempt(&report) { try check(request, reader: reader, &$0) } }
    for files in Self.tokenGroups(of: tokens) {
      attempt(&report) { try check(tokens: files, reader: reader, &$0) }
    }
    for catalog in catalogs {
      attempt(&report) { try check(catalog: catalog, reader: reader, &$0) }
    }
    return report
  }

  /// Adds the findings of `body`, or the reason of its failure.
  private func attempt(_ report: inout Report, _ body: (inout Report) throws -> Void) {
    do {
      try body(&report)
    } catch {
      report.failures.append("\(error)")
    }
  }

  private func check(
    _ request: Request,
    reader: some FileReading,
    _ report: inout Report
  ) throws {
    let reader = RecordedFiles(reader)
    let files = try library.neededFolder(at: request.folder, reader: reader)
    if request.isWhole, files.paths.isEmpty {
      throw Failure.cannot(Failure.folderWithoutYAML(request.folder))
    }
    let known = files.paths.map { PathParts($0).name }
    for name in request.names.sorted() where !known.contains(name) {
      report.failures.append(
        "error: \(Self.missing(name, in: request.folder, known: known, reader))"
      )
    }
    let wanted = files.paths.filter { path in
      request.isWhole || request.names.contains(PathParts(path).name)
    }
    let scope = FindingScope(files: Set(wanted))
    let project = LibraryOptions.project(files)
    // Everything is read before the results of reading are used.
    let findings = project.findings
    if let baseline { _ = try? reader.contents(of: baseline) }
    let tree = try changedSince.map { try GitTree(since: $0, in: request.folder) }
    let changed = try tree?.scope(in: files, reading: reader.results)
    let isNew = tree.map { isAbsent(from: $0, files) }
    let isInScope = { (finding: Diagnostic) in
      // Findings without a position belong to the folder.
      guard let changed else { return request.isWhole || scope.contains(finding) }
      guard request.isWhole || scope.contains(finding) else { return false }
      // A changed file can cause a finding in any other.
      return changed.contains(finding) || isNew?(finding) == true
    }
    let diagnostics = findings.filter(isInScope).map { changed?.placed($0) ?? $0 }
    report.diagnostics += diagnostics
    report.suppressed += project.suppressedFindings.filter(isInScope)
    if let base { report.diagnostics += try weakerRequirements(of: project, than: base) }
    let found = Set(diagnostics.compactMap { $0.excerpt?.file })
    let checked = wanted.filter { path in
      guard let changed else { return true }
      return changed.files.contains(path) || changed.related.contains(path) || found.contains(path)
    }
    guard !checked.isEmpty else { return }
    report.files += checked
    if let changed { report.relatedFiles.formUnion(changed.related) }
    report.projects[files.path] = project
    if listsPassedChecks, let proofs = try? project.proofs() {
      report.passedChecks += proofs.compactMap(\.passedCheck).filter { checked.contains($0.file) }
    }
    let isShown = { (error: FileError) in
      let isWhole = changed.map { $0.files.isSuperset(of: files.paths) } ?? true
      return (request.isWhole && isWhole) || checked.contains(error.path)
    }
    if reader.failures.contains(where: { $0.isOfSystem && isShown($0) }) {
      report.isIncomplete = true
    }
  }

  private func check(_ buffer: InputBuffer, _ report: inout Report) throws {
    let files = try buffer.folder(library)
    report.files.append(buffer.path)
    let scope = FindingScope(files: [buffer.path])
    report.diagnostics += LibraryOptions.project(files).findings.filter(scope.contains)
  }

  private func check(
    catalog path: String,
    reader: some FileReading,
    _ report: inout Report
  ) throws {
    let reader = RecordedFiles(reader)
    let (catalog, found) = try AssetCatalog.readAny(path, from: reader)
    let isCompiled = path.hasSuffix(".car")
    let checked = catalog.findings(
      files: isCompiled ? nil : try? ConfinedFiles(reader, projectOf: path)
    )
    let folder = PathParts(path.hasSuffix("/") ? String(path.dropLast()) : path).folder
    if try isUnchanged(reader.results, in: folder) { return }
    if reader.failures.contains(where: \.isOfSystem) { report.isIncomplete = true }
    if found.isEmpty, !catalog.hasColors { report.catalogsWithoutColors.append((path, catalog)) }
    report.diagnostics += (found + checked).sortedByPosition()
    let documents = catalog.assets.map(\.document) + catalog.groups.map(\.document)
    // A compiled catalog is one file.
    report.files += isCompiled ? [path] : documents.compactMap { $0?.file.path }
  }

  private func check(
    tokens paths: [String],
    reader: some FileReading,
    _ report: inout Report
  ) throws {
    let reader = RecordedFiles(reader)
    var options = ImportOptions()
    options.allowsEmpty = true
    let found = ThemeImport(options, reader: reader).themes(of: paths).diagnostics
    // A resolver document reads other files.
    let files = paths + Set(reader.contents.keys).subtracting(paths).sorted()
    if try isUnchanged(reader.results, in: PathParts(paths.first ?? ".").folder) { return }
    report.diagnostics += found
    report.files += files
    if reader.failures.contains(where: \.isOfSystem) { report.isIncomplete = true }
  }

  /// Returns whether what was read is the same in the commit with which files are compared, if any.
  private func isUnchanged(_ results: ReadResults, in folder: String) throws -> Bool {
    guard let changedSince else { return false }
    return try GitTree(since: changedSince, in: folder).changedPaths(among: results).isEmpty
  }

  static func missing(
    _ name: String,
    in folder: String,
    known: [String],
    _ reader: some FileReading
  ) -> String {
    let path = folder == "." ? name : folder == "/" ? "/\(name)" : "\(folder)/\(name)"
    do {
      _ = try reader.canonicalPath(of: path)
      return Failure.nonYAMLFile(name)
    } catch {
      return "\(error)\(Spelling.hint(for: name, among: known))"
    }
  }
}

/// The files of design tokens among the paths that `validate` checks.
extension ValidationPaths {
  /// Returns whether a path names a file of tokens, by its ending.
  static func isTokenFile(_ path: String) -> Bool {
    [".json", ".json5", ".jsonc", ".tokens"].contains(where: path.hasSuffix)
      && !Folder.exists(path)
  }

  /// Returns the files that are read together, then each resolver document, which is read alone.
  static func tokenGroups(of paths: [String]) -> [[String]] {
    let isAlone = { (path: String) in path.hasSuffix(".resolver.json") }
    let paths = paths.uniqued()
    let together = paths.filter { !isAlone($0) }
    return (together.isEmpty ? [] : [together]) + paths.filter(isAlone).map { [$0] }
  }
}
