import FileAccess
import Testing

@testable import ThemeToolCommands

@Suite struct StarterProjectTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func write(hasWorkflow: Bool = true) throws -> [String] {
    try StarterProject(in: folder["App"], hasWorkflow: hasWorkflow).write()
  }

  @Test("All files are written into a new folder, and a second run is refused")
  func new() throws {
    let paths = try write()
    #expect(paths.contains("Themes/library.yaml"))
    #expect(paths.contains(StarterProject.workflowPath))
    for path in paths { #expect(Folder.isFile(folder["App/\(path)"]) == true) }
    #expect(throws: Failure.self) { try write() }
  }

  @Test("A second run adds the files that an interrupted run lacks")
  func completed() throws {
    _ = try write()
    try folder.remove("App/Themes")
    let paths = try write()
    #expect(!paths.contains(StarterProject.workflowPath))
    #expect(paths.contains("Themes/library.yaml"))
  }

  @Test("An existing file of another project is kept, and nothing is written")
  func refused() throws {
    try folder.write("mine", to: "App/Themes/mine.yaml")
    #expect(throws: Failure.self) { try write() }
    #expect(try LocalFiles().names(in: folder["App"]) == ["Themes"])
    #expect(try LocalFiles().names(in: folder["App/Themes"]) == ["mine.yaml"])
  }

  @Test("The workflow can be omitted")
  func noWorkflow() throws {
    #expect(try !write(hasWorkflow: false).contains(StarterProject.workflowPath))
    #expect(try LocalFiles().names(in: folder["App"]) == ["Themes"])
  }
}
