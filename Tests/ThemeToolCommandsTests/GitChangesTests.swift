import Testing

@testable import ThemeToolCommands

@Suite struct GitChangesTests {
  @Test("Committed, changed, new and removed files are changes")
  func paths() throws {
    let folder = try TemporaryFolder(["a": "1", "b": "1", "c": "1", "sub/d": "1"])
    try folder.git("init", "-q")
    try folder.git("add", ".")
    try folder.git("commit", "-qm", "first")
    try folder.write("2", to: "a")
    try folder.git("commit", "-qam", "second")
    try folder.write("2", to: "sub/d")
    try folder.write("1", to: "e")
    try folder.remove("b")
    let changes = try GitChanges(since: "HEAD~1", in: folder["sub"])
    #expect(changes.paths == Set(["a", "b", "e", "sub/d"].map { folder[$0] }))
    #expect(changes.contain(folder["sub"]))
    #expect(!changes.contain(folder["c"]))
    #expect(throws: Failure.self) { try GitChanges(since: "missing", in: folder.path) }
  }

  @Test("A folder outside of a repository is an error")
  func noRepository() throws {
    let folder = try TemporaryFolder()
    #expect(throws: Failure.self) { try GitChanges(since: "HEAD", in: folder.path) }
  }
}
