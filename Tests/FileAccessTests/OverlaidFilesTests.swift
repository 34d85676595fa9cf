import FileAccess
import Testing

@Suite("OverlaidFiles")
struct OverlaidFilesTests {
  private let base = InMemoryFiles(["T/a.yaml": [1], "T/c.yaml": [3]])

  @Test("An overlaid file has the overlaid contents")
  func changed() throws {
    let files = OverlaidFiles(base, overlaying: ["T/a.yaml": [9, 9]])
    #expect(try files.contents(of: "T/a.yaml") == [9, 9])
    #expect(try files.contents(of: "T/c.yaml") == [3])
    #expect(try files.names(in: "T") == ["a.yaml", "c.yaml"])
    #expect(throws: FileError.tooLarge(path: "T/a.yaml", limit: 1)) {
      try files.contents(of: "T/a.yaml", limit: 1)
    }
  }

  @Test("An overlaid file without a file on disk is added to its folder")
  func added() throws {
    let files = OverlaidFiles(base, overlaying: ["T/b.yaml": [2]])
    #expect(try files.names(in: "T") == ["a.yaml", "b.yaml", "c.yaml"])
    #expect(try files.contents(of: "T/b.yaml") == [2])
    #expect(try files.names(in: ".") == ["T"])
    #expect(throws: FileError.notFound(path: "U")) { try files.names(in: "U") }
  }

  @Test("An overlaid file of the working folder is found with and without the folder")
  func workingFolder() throws {
    let files = OverlaidFiles(base, overlaying: ["b.yaml": [2]])
    #expect(try files.contents(of: "b.yaml") == [2])
    #expect(try files.contents(of: "./b.yaml") == [2])
    #expect(try files.names(in: ".") == ["T", "b.yaml"])
  }
}
