import Foundation
import Testing
import TestSupport

@Suite("themetool init and schema")
struct InitTests {
  /// An empty folder that is gone when the test is.
  private func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("themetool-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  private func files(_ folder: URL) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
  }

  private func text(_ folder: URL, _ path: String) throws -> String {
    try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
  }

  @Test("A new project has a valid library, and the output names the next steps")
  func start() throws {
    try withFolder { folder in
      let result = try Tool.run(["init"], folder: folder)
      #expect(result.status == 0)
      try expectGolden(result.output, "init.txt")
      let validated = try Tool.run(["validate", "--strict"], folder: folder)
      #expect(validated.output == "4 files: no problems\n")
      #expect(validated.status == 0)
      for name in ["app", "library", "standard", "warm"] {
        let text = try text(folder, "Themes/\(name).yaml")
        #expect(text.hasPrefix("# yaml-language-server: $schema=schema.json\n"))
      }
      let schema = try Tool.run(["schema"])
      #expect(try text(folder, "Themes/schema.json") == schema.output)
      let workflow = try text(folder, ".github/workflows/themes.yml")
      #expect(workflow.contains("uses: OWNER/ThemeKit@"))
      // The declared output is written without warnings, and is then up to date.
      #expect(try Tool.run(["build", "--strict"], folder: folder).status == 0)
      #expect(try Tool.run(["build", "--check", "--strict"], folder: folder).status == 0)
      #expect(try text(folder, "themes.css").contains("--accent:"))
      #expect(try Tool.run(["diff", "standard", "warm"], folder: folder).status == 1)
      #expect(try Tool.run(["tree"], folder: folder).status == 0)
    }
  }

  @Test("A dry run lists the files and writes none")
  func dryRun() throws {
    try withFolder { folder in
      let result = try Tool.run(["init", "-n"], folder: folder)
      #expect(result.status == 0)
      #expect(result.output.hasPrefix("would create Themes/app.yaml\n"))
      #expect(try files(folder) == [])
      #expect(try Tool.run(["init"], folder: folder).status == 0)
      try ":root { --a: #ff0000 }".write(
        to: folder.appendingPathComponent("x.css"),
        atomically: true,
        encoding: .utf8
      )
      let before = try files(folder)
      for command in [
        ["build"], ["export", "-o", "a.css"], ["export", "--to", "html", "-o", "site"],
        ["export", "-o", "A.xcassets"], ["preview", "-o", "a.svg"],
        ["import", "x.css", "-o", "New"],
      ] {
        let result = try Tool.run(command + ["--dry-run"], folder: folder)
        #expect(result.status == 0, "\(result.errors)")
        #expect(result.errors.contains("would write "), "\(result.errors)")
      }
      #expect(try files(folder) == before)
    }
  }

  @Test("The folder '.github' of a project is kept")
  func automation() throws {
    try withFolder { folder in
      let github = folder.appendingPathComponent(".github")
      try FileManager.default.createDirectory(at: github, withIntermediateDirectories: true)
      try "x".write(
        to: github.appendingPathComponent("CODEOWNERS"),
        atomically: true,
        encoding: .utf8
      )
      #expect(try Tool.run(["init"], folder: folder).status == 0)
      #expect(try text(folder, ".github/CODEOWNERS") == "x")
    }
  }

  @Test("A named folder is created, without a workflow if none is requested")
  func elsewhere() throws {
    try withFolder { folder in
      let result = try Tool.run(["init", "My App", "--ci", "none"], folder: folder)
      #expect(result.status == 0)
      #expect(result.output.contains("\n  cd 'My App'\n"))
      #expect(!result.output.contains("workflow"))
      #expect(
        try files(folder) == [
          "My App", "My App/Themes", "My App/Themes/app.yaml", "My App/Themes/library.yaml",
          "My App/Themes/schema.json", "My App/Themes/standard.yaml", "My App/Themes/warm.yaml",
        ]
      )
    }
  }

  @Test(
    "An existing file is not overwritten, and prevents all other files",
    arguments: ["Themes/mine.yaml", "Themes", ".github/workflows/themes.yml", ".github"]
  )
  func refuses(path: String) throws {
    try withFolder { folder in
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try "mine".write(to: file, atomically: true, encoding: .utf8)
      let before = try files(folder)
      let result = try Tool.run(["init"], folder: folder)
      #expect(result.status == 2)
      #expect(result.output.isEmpty)
      #expect(result.errors.hasPrefix("error: "))
      #expect(try files(folder) == before)
      #expect(try text(folder, path) == "mine")
    }
  }

  @Test(
    "A second run completes an interrupted one",
    arguments: [
      [".github/workflows/themes.yml"], ["Themes/app.yaml"],
      ["Themes/app.yaml", "Themes/library.yaml", ".github/workflows/themes.yml"],
      [
        "Themes/app.yaml", "Themes/library.yaml", "Themes/schema.json", "Themes/standard.yaml",
        "Themes/warm.yaml",
      ],
    ]
  )
  func completion(begun: [String]) throws {
    try withFolder { folder in
      #expect(try Tool.run(["init", "whole"], folder: folder).status == 0)
      let whole = folder.appendingPathComponent("whole")
      let half = folder.appendingPathComponent("half")
      for path in begun {
        let file = half.appendingPathComponent(path)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(),
          withIntermediateDirectories: true
        )
        try FileManager.default.copyItem(at: whole.appendingPathComponent(path), to: file)
      }
      let left = half.appendingPathComponent(".Themes.themetool-1a.partial/Themes")
      try FileManager.default.createDirectory(at: left, withIntermediateDirectories: true)
      let result = try Tool.run(["init", "half"], folder: folder)
      #expect(result.status == 0, "\(result.errors)")
      for path in begun { #expect(!result.output.contains("created \(path)\n")) }
      #expect(try files(half) == files(whole))
      for path in try files(whole) where path.contains(".y") || path.contains(".j") {
        #expect(try text(half, path) == text(whole, path))
      }
      // Now nothing is missing.
      #expect(try Tool.run(["init", "half"], folder: folder).status == 2)
    }
  }

  @Test("Only one of several concurrent runs creates the project")
  func concurrent() async throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("themetool-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, isThere) in [("new", false), ("empty", true)] {
      if isThere {
        try FileManager.default.createDirectory(
          at: folder.appendingPathComponent(name),
          withIntermediateDirectories: true
        )
      }
      let codes = try await withThrowingTaskGroup(of: Int32.self) { group in
        for _ in 0..<4 {
          group.addTask { try Tool.run(["init", name], folder: folder).status }
        }
        return try await group.reduce(into: []) { $0.append($1) }
      }
      #expect(codes.sorted() == [0, 2, 2, 2])
      #expect(try files(folder.appendingPathComponent(name)).count == 9)
    }
    #expect(try files(folder).allSatisfy { !$0.hasSuffix(".partial") })
  }

  @Test("A library that can't be moved into place prevents the workflow file")
  func rollback() throws {
    try withFolder { folder in
      try FileManager.default.createSymbolicLink(
        atPath: folder.appendingPathComponent("Themes").path,
        withDestinationPath: "nowhere"
      )
      let result = try Tool.run(["init"], folder: folder)
      #expect(result.status == 2)
      #expect(try files(folder) == ["Themes"])
    }
  }

  @Test("A folder with a missing parent is not created")
  func noParent() throws {
    try withFolder { folder in
      let result = try Tool.run(["init", "a/b"], folder: folder)
      #expect(result.status == 2)
      #expect(try files(folder) == [])
    }
  }

  @Test(
    "The schema of one kind of file equals its part of the whole schema",
    arguments: ["library", "theme", "hierarchy"]
  )
  func kinds(kind: String) throws {
    let whole = try Tool.run(["schema"]).output
    let one = try Tool.run(["schema", kind])
    #expect(one.status == 0)
    #expect(one.output.contains("\"$ref\": \"#/definitions/\(kind)\""))
    let part = try #require(whole.range(of: "\"definitions\""))
    #expect(one.output.hasSuffix(whole[part.lowerBound...]))
    #expect(try Tool.run(["schema", kind + "s"]).status == 64)
  }
}
