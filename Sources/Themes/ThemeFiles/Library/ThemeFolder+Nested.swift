import FileAccess
package import SourceDiagnostics
import SourceDocuments

extension ThemeFolder {
  /// The most folders inside a folder, and the most files in them, that are looked at.
  private static let (folderLimit, fileLimit) = (64, 64)

  /// The number of folders that lead to one that is looked at.
  private static let depthLimit = 3

  /// The size of the longest file that is looked at.
  private static let sizeLimit = 256 << 10

  /// Reports the theme files and hierarchies in folders inside the folder, which no command reads.
  ///
  /// A folder with a library file is a library of its own.
  package func reportNestedFiles(to findings: inout Findings) {
    var open = folderNames.map { (path: path(ofFile: $0), depth: 1) }
    var (next, count) = (0, 0)
    while next < min(open.count, Self.folderLimit) {
      let (folder, depth) = open[next]
      next += 1
      guard let entries = try? reader.entries(in: folder) else { continue }
      var files: [(name: String, kind: Kind, file: SourceFile)] = []
      for entry in entries
      where entry.kind == .file && Self.isThemeFile(named: entry.name) && count < Self.fileLimit {
        count += 1
        let file = "\(folder)/\(entry.name)"
        guard let bytes = try? reader.regularContents(of: file, limit: Self.sizeLimit),
          let kind = Self.firstKey(in: bytes)
        else { continue }
        files.append((entry.name, kind, SourceFile(path: file, bytes: bytes)))
      }
      if files.contains(where: { $0.kind == .library }) { continue }
      for (name, kind, file) in files {
        findings.add(
          .nestedTheme,
          """
          \(name: name) is not read, as this \(kind.rawValue) is not in the folder \(name: path) itself; \
          move it there, or add a library file to \(name: folder)
          """,
          at: file.excerpt(0..<0)
        )
      }
      guard depth < Self.depthLimit else { continue }
      open += Self.folderNames(in: entries).map { ("\(folder)/\($0)", depth + 1) }
    }
  }

  /// Returns the kind of a file whose first line with content has its key, without parsing it.
  private static func firstKey(in bytes: [UInt8]) -> Kind? {
    let lines = bytes.split(separator: UInt8(ascii: "\n")).lazy.map {
      String(decoding: $0, as: UTF8.self).drop { $0.isWhitespace || $0 == "\u{FEFF}" }
    }
    let first = lines.first { line in
      !line.isEmpty && !["#", "%", "---"].contains { line.hasPrefix($0) }
    }
    return first.flatMap { line in Kind.allCases.first { line.hasPrefix("\($0.rawValue):") } }
  }
}
