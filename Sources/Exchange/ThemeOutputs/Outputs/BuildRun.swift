package import AssetCatalogs
import FileAccess
import PlatformSupport
package import SourceDiagnostics
package import ThemeFiles

/// Makes the outputs that a library file declares, and writes or checks them.
package struct BuildRun {
  /// An output and the files that were made for it.
  package struct Output: Sendable {
    package let declaration: ExportDeclaration
    let output: ExportOutput
    /// The themes of the output, under its conditions.
    fileprivate(set) var library: ThemeLibrary
    /// The files; nil for a catalog, which is made when it is written or compared.
    var made: ExportOutput.Made?
    package var result: Result<OutputChanges, any Error>?
    package var diagnostics: [Diagnostic] = []

    /// A sentence about the colors without a valid value that were left out; nil if none were.
    package var omission: String? { made?.omission }

    /// Returns whether a finding prevents the output from being written.
    package func isRefused(isStrict: Bool) -> Bool {
      diagnostics.contains { $0.severity.isFailure(isStrict: isStrict) }
    }

    /// Whether the output changes files.
    package var isChanged: Bool {
      if case .success(let changes) = result { !changes.isEmpty } else { false }
    }
  }

  private let project: ThemeProject
  private let library: ThemeLibrary
  private let open: @Sendable (String) throws -> AssetCatalog
  private let isStrict: Bool
  private let isForced: Bool
  private let isWhole: Bool
  package private(set) var outputs: [Output] = []

  /// Makes outputs, in parallel.
  ///
  /// - Parameters:
  ///   - declarations: The declarations of the outputs.
  ///   - project: The files of the library.
  ///   - library: Its themes; see ``ThemeProject/outputLibrary(of:readsExports:usesChecks:)``.
  ///   - isStrict: Whether an output with warnings is not written.
  ///   - isForced: Whether files that no export has written are replaced.
  ///   - isWhole: Whether these are all declarations, so that files of previous exports are
  ///     removed.
  ///   - keepsGoing: Whether colors without a valid value are left out.
  ///   - open: Opens an existing catalog.
  package init(
    _ declarations: [ExportDeclaration],
    of project: ThemeProject,
    library: ThemeLibrary,
    isStrict: Bool,
    isForced: Bool,
    isWhole: Bool,
    keepsGoing: Bool = false,
    opening open: @escaping @Sendable (String) throws -> AssetCatalog
  ) {
    self.project = project
    self.library = library
    self.isWhole = isWhole
    self.open = open
    self.isStrict = isStrict
    self.isForced = isForced
    let folder = try? LocalFiles().canonicalPath(of: ".")
    outputs = ParallelWork.map(declarations, batchSize: 1) { declaration in
      let output = ExportOutput(
        format: project.format(of: declaration),
        settings: declaration.settings,
        path: declaration.output.path(from: folder),
        conditions: declaration.conditions,
        isDeclared: true,
        keepsGoing: keepsGoing
      )
      return Self.made(declaration, output, of: project, library: library, opening: open)
    }
  }

  private static func made(
    _ declaration: ExportDeclaration,
    _ output: ExportOutput,
    of project: ThemeProject,
    library: ThemeLibrary,
    opening open: @escaping (String) throws -> AssetCatalog
  ) -> Output {
    var result = Output(declaration: declaration, output: output, library: library)
    do {
      result.library = try project.library(of: declaration, in: library)
      let root = project.folder.projectFolder
      try checkLinks(of: output.path, in: root)
      if let template = output.format.templatePath {
        try checkLinks(of: template, in: root, isRead: true)
      }
      // Writing into a pipe waits for a reader.
      if LocalFiles.isStream(output.path) {
        throw OutputError(
          "'\(output.path)' is a pipe, a socket or a device; choose another path, or write it with 'themetool export'"
        )
      }
      if !output.isUpdate { try result.make(of: project, open) }
    } catch {
      result.result = .failure(error)
    }
    return result
  }

  /// Refuses an output or a template that a link leads out of the project, and a template that leads
  /// to data of version control, keys or passwords.
  private static func checkLinks(of path: String, in project: String?, isRead: Bool = false) throws
  {
    guard let project else { return }
    guard let found = LocalFiles().writtenPath(of: path), AbsolutePath.isPath(found, in: project)
    else {
      throw OutputError(
        "'\(path)' leads outside '\(project)', the project folder; choose another path"
      )
    }
    if isRead, ReservedPlace.isSecret(found, in: project) { throw FileError.secret(path: path) }
  }

  // MARK: Writing and comparing

  /// Writes the outputs that have changed, in parallel for different folders.
  package mutating func write() {
    let isStrict = isStrict
    finish { output, guarded, make, compare in
      // A file is locked by itself.
      guard output.isFolder else {
        let changes = try compare(output)
        for file in output.isRefused(isStrict: isStrict) ? [] : changes.files {
          try guarded.check(file.path, bytes: file.new)
          try OutputFile(path: file.path).write(file.new ?? [], isSynchronized: false)
        }
        return changes
      }
      return try Folder.creatingParents(of: output.path) {
        let lock = try LocalFiles().lock(for: output.path)
        try make(&output)
        let changes = try compare(output)
        guard !changes.isEmpty, !output.isRefused(isStrict: isStrict), let folder = changes.folder
        else { return changes }
        let update = try changes.update()
        try guarded.check(update, in: folder)
        try LocalFiles().apply(update, to: folder, holding: lock)
        return changes
      }
    }
  }

  /// Compares the outputs with the files that exist.
  package mutating func compare() {
    finish { output, guarded, make, compare in
      try make(&output)
      let changes = try compare(output)
      try guarded.checkPlaces(of: changes)
      return changes
    }
  }

  /// Runs `body` for the outputs that could be made, and stores its results.
  ///
  /// Its arguments are the output, the guard of existing files, a function that makes a catalog,
  /// which depends on the existing one, and one that compares the output with existing files.
  private mutating func finish(
    _ body:
      @Sendable (
        inout Output, OutputGuard, (inout Output) throws -> Void,
        (Output) throws -> OutputChanges
      ) throws -> OutputChanges
  ) {
    refuseSharedFiles()
    let (all, project, library) = (outputs, project, library)
    let (open, isForced) = (open, isForced)
    // The files of outputs that failed are kept.
    let isWhole = isWhole && all.allSatisfy { $0.result == nil }
    var inputs = project.sources
    inputs.insert(templates: all.flatMap { $0.made?.templates ?? [] })
    let sources = inputs
    let finished = ParallelWork.map(groups, batchSize: 1) { group in
      group.map { index in
        var output = all[index]
        guard output.result == nil else { return (index, output) }
        let guarded = OutputGuard(
          ofExports: sources,
          isForced: isForced,
          allowsOutside: project.folder.catalogScope == .anywhere
        )
        do {
          let changes = try body(&output, guarded) { output in
            if output.made == nil { try output.make(of: project, open) }
          } _: { output in
            let others = all.indices.lazy.filter { $0 != index }.flatMap { all[$0].files }
            return try output.changes(in: library, besides: isWhole ? Set(others) : nil)
          }
          output.result = .success(changes)
        } catch {
          output.result = .failure(error)
        }
        return (index, output)
      }
    }
    for (index, output) in finished.joined() { outputs[index] = output }
  }

  /// The outputs in one folder, which are written one after the other: an update locks the folder
  /// that it is in, and can replace a folder with the outputs in it.
  private var groups: [[Int]] {
    let paths = outputs.map(\.path)
    let groups = Dictionary(grouping: outputs.indices) { index in
      let outer = paths.filter { paths[index].hasPrefix($0 + "/") }.min { $0.count < $1.count }
      return PathParts(outer ?? paths[index]).folder
    }
    return groups.values.sorted { $0[0] < $1[0] }
  }

  /// Fails outputs with a file that an earlier output has as well, also through links or on a disk
  /// that doesn't distinguish case, and those in a catalog.
  private mutating func refuseSharedFiles() {
    var owners: [String: (output: String, file: String)] = [:]
    let all = outputs.map(\.keyedFiles)
    for (index, files) in all.enumerated() where outputs[index].output.isUpdate {
      for (key, file) in files { owners[key] = (outputs[index].declaration.name, file) }
    }
    let catalogs = owners
    for (index, files) in all.enumerated() {
      let name = outputs[index].declaration.name
      for (key, file) in files {
        let catalog =
          catalogs.isEmpty ? nil : PathParts.folders(of: key).lazy.compactMap { catalogs[$0] }.first
        guard let owner = catalog ?? owners.updateValue((name, file), forKey: key),
          owner.output != name
        else { continue }
        let reason =
          owner.file == file
          ? "'\(file)' is a file of the outputs '\(owner.output)' and '\(name)'"
          : "'\(file)' of the output '\(name)' can be in the place of '\(owner.file)' of '\(owner.output)', by a link or without regard to case"
        outputs[index].result = .failure(
          OutputError("\(reason); choose another output")
        )
      }
    }
  }
}

extension BuildRun.Output {
  /// The file or the folder, as far as is known before a catalog is made.
  fileprivate var path: String { made?.content.path ?? output.path }

  fileprivate mutating func make(
    of project: ThemeProject,
    _ open: @escaping (String) throws -> AssetCatalog
  ) throws {
    let made = try output.make(
      of: library,
      in: project,
      opening: open
    )
    self.made = made
    // A report has the place of the declaration.
    diagnostics = project.selection(
      of:
        made.diagnostics.map { diagnostic in
          var placed = diagnostic
          placed.excerpt = diagnostic.excerpt ?? declaration.excerpt
          return placed
        }
    )
  }

  /// Whether it is a folder, as far as is known before a catalog is made.
  fileprivate var isFolder: Bool {
    if case .file = made?.content { false } else { true }
  }

  fileprivate func changes(
    in library: ThemeLibrary,
    besides others: Set<String>?
  ) throws -> OutputChanges {
    guard let made else { throw OutputError("'\(declaration.name)' has no files") }
    return try OutputChanges(of: made.content, library: library, besides: others)
  }

  /// The paths of the files that were made, or of the catalog, sorted, each with a key that is the
  /// same for all that lead to one file.
  fileprivate var keyedFiles: [(key: String, file: String)] {
    let written = LocalFiles().writtenPath(of: path) ?? path
    guard isFolder, made != nil else { return [(written.lowercased(), path)] }
    return files.sorted().map { ((written + $0.dropFirst(path.count)).lowercased(), $0) }
  }

  /// The paths of the files that were made.
  fileprivate var files: Set<String> {
    switch made?.content {
    case nil: []
    case .file(let path, _): [path]
    case .folder(let folder, let update, _): Set(update.writtenPaths.map { "\(folder)/\($0)" })
    }
  }
}
