import Foundation
import Testing

/// The places that no command writes, and those that no input is read from.
@Suite("Refused places of outputs")
struct WrittenPlaceTests {
  private static let theme = "theme: t\ncolors: { a: red }\n"
  private static let template = "# {{marker}}\n{{> part}}\n{{colors.a.hex}}\n"

  /// Runs `body` in a repository with links into `.git` and out of the project.
  private static func withProject(
    exports: String? = nil,
    _ body: (TemporaryThemes) throws -> Void
  ) throws {
    let library = "library: 1\n" + (exports.map { "exports:\n\($0)\n" } ?? "")
    try TemporaryThemes.with(["t.yaml": theme, "library.yaml": library]) { themes in
      for (name, text) in [
        ("tpl/a.mustache", template), ("tpl/part.mustache", "part\n"),
        (".git/config", "[core]\n"), (".git/hooks/sample", ""), (".git/HEAD", "ref: refs/heads/x"),
        ("../outside-\(themes.folder.lastPathComponent)/theme.yaml", "theme:   z\n"),
      ] {
        let url = themes.folder.appendingPathComponent(name)
        try FileManager.default.createDirectory(
          at: url.deletingLastPathComponent(),
          withIntermediateDirectories: true
        )
        try Data(text.utf8).write(to: url)
      }
      let outside = "../outside-\(themes.folder.lastPathComponent)"
      for (name, target) in [
        ("hook.css", ".git/hooks/post-checkout"), ("store", ".git"),
        ("part.css", "tpl/part.mustache"), ("fresh.css", "tpl/fresh.mustache"),
        ("out.css", "\(outside)/new.css"), ("out", outside), ("same", "tpl"),
      ] {
        try FileManager.default.createSymbolicLink(
          atPath: themes.folder.appendingPathComponent(name).path,
          withDestinationPath: target
        )
      }
      let before = try contents(of: themes)
      defer {
        try? FileManager.default.removeItem(
          at: themes.folder.appendingPathComponent(outside).standardizedFileURL
        )
      }
      try body(themes)
      #expect(try contents(of: themes) == before)
    }
  }

  /// The files that may never change.
  private static func contents(of themes: TemporaryThemes) throws -> [String: Data] {
    var contents: [String: Data] = [:]
    let outside = "../outside-\(themes.folder.lastPathComponent)"
    for root in [".git", "tpl", "Themes", outside] {
      let url = themes.folder.appendingPathComponent(root).standardizedFileURL
      for name in try FileManager.default.subpathsOfDirectory(atPath: url.path) {
        contents["\(root)/\(name)"] = try? Data(contentsOf: url.appendingPathComponent(name))
      }
    }
    return contents
  }

  @Test(
    "Export, preview and import never write into git folders, input files or other projects",
    arguments: [
      ("export -o .git/x.css", "version-control"),
      ("export -o .Git/x.css --allow-outside", "version-control"),
      ("export -o hook.css", "version-control"),
      ("export --to android -o store/values", "version-control"),
      ("export --to android -o .git/res", "version-control"),
      ("export -o .git/A.xcassets", "version-control"),
      ("preview --format svg -o store/a.svg --force", "version-control"),
      ("import tokens.json -o .git/Themes", "version-control"),
      ("import tokens.json -o store/t.yaml", "version-control"),
      ("validate --write-baseline hook.css", "version-control"),
      ("export --template tpl/a.mustache -o tpl/a.mustache --force", "files that are read"),
      ("export --template tpl/a.mustache -o part.css --force", "files that are read"),
      ("export --template tpl/a.mustache -o same/new.mustache", "files that are read"),
      ("export --template tpl/a.mustache -o fresh.css", "files that are read"),
      ("export -o out.css", "outside"), ("export -o out/new.css", "outside"),
      ("export --to android -o out/res", "outside"),
      ("export -o .github/workflows/a.css", "continuous integration"),
      ("preview --format svg -o .husky/pre-commit", "continuous integration"),
      ("import tokens.json -o .circleci", "continuous integration"),
    ]
  )
  func commands(_ command: String, reason: String) throws {
    try Self.withProject { themes in
      let tokens = themes.folder.appendingPathComponent("tokens.json")
      try Data(##"{"a":{"$type":"color","$value":"#ff0000"}}"##.utf8).write(to: tokens)
      let words = command.split(separator: " ").map(String.init)
      let result = try Tool.run(
        words,
        environment: ["PATH": "/usr/bin:/bin"],
        folder: themes.folder
      )
      #expect(result.status == 2)
      #expect(result.errors.contains(reason), "\(result.errors)")
    }
  }

  @Test(
    "A build never writes to refused places, even if forced",
    arguments: [
      ("{ template: ../tpl/a.mustache, output: ../.git/config }", "version-control"),
      ("{ to: css, output: ../hook.css }", "version-control"),
      ("{ to: android, output: ../store/res }", "version-control"),
      ("{ template: ../tpl/a.mustache, output: ../tpl/a.mustache }", "are read"),
      ("{ template: ../tpl/a.mustache, output: ../part.css }", "are read"),
      ("{ template: ../tpl/a.mustache, output: ../same/A.mustache }", "are read"),
      ("{ to: css, output: ../out.css }", "outside"),
      ("{ to: css, output: ../.github/workflows/a.css }", "continuous integration"),
      ("{ template: ../tpl/a.mustache, output: ../.vscode/tasks.json }", "editors"),
      ("{ template: ../tpl/a.mustache, output: ../.devcontainer/devcontainer.json }", "editors"),
      ("{ template: ../tpl/a.mustache, output: ../.envrc }", "keys or passwords"),
      // Files that are read: data of version control, keys and passwords.
      ("{ template: ../.git/config, output: ../public.txt }", "keys or passwords"),
      ("{ template: ../store/config, output: ../public.txt }", "keys or passwords"),
      ("{ template: ../.ENV.local, output: ../public.txt }", "keys or passwords"),
      ("{ template: ../deploy/id_ed25519, output: ../public.txt }", "keys or passwords"),
    ]
  )
  func build(_ entry: String, reason: String) throws {
    try Self.withProject(exports: "  - \(entry)") { themes in
      for arguments in [["build"], ["build", "--force"], ["build", "--check"]] {
        let result = try Tool.run(arguments, folder: themes.folder)
        #expect(result.status == 2)
        #expect(result.errors.contains(reason), "\(result.errors)")
      }
    }
  }

  @Test("Two outputs with the same file, through a link or in another case, are refused")
  func shared() throws {
    let entries = """
        - { name: a, to: css, output: ../css/a.css }
        - { name: c, to: css, output: ../link/A.css }
        - { name: d, to: xcassets, output: ../css/D.xcassets }
        - { name: e, to: css, output: ../link/d.xcassets/e.css }
      """
    try Self.withProject(exports: entries) { themes in
      try FileManager.default.createDirectory(
        at: themes.folder.appendingPathComponent("css"),
        withIntermediateDirectories: false
      )
      try FileManager.default.createSymbolicLink(
        atPath: themes.folder.appendingPathComponent("link").path,
        withDestinationPath: "css"
      )
      for _ in 0..<2 {
        let result = try themes.run("build")
        #expect(result.status == 2)
        #expect(result.errors.contains("'link/A.css' of the output 'c' can be in the place of"))
        #expect(result.errors.contains("'link/d.xcassets/e.css' of the output 'e' can be in"))
      }
    }
  }

  @Test("Format and fix never write through links out of the project")
  func links() throws {
    try Self.withProject { themes in
      let link = themes.url("z.yaml").path
      let outside = "../../outside-\(themes.folder.lastPathComponent)/theme.yaml"
      try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: outside)
      defer { try? FileManager.default.removeItem(atPath: link) }
      for arguments in [["format"], ["format", "--check"], ["format", "Themes/z.yaml"]] {
        let result = try Tool.run(arguments, folder: themes.folder)
        #expect(result.status == 2)
        #expect(result.errors.contains("z.yaml"))
      }
      let fixed = try themes.run("validate", "--fix")
      #expect(fixed.status == 1)
      #expect(
        fixed.output.contains("'Themes/z.yaml' leads out of its project or folder and is not read")
      )
      #expect(try themes.run("resolve").status == 2)
    }
  }

  @Test("Links of catalogs out of the project are not read")
  func catalogs() throws {
    try Self.withProject { themes in
      let catalog = themes.folder.appendingPathComponent("A.xcassets/a.imageset")
      try FileManager.default.createDirectory(at: catalog, withIntermediateDirectories: true)
      for name in ["../Contents.json", "Contents.json"] {
        try Data(#"{"info":{"author":"xcode","version":1}}"#.utf8)
          .write(to: catalog.appendingPathComponent(name))
      }
      let links = [("A.xcassets/root", "/"), ("A.xcassets/a.imageset/b.png", "/etc/passwd")]
      for (name, target) in links {
        try FileManager.default.createSymbolicLink(
          atPath: themes.folder.appendingPathComponent(name).path,
          withDestinationPath: target
        )
      }
      let checked = try themes.run("validate", "A.xcassets")
      #expect(
        checked.output.contains(
          "'A.xcassets/root' leads out of its project or folder and is not read"
        )
      )
      #expect(checked.output.utf8.count < 2_000)
      try FileManager.default.removeItem(
        at: themes.folder.appendingPathComponent("A.xcassets/root")
      )
      let copied = try themes.run("export", "--catalog", "A.xcassets", "-o", "B.xcassets")
      #expect(copied.status == 0)
      #expect(copied.errors.contains("this link does not refer to a file of the project"))
      let copy = themes.folder.appendingPathComponent("B.xcassets/a.imageset")
      #expect(try FileManager.default.contentsOfDirectory(atPath: copy.path) == ["Contents.json"])
    }
  }
}
