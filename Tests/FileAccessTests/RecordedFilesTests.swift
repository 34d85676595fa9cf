import FileAccess
import Testing

@Suite("RecordedFiles")
struct RecordedFilesTests {
  @Test("Recorded files keep the contents of files that were read, and no others")
  func record() throws {
    let files = RecordedFiles(InMemoryFiles(["T/a.yaml": [1], "T/b.yaml": [2], "T/c": [3, 3]]))
    #expect(files.contents == [:])
    #expect(try files.names(in: "T") == ["a.yaml", "b.yaml", "c"])
    #expect(try files.entries(in: "T").count == 3)
    #expect(try files.canonicalPath(of: "T/b.yaml") == "T/b.yaml")
    #expect(try files.contents(of: "T/a.yaml") == [1])
    #expect(throws: FileError.notFound(path: "T/x")) { try files.contents(of: "T/x") }
    #expect(throws: FileError.tooLarge(path: "T/c", limit: 1)) {
      try files.contents(of: "T/c", limit: 1)
    }
    #expect(files.contents == ["T/a.yaml": [1]])
    #expect(files.failures == [.notFound(path: "T/x"), .tooLarge(path: "T/c", limit: 1)])
    #expect(try files.regularContents(of: "T/b.yaml") == [2])
    #expect(files.contents.keys.sorted() == ["T/a.yaml", "T/b.yaml"])
    #expect(throws: FileError.notADirectory(path: "T/c")) { try files.entries(in: "T/c") }
    #expect(files.failures.last == .notADirectory(path: "T/c"))
  }
}
