import FileAccess
import Testing

@Suite("Results of reading")
struct ReadResultsTests {
  private static let files: [String: [UInt8]] = ["T/a": [1], "T/Sub/b": [2], "T/c": [3, 3]]

  /// The results of reading all files.
  private static func results() throws -> ReadResults {
    let files = RecordedFiles(InMemoryFiles(files))
    _ = try files.regularContents(of: "T/a")
    _ = try files.contents(of: "T/Sub/b")
    #expect(throws: FileError.self) { try files.contents(of: "T/c", limit: 1) }
    #expect(throws: FileError.self) { try files.contents(of: "T/x") }
    _ = try files.entries(in: "T/Sub")
    _ = try files.names(in: "T/")
    #expect(throws: FileError.self) { try files.names(in: "U") }
    #expect(throws: FileError.self) { try files.canonicalPath(of: "V") }
    return files.results
  }

  @Test(
    "Results of reading report changed, added and removed files",
    arguments: [
      ([:], []),
      (["T/a": [2]], ["T/a"]),
      (["T/a": [2], "T/Sub/b": []], ["T/Sub/b", "T/a"]),
      (["T/c": [3]], ["T/c"]),
      (["T/c": [4, 4, 4]], []),
      (["T/a": nil], ["T/a"]),
      (["T/Sub/new": [1]], ["T/Sub/new"]),
      (["T/new": [1]], ["T/new"]),
      (["T/x": [1]], ["T/x"]),
      (["U/new": [1]], ["U"]),
      (["V": [1]], ["V"]),
      (["W": [1]], []),
    ] as [([String: [UInt8]?], [String])]
  )
  func changes(files: [String: [UInt8]?], expected: [String]) throws {
    var now = Self.files
    for (path, bytes) in files { now[path] = bytes }
    #expect(try Self.results().changes(in: InMemoryFiles(now)).sorted() == expected)
  }

  @Test("Results of reading are those of the first read of a file")
  func first() throws {
    let folder = ChangingFiles()
    let files = RecordedFiles(folder)
    #expect(files.results.isEmpty)
    #expect(try files.contents(of: "a") == [1])
    #expect(try files.contents(of: "a") == [2])
    #expect(files.contents == ["a": [2]])
    #expect(files.results.changes(in: InMemoryFiles(["a": [2]])) == ["a"])
    #expect(files.results.changes(in: InMemoryFiles(["a": [1]])) == [])
    #expect(files.results.contains("a"))
    #expect(!files.results.contains("b"))
  }
}

/// A file that is different each time that it is read.
private final class ChangingFiles: FileReading, @unchecked Sendable {
  private var count: UInt8 = 0

  func contents(of path: String, limit: Int) -> [UInt8] {
    count += 1
    return [count]
  }

  func names(in folder: String) -> [String] { [] }
  func entries(in folder: String) -> [FolderEntry] { [] }
  func canonicalPath(of path: String) -> String { path }
}
