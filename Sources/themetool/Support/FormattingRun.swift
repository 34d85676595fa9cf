import SourceDiagnostics
import SourceDocuments

/// Formats files and folders of files, each file all at once or not at all.
struct FormattingRun {
  /// The files that were changed, or would be.
  private(set) var changed: [String] = []

  /// What is wrong with files.
  private(set) var diagnostics: [Diagnostic] = []

  /// Why paths could not be formatted.
  private(set) var failures: [String] = []

  /// Whether a file was left alone because of its errors.
  private(set) var hasErrors = false

  /// Formats the files at `paths`, and the YAML files right in those that are folders.
  ///
  /// What can't be read or written doesn't keep the others from being formatted.
  init(_ paths: [String], isDry: Bool) {
    var seen = Set<String>()
    for path in paths {
      do {
        for file in try Self.files(at: path) where seen.insert(file).inserted {
          try format(file, isDry: isDry)
        }
      } catch {
        failures.append("error: \(error)\(Folder.hint(forMissing: path))")
      }
    }
  }

  private static func files(at path: String) throws(FileError) -> [String] {
    guard Folder.exists(path) else { return [path] }
    return try LocalFiles().names(in: path)
      .filter { $0.hasSuffix(".yaml") || $0.hasSuffix(".yml") }
      .map { path == "." ? $0 : path.hasSuffix("/") ? path + $0 : "\(path)/\($0)" }
  }

  private mutating func format(_ path: String, isDry: Bool) throws(FileError) {
    let file = try LocalFiles().sourceFile(at: path)
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
  }
}
