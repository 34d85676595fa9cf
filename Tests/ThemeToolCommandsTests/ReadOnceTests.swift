import ArgumentParser
import FileAccess
import Foundation
import Synchronization
import Testing

@testable import ThemeFiles
@testable import ThemeToolCommands

/// Commands read each file of a library once, and compile each theme once.
struct ReadOnceTests {
  /// Files that count how often each one is read.
  private final class CountedFiles: FileReading {
    private let counts = Mutex<[String: Int]>([:])

    /// The number of times that each file was read, by name.
    var readings: [String: Int] { counts.withLock { $0 } }

    private func count(_ path: String) {
      counts.withLock { $0[PathParts(path).name, default: 0] += 1 }
    }

    func contents(of path: String, limit: Int) throws(FileError) -> [UInt8] {
      count(path)
      return try LocalFiles().contents(of: path, limit: limit)
    }

    func regularContents(of path: String, limit: Int) throws(FileError) -> [UInt8] {
      count(path)
      return try LocalFiles().regularContents(of: path, limit: limit)
    }

    func names(in folder: String) throws(FileError) -> [String] {
      try LocalFiles().names(in: folder)
    }

    func entries(in folder: String) throws(FileError) -> [FolderEntry] {
      try LocalFiles().entries(in: folder)
    }

    func canonicalPath(of path: String) throws(FileError) -> String {
      try LocalFiles().canonicalPath(of: path)
    }
  }

  private static let outputs = (0..<10).map { number in
    "  - { to: \(["css", "scss", "json", "html", "dtcg"][number % 5]), output: ../out/\(number) }\n"
  }

  private static let files = [
    "Themes/library.yaml": """
    library: 1
    default-theme: a
    checks:
      - { contrast: [text, page], at-least: 4.5, when: high-contrast }
    exports:
    \(outputs.joined())
    """,
    "Themes/a.yaml": """
    theme: a
    colors:
      page: { light: white, dark: black }
      text: { light: black, dark: white }
    """,
    "Themes/b.yaml": """
    theme: b
    extends: a
    colors: { text: { high-contrast: black, dark: "#eeeeee", default: "#111111" } }
    """,
    "Themes/app.yaml": "hierarchy: app\nscene: main\n",
  ]

  private func compilations(of project: ThemeProject) -> Int {
    project.memo(ThemeMemo<PartialCompilation.Input, PartialCompilation>.self).computationCount
  }

  @Test(
    "A command reads each file once and compiles each theme once",
    arguments: [
      (["resolve", "--format", "json", "-o", "out.json"], 1),
      (["resolve", "--theme", "b", "--node", "main", "-o", "out.txt"], 1),
      (["list", "themes", "-o", "out.txt"], 2), (["explain", "text", "-o", "out.txt"], 1),
      (["tree", "-o", "out.txt"], 2), (["template", "data", "-o", "out.json"], 2),
      (["export", "--to", "html", "-o", "page.html"], 2),
      (["export", "--to", "css", "--theme", "b", "-o", "page.css"], 1),
      (["preview", "--gallery", "--format", "html", "-o", "page.html"], 2), (["build"], 2),
    ]
  )
  func commands(_ arguments: [String], themeCount: Int) throws {
    let folder = try TemporaryFolder(Self.files)
    let words =
      arguments.map { $0.contains(".") ? folder[$0] : $0 } + ["--themes", folder["Themes"]]
    let files = CountedFiles()
    let projects = ReadProjects()
    var command = try ThemeTool.parseAsRoot(words)
    try ThemeTool.$reader.withValue(files) {
      try ReadProjects.$current.withValue(projects) { try command.run() }
    }
    #expect(
      files.readings.filter { $0.key.hasSuffix(".yaml") } == [
        "library.yaml": 1, "a.yaml": 1, "b.yaml": 1, "app.yaml": 1,
      ]
    )
    let project = try projects.project(at: folder["Themes"]) { throw CocoaError(.fileNoSuchFile) }
    #expect(compilations(of: project) == themeCount)
  }

  @Test("Validation reads each file once and compiles each theme once, with proofs of all checks")
  func validation() throws {
    let folder = try TemporaryFolder(Self.files)
    let files = CountedFiles()
    var paths = ValidationPaths([folder["Themes"]], library: try folder.library())
    paths.listsPassedChecks = true
    let report = paths.report(reading: files)
    #expect(report.passedChecks.count == 2)
    #expect(files.readings.filter { $0.key.hasSuffix(".yaml") }.values.allSatisfy { $0 == 1 })
    #expect(try compilations(of: #require(report.projects.values.first)) == 2)
  }
}
