import FileAccess
import SourceDiagnostics
import SourceDocuments
import ThemeFiles

/// Formats files and folders of files; each file is written completely or not at all.
struct FormattingRun {
  /// The files that were changed, or would be.
  private(set) var changed: [String] = []

  /// The errors in files.
  private(set) var diagnostics: [Diagnostic] = []

  /// The reasons why paths could not be formatted.
  private(set) var failures: [String] = []

  /// Whether a file was not formatted because of its errors.
  private(set) var hasErrors = false

  private let isDry: Bool

  /// Formats the files at `paths`, and the YAML files directly in folders.
  ///
  /// All other files are formatted if one can't be read or written.
  init(_ paths: [String], isDry: Bool) {
    self.isDry = isDry
    var seen = Set<String>()
    for path in paths {
      if Folder.exists(path) {
        for file in files(in: path) where seen.insert(file).inserted {
          format(file) { path throws(FileError) in try LocalFiles().regularContents(of: path) }
        }
      } else if seen.insert(path).inserted {
        formatNamed(path)
      }
    }
  }

  private static func isYAML(_ path: String) -> Bool {
    path.hasSuffix(".yaml") || path.hasSuffix(".yml")
  }

  /// The YAML files directly in a folder; a folder without any is a failure.
  private mutating func files(in folder: String) -> [String] {
    do {
      let names = try LocalFiles().names(in: folder).filter(ThemeFolder.isThemeFile)
      if names.isEmpty { failures.append("error: \(Failure.holdsNoYAML(folder))") }
      return names.map { name in
        folder == "." ? name : folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
      }
    } catch {
      failures.append("error: \(error)")
      return []
    }
  }

  /// Formats a file that is named in the arguments; a pipe can be checked, by any name.
  private mutating func formatNamed(_ path: String) {
    if Folder.isFile(path) == true, !Self.isYAML(path) {
      failures.append("error: \(Failure.isNotYAML(path))")
      return
    }
    format(path) { [isDry] path throws(FileError) in
      let files = LocalFiles()
      return try isDry ? files.contents(of: path) : files.regularContents(of: path)
    }
  }

  private mutating func format(_ path: String, _ read: (String) throws(FileError) -> [UInt8]) {
    do {
      let file = SourceFile(path: path, bytes: try read(path))
      let (text, found) = YAMLFormatter.format(file)
      diagnostics += found
      guard let text else {
        hasErrors = true
        return
      }
      let bytes = Array(text.utf8)
      guard bytes != file.bytes else { return }
      if !isDry { try LocalFiles().write(bytes, to: path) }
      changed.append(path)
    } catch {
      failures.append("error: \(error)\(Folder.hint(forMissing: path))")
    }
  }
}
