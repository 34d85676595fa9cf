import FileAccess
import Testing

@testable import ThemeToolCommands

@Suite struct StarterProjectTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func write(hasWorkflow: Bool = true) throws -> [String] {
    try StarterProject(in: folder["App"], hasWorkflow: hasWorkflow).write()
  }

  @Test("all files are written into a new folder, once")
  func new() throws {
    let paths = try write()
    #expect(paths.contains("Themes/library.yaml"))
    #expect(paths.contains(StarterWorkflow.path))
    for path in paths { #expect(Folder.isFile(folder["App/\(path)"]) == true) }
    #expect(throws: Failure.self) { try write() }
  }

  @Test("missing files complete an interrupted run")
  func completed() throws {
    _ = try write()
    try folder.remove("App/Themes")
    let paths = try write()
    #expect(!paths.contains(StarterWorkflow.path))
    #expect(paths.contains("Themes/library.yaml"))
  }

  @Test("another file in the way is kept, and nothing is written")
  func refused() throws {
    try folder.write("mine", to: "App/Themes/mine.yaml")
    #expect(throws: Failure.self) { try write() }
    #expect(try LocalFiles().names(in: folder["App"]) == ["Themes"])
    #expect(try LocalFiles().names(in: folder["App/Themes"]) == ["mine.yaml"])
  }

  @Test("the workflow can be omitted")
  func noWorkflow() throws {
    #expect(try !write(hasWorkflow: false).contains(StarterWorkflow.path))
    #expect(try LocalFiles().names(in: folder["App"]) == ["Themes"])
  }
}
