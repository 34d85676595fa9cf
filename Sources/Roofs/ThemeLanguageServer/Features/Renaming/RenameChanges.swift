import FileAccess
import SourceDiagnostics
import SourceDocuments
import ThemeFiles
import ThemeValidation

/// The edits of all files for a change of a name.
struct RenameChanges {
  /// The edits by the paths of the files, in the order of their ranges.
  private(set) var edits: [String: [TextEdit]] = [:]

  private let renaming: Renaming
  private let project: ThemeProject

  /// Finds the edits.
  ///
  /// - Throws: `ResponseError` with the reason why the name can't be changed.
  init(
    _ renaming: Renaming,
    in project: ThemeProject,
    deprecates: Bool,
    checkCancellation: () throws(ResponseError) -> Void
  ) throws(ResponseError) {
    self.renaming = renaming
    self.project = project
    for (path, index) in project.allIndexes {
      try checkCancellation()
      let bytes = index.document.file.bytes
      for occurrence in index.occurrences where isAffected(occurrence) {
        guard let range = renaming.replacedRange(of: occurrence, in: bytes) else { continue }
        guard !range.isEmpty else {
          let place = Self.place(occurrence, index)
          throw .failed(
            "'\(occurrence.symbol.name)' is written with escapes or over several lines at \(place)"
          )
        }
        let edit = TextEdit(range: range, text: renaming.newPart)
        edits[path, default: []].append(edit)
      }
    }
    if deprecates { try addDeprecations() }
  }

  /// Whether the text of an occurrence can change.
  private func isAffected(_ occurrence: Occurrence) -> Bool {
    // A trait with an identifier is the same one after the change.
    occurrence.symbol == renaming.old || renaming(occurrence.symbol) != occurrence.symbol
  }

  /// Returns the place of an occurrence for a message.
  static func place(_ occurrence: Occurrence, _ index: FileIndex) -> String {
    let file = index.document.file
    return "\(PathParts(file.path).name):\(file.line(at: occurrence.range.lowerBound))"
  }

  // MARK: Deprecation

  private mutating func addDeprecations() throws(ResponseError) {
    guard case .definition(let old) = renaming.old, case .definition(let new) = renaming.new else {
      throw .failed("only a color can leave a deprecated name")
    }
    let deprecation = DeprecatedName(old: old, new: new)
    let definitions = project.occurrences { occurrence in
      occurrence.isDefinition && occurrence.symbol == renaming.old
    }
    let paths = Set(definitions.map(\.path))
    for (path, occurrences) in definitions {
      guard let index = project.index(ofFile: path), let definition = occurrences.first else {
        continue
      }
      guard definition.place == .section(isPrimitive: false) else {
        throw .failed(
          "'\(old)' is a primitive color, which only themes refer to; it needs no deprecated name"
        )
      }
      // Themes that extend one with the old name have it as well.
      guard paths.isDisjoint(with: project.chain(ofFile: path).dropFirst()) else { continue }
      guard let added = deprecation.edits(for: definition, in: index) else {
        throw .failed(
          "a deprecated name can't be added to '\(PathParts(path).name)'; write its sections in lines"
        )
      }
      // The sort is stable, so that insertions at one place keep their order.
      edits[path, default: []] += added
      edits[path]?.sort { $0.range.lowerBound < $1.range.lowerBound }
    }
  }

  // MARK: Checks

  /// Checks that the files have no errors that could hide names.
  ///
  /// - Throws: `ResponseError` that names such a file.
  func requireReadableFiles() throws(ResponseError) {
    for file in project.folder.files {
      let path = file.source.path
      let mayHaveName =
        !file.content.isWhole && file.source.bytes.contains(Array(renaming.oldPart.utf8))
      guard edits[path] != nil || mayHaveName else { continue }
      let error = file.content.diagnostics.first { $0.severity == .error }
      guard let error else { continue }
      let line = error.excerpt.map { ":\($0.start.line)" } ?? ""
      throw .failed("'\(PathParts(path).name)\(line)' has an error to fix first: \(error.message)")
    }
  }

  /// Checks the result: each name has changed as intended, and no error is new.
  ///
  /// - Throws: `ResponseError` with the reason why the name can't be changed.
  func check(reading files: OverlaidFiles<LocalFiles>) throws(ResponseError) {
    var texts: [String: [UInt8]] = [:]
    for file in project.folder.files {
      let bytes = file.source.bytes
      texts[file.source.path] = edits[file.source.path].map(bytes.applying) ?? bytes
    }
    let reader = OverlaidFiles(files, overlaying: texts)
    let path = project.folder.path
    guard let folder = try? ThemeFolder(path: path, reader: reader, keeping: project.folder) else {
      throw .failed("the folder can't be read")
    }
    let result = project.replacing(folder)
    try checkNames(of: result)
    guard renaming(.theme(project.defaultTheme)) == .theme(result.defaultTheme) else {
      throw .failed(
        "this would change the default theme; name it in 'default-theme:' of the library file first"
      )
    }
    var known = Self.errors(of: project).mapValues(\.count)
    for (rule, errors) in Self.errors(of: result).sorted(by: { $0.key.id < $1.key.id }) {
      guard errors.count > known.removeValue(forKey: rule) ?? 0, let error = errors.first else {
        continue
      }
      throw .failed("this would be an error: \(error.message)")
    }
  }

  private static func errors(of project: ThemeProject) -> [Rule: [Diagnostic]] {
    Dictionary(grouping: project.findings.filter { $0.severity == .error }, by: \.rule)
  }

  private func checkNames(of result: ThemeProject) throws(ResponseError) {
    for (path, index) in project.allIndexes {
      let before = index.occurrences.map { renaming($0.symbol) }
      let after = result.index(ofFile: path)?.occurrences.map(\.symbol) ?? []
      // A deprecated name adds occurrences.
      let hasAdded = edits[path]?.contains { $0.range.isEmpty } == true
      guard hasAdded ? Set(after).isSuperset(of: before) : before == after else {
        throw .failed(
          "the names in '\(PathParts(path).name)' can't be changed without changing other content"
        )
      }
    }
  }
}
