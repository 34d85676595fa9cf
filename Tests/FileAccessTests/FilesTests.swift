import FileAccess
import Testing

@Suite struct FilesTests {
  private let memory = InMemoryFiles([
    "T/a.yaml": [1, 2, 3], "T/sub/b.yaml": [], "./c": [9],
  ])

  @Test("Files in memory have folders")
  func folders() throws {
    #expect(try memory.names(in: "T") == ["a.yaml", "sub"])
    #expect(try memory.names(in: "T/") == ["a.yaml", "sub"])
    #expect(try memory.names(in: ".") == ["T", "c"])
    #expect(try memory.contents(of: "T/./a.yaml") == [1, 2, 3])
  }

  @Test("An unreadable file is reported with a typed error")
  func errors() {
    #expect(throws: FileError.notFound(path: "x")) { try memory.contents(of: "x") }
    #expect(throws: FileError.isDirectory(path: "T")) { try memory.contents(of: "T") }
    #expect(throws: FileError.notADirectory(path: "c")) { try memory.names(in: "c") }
    #expect(throws: FileError.notFound(path: "x")) { try memory.names(in: "x") }
    #expect(throws: FileError.tooLarge(path: "T/a.yaml", limit: 2)) {
      try memory.contents(of: "T/a.yaml", limit: 2)
    }
  }

  @Test("Local files are read, and refused with the errors of files in memory")
  func disk() throws {
    let files = LocalFiles()
    let bytes = try files.contents(of: #filePath)
    #expect(bytes.starts(with: "import FileAccess".utf8))
    let folder = #filePath.split(separator: "/").dropLast().map { "/" + $0 }.joined()
    let names = try files.names(in: folder)
    #expect(names.contains("FilesTests.swift"))
    #expect(names == names.sorted())
    #expect(throws: FileError.isDirectory(path: folder)) { try files.contents(of: folder) }
    #expect(throws: FileError.notADirectory(path: #filePath)) { try files.names(in: #filePath) }
    #expect(throws: FileError.notFound(path: "/no/such")) { try files.contents(of: "/no/such") }
    #expect(throws: FileError.tooLarge(path: #filePath, limit: 10)) {
      try files.contents(of: #filePath, limit: 10)
    }
    #expect(throws: FileError.tooLarge(path: "/dev/zero", limit: 5_000)) {
      try files.contents(of: "/dev/zero", limit: 5_000)
    }
  }

  @Test("Of several spellings of a path in memory, the shortest counts")
  func spellings() throws {
    for _ in 0..<20 {
      let files = InMemoryFiles(["./a": [1], "a": [2], "b/../a": [3], "b//c": [4], "b/./c": [5]])
      #expect(try files.contents(of: "a") == [2])
      #expect(try files.contents(of: "b/c") == [4])
    }
  }

  @Test("File errors name the path")
  func descriptions() {
    #expect(FileError.notFound(path: "a").description == "'a' does not exist")
    #expect(FileError.tooLarge(path: "a", limit: 3).description == "'a' is larger than 3 bytes")
  }
}
