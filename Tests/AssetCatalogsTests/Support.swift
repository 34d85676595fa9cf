import AssetCatalogs
import FileAccess
import Foundation
import SourceDiagnostics
import SourceDocuments

/// A catalog in memory, from the texts of its files by their paths in the catalog.
func read(_ files: [String: String]) throws -> (catalog: AssetCatalog, diagnostics: [Diagnostic]) {
  try AssetCatalog.read("A.xcassets", from: memory(files))
}

func memory(_ files: [String: String]) -> InMemoryFiles {
  var all: [String: [UInt8]] = ["A.xcassets/Contents.json": Array(group.utf8)]
  for (path, text) in files { all["A.xcassets/\(path)"] = Array(text.utf8) }
  return InMemoryFiles(all)
}

/// A catalog with one color set, `c`, of the slots of a text.
func readColor(_ slots: String) throws -> (catalog: AssetCatalog, diagnostics: [Diagnostic]) {
  try read(["c.colorset/Contents.json": colorSet(slots)])
}

func colorSet(_ slots: String) -> String {
  "{\"colors\": [\(slots)], \"info\": {\"author\": \"xcode\", \"version\": 1}}"
}

/// A slot with a gray of so many 255ths, and further members.
func slot(_ value: Int, _ rest: String = "\"idiom\": \"universal\"") -> String {
  let rest = rest.isEmpty ? "" : ", \(rest)"
  return """
    {"color": {"color-space": "srgb", "components": {"red": "\(value)", "green": "\(value)", \
    "blue": "\(value)", "alpha": "1.000"}}\(rest)}
    """
}

let group = "{\"info\": {\"author\": \"xcode\", \"version\": 1}}"

let namespace = """
  {"info": {"author": "xcode", "version": 1}, "properties": {"provides-namespace": true}}
  """

/// A new folder, which the caller removes.
func temporaryFolder() throws -> URL {
  let url = FileManager.default.temporaryDirectory
    .appending(path: "asset-catalogs-\(UInt64.random(in: .min ... .max))")
  try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  return url
}

func write(_ files: [String: String], to folder: URL) throws {
  for (path, text) in files {
    let file = folder.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(text.utf8).write(to: file)
  }
}

func text(_ url: URL) -> String? {
  (try? Data(contentsOf: url)).map { String(decoding: $0, as: UTF8.self) }
}
