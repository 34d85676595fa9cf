import FileAccess
import SourceDiagnostics
import SourceDocuments
import SourceFormatting
import ThemeFiles
import ThemeOutputs
import ThemeValidation

/// Formats files and folders of files; each file is written completely or not at all.
///
/// Only theme, library and hierarchy files are formatted: hooks name all files that they find.
struct FormattingRun {
  /// The files that were changed, or would be.
  private(set) var changed: [String] = []

  /// The named files that belong to no theme library, and stay as they are.
  private(set) var others: [String] = []

  /// The errors in files.
  private(set) var diagnostics: [Diagnostic] = []

  /// The reasons why paths could not be formatted.
  private(set) var failures: [String] = []

  /// The files that were not formatted because of their errors.
  private(set) var invalid: [String] = []

  private let library: LibraryOptions
  private let isDry: Bool

  /// A folder, and the errors in its files.
  private typealias Library = (folder: ThemeFolder, errors: [String: [Diagnostic]])

  /// The folders that were read, by their paths.
  private var libraries: [String: Library] = [:]

  /// Formats the files at `paths`, and the files of theme libraries in folders.
  ///
  /// All other files are formatted if one can't be read or written.
  ///
  /// - Parameters:
  ///   - paths: The files and folders.
  ///   - library: The options of reading libraries.
  ///   - isDry: Whether nothing is written.
  init(_ paths: [String], library: LibraryOptions, isDry: Bool) {
    self.library = library
    self.isDry = isDry
    var seen = Set<String>()
    for path in paths {
      if Folder.exists(path) {
        formatFolder(path, &seen)
      } else if seen.insert(path).inserted {
        formatNamed(path)
      }
    }
  }

  /// Formats the files of the library in a folder; a folder without any is a failure.
  private mutating func formatFolder(_ path: String, _ seen: inout Set<String>) {
    let read: Library
    do {
      read = try readLibrary(path)
    } catch {
      failures.append("error: \(error)")
      return
    }
    let folder = read.folder
    failures += folder.unreadable.map { "error: \($0)" }
    if folder.paths.isEmpty { failures.append("error: \(Failure.folderWithoutYAML(path))") }
    var isLibrary = folder.paths.isEmpty || !folder.unreadable.isEmpty
    for file in folder.files where seen.insert(file.source.path).inserted {
      if file.kind != nil {
        isLibrary = true
        format(file.source, read.errors[file.source.path] ?? [])
      } else {
        // The kind of a file with invalid syntax is unknown.
        let found = file.content.diagnostics.filter { $0.severity == .error }
        guard !found.isEmpty else { continue }
        isLibrary = true
        refuse(file.source, found)
      }
    }
    if !isLibrary {
      failures.append("error: '\(path)' has no theme, library or hierarchy file")
    }
  }

  private mutating func readLibrary(_ path: String) throws(FileError) -> Library {
    if let known = libraries[path] { return known }
    let folder = try library.folder(at: path)
    let errors = LibraryOptions.project(folder).readingErrors
    let read = (folder, Dictionary(grouping: errors) { $0.excerpt?.file ?? "" })
    libraries[path] = read
    return read
  }

  /// Formats a file that is named in the arguments; a pipe can be checked, by any name.
  private mutating func formatNamed(_ path: String) {
    do {
      guard Folder.isFile(path) == true else {
        let files = LocalFiles()
        let bytes = try isDry ? files.contents(of: path) : files.regularContents(of: path)
        return format(SourceFile(path: path, bytes: bytes), [])
      }
      guard ThemeFolder.isYAML(named: path) else {
        failures.append("error: \(Failure.nonYAMLFile(path))")
        return
      }
      try OutputGuard.checkPlace(path, allowsOutside: library.allowsOutside)
      let parts = PathParts(path)
      let read = try? readLibrary(parts.folder)
      let known = read?.folder.files.first { PathParts($0.source.path).name == parts.name }
      if let known, known.kind != nil {
        let source = SourceFile(path: path, bytes: known.source.bytes)
        format(source, read?.errors[known.source.path] ?? [])
      } else {
        let file = SourceFile(path: path, bytes: try LocalFiles().regularContents(of: path))
        // The kind of a file with invalid syntax is unknown.
        let errors = YAMLReader.read(file).diagnostics.filter { $0.severity == .error }
        if errors.isEmpty { others.append(path) } else { refuse(file, errors) }
      }
    } catch {
      fail(error, path)
    }
  }

  private mutating func refuse(_ file: SourceFile, _ errors: [Diagnostic]) {
    diagnostics += errors
    invalid.append(file.path)
  }

  private mutating func fail(_ error: any Error, _ path: String) {
    let failure = error as? Failure ?? .cannot("\(error)\(Folder.hint(forMissing: path))")
    failures.append(failure.description)
  }

  private mutating func format(_ file: SourceFile, _ errors: [Diagnostic]) {
    guard errors.isEmpty else { return refuse(file, errors) }
    let (text, found) = YAMLFormatter.format(file)
    guard let text else { return refuse(file, found) }
    diagnostics += found
    let bytes = Array(text.utf8)
    guard bytes != file.bytes else { return }
    do {
      if !isDry {
        try OutputGuard.checkPlace(file.path, allowsOutside: library.allowsOutside)
        try LocalFiles().write(bytes, to: file.path)
      }
      changed.append(file.path)
    } catch {
      fail(error, file.path)
    }
  }
}
