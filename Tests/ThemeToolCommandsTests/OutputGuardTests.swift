import FileAccess
import Testing
import ThemeOutputs

@testable import ThemeToolCommands

@Suite struct OutputGuardTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder(["in/a": "source", "old": "own", "other": "mine"]) }

  private func check(_ name: String, isForced: Bool? = nil) throws {
    let sources = SourcePaths(files: [], folders: [folder["in"]])
    try OutputGuard(sources: sources, isForced: isForced) { $0 == Array("own".utf8) }
      .check(folder[name], bytes: Array("new".utf8))
  }

  @Test("New files and files of the tool may be written")
  func allowed() throws {
    try check("new")
    try check("old")
    try check("other", isForced: true)
  }

  @Test("Files without an ownership marker and input files may not be written")
  func refused() throws {
    #expect(throws: OutputError.self) { try check("other") }
    #expect(throws: OutputError.self) { try check("other", isForced: false) }
    #expect(throws: OutputError.self) { try check("in/a", isForced: true) }
    #expect(throws: OutputError.self) { try check("in/new", isForced: true) }
  }
}
