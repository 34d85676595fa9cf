import FileAccess
import SourceDiagnostics
import Testing

@testable import ThemeToolCommands

@Suite struct ValidationPathsTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder(TemporaryFolder.themes)
    try folder.write("theme: c\ncolors:\n  text: blak\n", to: "Themes/c.yaml")
  }

  private func report(_ names: String..., changedSince commit: String? = nil) throws
    -> ValidationPaths.Report
  {
    let paths = names.map { folder[$0] }
    return ValidationPaths(paths, library: try folder.library(), changedSince: commit).report()
  }

  @Test("A catalog that became data of a repository is a change, with what it makes wrong")
  func repositoryInCatalog() throws {
    let contents =
      #"{"colors":[{"idiom":"universal","color":{"color-space":"srgb","components":{"red":"0","green":"0","blue":"0","alpha":"1"}}}],"info":{"author":"xcode","version":1}}"#
    try folder.write(contents, to: "K.xcassets/Ink.colorset/Contents.json")
    try folder.write("theme: c\ncolors:\n  text: asset(Ink)\n", to: "Themes/c.yaml")
    try folder.write(
      "library: 1\ndefault-theme: a\ncatalogs: [../K.xcassets]\n",
      to: "Themes/library.yaml"
    )
    try folder.git("init", "-q")
    try folder.git("add", ".")
    try folder.git("commit", "-q", "-m", "a")
    #expect(try report("Themes", changedSince: "HEAD").diagnostics.isEmpty)
    for (name, text) in [
      ("HEAD", "ref: refs/heads/main\n"), ("config", "[core]\n\tworktree = .\n"),
      ("objects/info/none", ""), ("refs/heads/none", ""),
    ] { try folder.write(text, to: "K.xcassets/\(name)") }
    let all = try report("Themes").diagnostics.filter { $0.severity == .error }.map(\.rule.id)
    let changed = try report("Themes", changedSince: "HEAD").diagnostics.map(\.rule.id)
    #expect(all.contains("unreadable-file") && all.contains("unknown-asset"))
    #expect(Set(changed).isSuperset(of: all))
  }

  @Test("A folder with several paths is checked once")
  func folderOnce() throws {
    let report = try report("Themes", "Themes/", "Themes/../Themes")
    #expect(report.files.count == 5)
    #expect(try report.diagnostics == self.report("Themes").diagnostics)
    #expect(report.failures.isEmpty)
  }

  @Test("A file keeps only its own findings")
  func file() throws {
    #expect(try report("Themes/a.yaml").diagnostics.isEmpty)
    let report = try report("Themes/c.yaml", "Themes/a.yaml")
    #expect(report.files == [folder["Themes/a.yaml"], folder["Themes/c.yaml"]])
    #expect(Set(report.diagnostics.map(\.excerpt?.file)) == [folder["Themes/c.yaml"]])
  }

  @Test("A missing file is reported with a similar name, and other files are checked")
  func missing() throws {
    let report = try report("Themes/aa.yaml", "Themes/c.yaml")
    #expect(report.failures.count == 1)
    #expect(report.failures.first?.contains("did you mean 'a.yaml'") == true)
    #expect(!report.diagnostics.isEmpty)
  }

  @Test("A folder without themes is a failure")
  func empty() throws {
    try folder.write("", to: "Empty/notes.txt")
    let report = try report("Empty")
    #expect(report.files.isEmpty)
    #expect(report.failures.count == 1)
  }

  @Test("A buffer is checked in place of its file")
  func buffer() throws {
    let path = folder["Themes/c.yaml"]
    let buffer = InputBuffer(
      Array("theme: c\nextends: a\ncolors: { text: white }\n".utf8),
      path: path
    )
    let report = ValidationPaths([], library: try folder.library(), buffer: buffer).report()
    #expect(report.files == [path])
    #expect(report.diagnostics.isEmpty)
  }

  @Test("Only files that changed since a commit are checked")
  func changedSince() throws {
    try folder.git("init", "-q")
    try folder.git("add", ".")
    try folder.git("commit", "-qm", "a")
    #expect(try report("Themes", changedSince: "HEAD").files.isEmpty)
    try folder.write("theme: b\nextends: a\ncolors: { text: white }\n", to: "Themes/b.yaml")
    let report = try report("Themes", changedSince: "HEAD")
    #expect(Set(report.files).subtracting(report.relatedFiles) == [folder["Themes/b.yaml"]])
    #expect(report.relatedFiles.contains(folder["Themes/library.yaml"]))
  }

  @Test("Files of tokens have the findings of their import, and resolver documents are read alone")
  func tokens() throws {
    try folder.write(#"{"n":{"$type":"number","$value":"1"}}"#, to: "n.json")
    try folder.write(#"{"m":{"$type":"number","$value":"{n}"}}"#, to: "m.tokens")
    try folder.write(##"{"version":"2025.10","resolutionOrder":[]}"##, to: "a.resolver.json")
    let paths = ["n.json", "a.resolver.json", "m.tokens"].map { folder[$0] }
    let report = ValidationPaths(paths, library: try folder.library()).report()
    #expect(report.failures == [])
    #expect(report.files == [paths[0], paths[2], paths[1]])
    let errors = report.diagnostics.filter { $0.severity == .error }
    #expect(errors.map(\.rule.id) == ["type-mismatch", "invalid-resolver"])
  }

  @Test("A resolver document is checked if a file that it reads has changed")
  func changedTokens() throws {
    let number = #"{"n":{"$type":"number","$value":1}}"#
    try folder.write(number, to: "n.json")
    try folder.write(
      ##"""
      {"version":"2025.10","sets":{"s":{"sources":[{"$ref":"n.json"}]}},
        "resolutionOrder":[{"$ref":"#/sets/s"}]}
      """##,
      to: "a.resolver.json"
    )
    try folder.git("init", "-q")
    try folder.git("add", ".")
    try folder.git("commit", "-qm", "first")
    let paths = ValidationPaths(
      [folder["a.resolver.json"]],
      library: try folder.library(),
      changedSince: "HEAD"
    )
    #expect(paths.report().files == [])
    try folder.write(number + "\n", to: "n.json")
    #expect(paths.report().files.map { PathParts($0).name } == ["a.resolver.json", "n.json"])
  }

  @Test("A baseline includes the files of a checked folder, also removed ones")
  func inclusion() throws {
    let names = RelativeNames(baseline: folder["baseline.json"])
    let paths = ValidationPaths([folder["Themes"]], library: try folder.library())
    let includes = paths.inclusion(in: paths.report(), named: names)
    #expect(includes("Themes/a.yaml"))
    #expect(includes("Themes/removed.yaml"))
    #expect(!includes("Other/a.yaml"))
  }
}
