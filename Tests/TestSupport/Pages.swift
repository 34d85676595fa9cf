import Foundation
package import Testing

/// Compares the text of a generated page with a file below `Documentation`.
package func expectPage(
  _ text: String,
  _ name: String,
  location: SourceLocation = #_sourceLocation
) throws {
  try expectGolden(
    text,
    "../../../Documentation/\(name)",
    file: #filePath,
    location: location
  )
}

/// Compares generated pages with all pages of a folder below `Documentation`.
///
/// - Parameters:
///   - pages: The texts by the names of their files.
///   - folder: The path of the folder.
///   - location: The place of failures.
/// - Throws: An error of the file system.
package func expectPages(
  _ pages: [String: String],
  in folder: String,
  location: SourceLocation = #_sourceLocation
) throws {
  let url = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Documentation/\(folder)").standardizedFileURL
  try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  let isRecording = ProcessInfo.processInfo.environment["RECORD_GOLDENS"] != nil
  for name in try FileManager.default.contentsOfDirectory(atPath: url.path).sorted()
  where pages[name] == nil {
    if isRecording { try FileManager.default.removeItem(at: url.appending(path: name)) }
    Issue.record("\(folder)/\(name) is not generated any more", sourceLocation: location)
  }
  for (name, text) in pages.sorted(by: { $0.key < $1.key }) {
    try expectPage(text, "\(folder)/\(name)", location: location)
  }
}

/// Returns a plain text as Markdown, in which quoted words are code.
package func pageText(_ plain: String) -> String {
  let quoted = plain.replacing(/(^|[\s(])'([^'\n]+)'/) { match in
    match.2.contains("`") ? String(match.0) : "\(match.1)`\(match.2)`"
  }
  let parts = quoted.split(separator: "`", omittingEmptySubsequences: false)
  return parts.indices.map { index in
    guard index.isMultiple(of: 2) else { return String(parts[index]) }
    return String(parts[index]).replacing(/[*_<\[]/) { "\\\($0.0)" }
  }.joined(separator: "`")
}
