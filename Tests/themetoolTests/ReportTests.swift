import Foundation
import Testing

@Suite("themetool validate in machine-readable formats")
struct ReportTests {
  private let bad = "theme: a\ncolors:\n  x: #fff\n  y: {x}\n"

  @Test(
    "Each format is printed to standard output, and its summary to standard error",
    arguments: [
      ("json", "{\n  \"version\": 1,"), ("sarif", "{\n  \"$schema\": "),
      (
        "github",
        "::error file=Themes/a.yaml,line=3,endLine=3,col=6,endColumn=10,title=unquoted-hex::"
      ),
      ("junit", "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"),
    ]
  )
  func formats(format: String, start: String) throws {
    try TemporaryThemes.with(["a.yaml": bad]) { themes in
      let result = try themes.run("validate", "--format", format)
      #expect(result.status == 1)
      #expect(result.output.hasPrefix(start))
      #expect(result.errors == "1 file: 2 errors\n")
      let again = try themes.run("validate", "--format", format, "--quiet")
      #expect(again.output == result.output)
      #expect(again.errors.isEmpty)
    }
    let clean = try Tool.run(["validate", "--format", format])
    #expect(clean.status == 0)
    #expect(clean.errors == "4 files: no problems\n")
  }

  @Test("The names of cases in a JUnit report are unchanged by an inserted line")
  func junitNames() throws {
    let library = """
      library: 1
      checks:
        - { contrast: [x, y], at-least: 4.5 }
        - { contrast: [x, y], at-least: 3, when: dark }
        - { contrast: [y, x], at-least: 21 }

      """
    try TemporaryThemes.with([
      "library.yaml": library, "a.yaml": "theme: a\ncolors: { x: \"#666\", y: white }\n",
    ]) { themes in
      func names() throws -> [String] {
        let text = try themes.run("validate", "--format", "junit", "-q").output
        return text.components(separatedBy: "<testcase name=\"").dropFirst().map {
          String($0.prefix { $0 != "\"" })
        }
      }
      let before = try names()
      #expect(before.contains("contrast: x y a"), "\(before)")
      #expect(before.contains("contrast: x y a dark"))
      #expect(before.count { $0.hasPrefix("contrast: y x a") } == 1)
      #expect(Set(before).count == before.count)
      try themes.write("# a comment\n" + library, to: "library.yaml")
      #expect(try names() == before)
    }
  }

  @Test("Catalogs are reported in the same formats")
  func catalogs() throws {
    try TemporaryThemes.with([:]) { themes in
      let set = themes.folder.appendingPathComponent("A.xcassets/a.colorset")
      try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
      try Data("{".utf8).write(to: set.appendingPathComponent("Contents.json"))
      let result = try themes.run("validate", "A.xcassets", "--format", "json")
      #expect(result.status == 1)
      #expect(result.output.contains("\"rule\": \"syntax\""))
      #expect(result.output.contains("\"file\": \"A.xcassets/a.colorset/Contents.json\""))
    }
  }

  @Test("An unreadable file doesn't prevent other files from being checked")
  func unreadable() throws {
    try TemporaryThemes.with(["a.yaml": bad]) { themes in
      let result = try themes.run("validate", "Nowhere", "Themes/b.yaml", "Themes/a.yaml")
      #expect(result.status == 2)
      #expect(result.output.hasSuffix("1 file: 2 errors in what could be checked\n"))
      #expect(result.errors.contains("error: "))
      #expect(result.errors.contains("'Themes/b.yaml' does not exist"))
    }
  }

  @Test(
    "A run that can't check everything writes no report, and never says that it found no problems",
    arguments: ["text", "json", "sarif", "github", "junit", "markdown", "codequality"]
  )
  func failed(format: String) throws {
    let isForPeople = ["text", "github"].contains(format)
    for (text, paths, hasFindings) in [
      (bad, ["Nowhere"], false), ("theme: a\ncolors: { x: red }\n", ["Themes", "Nowhere"], false),
      (bad, ["Themes", "Nowhere"], true),
    ] {
      try TemporaryThemes.with(["a.yaml": text]) { themes in
        let arguments = ["validate", "--format", format] + paths
        let result = try Tool.run(arguments, folder: themes.folder)
        #expect(result.status == 2)
        #expect(!"\(result.output)\(result.errors)".contains("no problems"))
        #expect(result.output.isEmpty == !(isForPeople && hasFindings))
        // What was found isn't lost.
        let all = result.output + result.errors
        #expect(all.contains("unquoted-hex") == hasFindings)
        let file = themes.folder.appendingPathComponent("report")
        let written = try Tool.run(arguments + ["-o", file.path], folder: themes.folder)
        #expect(written.status == 2)
        if !isForPeople { #expect(!FileManager.default.fileExists(atPath: file.path)) }
      }
    }
  }

  @Test("Without a folder of themes, all folders of that name below are checked")
  func packages() throws {
    try TemporaryThemes.with(["a.yaml": bad]) { themes in
      let files = FileManager.default
      for package in ["packages/one", "packages/two", "node_modules/three", ".build/four"] {
        let folder = themes.folder.appendingPathComponent(package)
        try files.createDirectory(at: folder, withIntermediateDirectories: true)
        try files.copyItem(at: themes.url("."), to: folder.appendingPathComponent("Themes"))
      }
      try files.removeItem(at: themes.folder.appendingPathComponent("Themes"))
      let result = try themes.run("validate")
      #expect(result.status == 1)
      #expect(result.output.hasSuffix("2 files: 4 errors\n"), "\(result.output)")
      let other = try themes.run("resolve")
      #expect(other.status == 2)
      #expect(other.errors.contains("'packages/one/Themes', 'packages/two/Themes'"))
      #expect(try themes.run("validate", "--themes", "Themes").status == 2)
    }
  }

  @Test("Without a folder of themes, the outputs of all folders of that name below are compared")
  func staleOutputs() throws {
    let theme = "theme: a\ncolors: { b: red }\n"
    let library = "library: 1\nexports: [{ to: css, output: ../out.css }]\n"
    try TemporaryThemes.with(["a.yaml": theme]) { themes in
      let files = FileManager.default
      for package in ["one", "two", "three"] {
        let folder = themes.folder.appendingPathComponent("packages/\(package)")
        try files.createDirectory(at: folder, withIntermediateDirectories: true)
        try files.copyItem(at: themes.url("."), to: folder.appendingPathComponent("Themes"))
      }
      try files.removeItem(at: themes.folder.appendingPathComponent("Themes"))
      func path(_ name: String) -> String {
        themes.folder.appendingPathComponent("packages/\(name)").path
      }
      let without = try themes.run("build", "--check")
      #expect(without.status == 2 && without.errors.contains("declares no output"))
      for package in ["one", "two"] {
        try library.write(
          toFile: path("\(package)/Themes/library.yaml"),
          atomically: true,
          encoding: .utf8
        )
      }
      let stale = try themes.run("build", "--check", "--format", "json")
      #expect(stale.status == 1)
      for package in ["one", "two"] {
        #expect(stale.output.contains("packages/\(package)/Themes/library.yaml"))
      }
      #expect(!stale.output.contains("packages/three"))
      // Libraries that nobody has named are not built: they can be those of dependencies.
      let unnamed = try themes.run("build")
      #expect(unnamed.status == 2 && unnamed.errors.contains("'packages/two/Themes'"))
      #expect(!files.fileExists(atPath: path("two/out.css")))
      for package in ["one", "two"] {
        #expect(try themes.run("build", "--themes", path("\(package)/Themes")).status == 0)
        #expect(files.fileExists(atPath: path("\(package)/out.css")))
      }
      #expect(try themes.run("build", "--check").status == 0)
      // A change of one is found, and an error in one fails.
      try "x".write(toFile: path("two/out.css"), atomically: true, encoding: .utf8)
      let changed = try themes.run("build", "--check")
      #expect(changed.status == 1 && !changed.output.contains("packages/one"))
      let unknown = try themes.run("build", "--check", "sass")
      #expect(unknown.status == 64)
      #expect(unknown.errors.contains("'sass' is not an output"), "\(unknown.errors)")
    }
  }

  @Test("Reports name files from the repository, from any folder and by any spelling of a path")
  func paths() throws {
    try TemporaryThemes.with(["a.yaml": bad]) { themes in
      let formats = ["sarif", "github", "junit", "markdown", "codequality"]
      let files = FileManager.default
      let below = themes.folder.appendingPathComponent("packages/two")
      try files.createDirectory(at: below, withIntermediateDirectories: true)
      try files.copyItem(at: themes.url("."), to: below.appendingPathComponent("Themes"))
      try files.createSymbolicLink(
        at: themes.folder.appendingPathComponent("link"),
        withDestinationURL: below
      )
      func reports(_ path: String, in folder: String = ".", _ environment: [String: String] = [:])
        throws -> [String]
      {
        try formats.map { format in
          try Tool.run(
            ["validate", path, "--format", format],
            environment: environment,
            folder: themes.folder.appendingPathComponent(folder)
          ).output
        }
      }
      // Without a repository, the folder that was checked out by a service.
      let workspace = ["GITHUB_WORKSPACE": themes.folder.path]
      let expected = try reports("packages/two/Themes", workspace)
      for report in expected { #expect(report.contains("packages/two/Themes/a.yaml"), "\(report)") }
      #expect(try reports(".", in: "packages/two/Themes", workspace) == expected)
      #expect(try reports(".", in: "packages/two/Themes") != expected)
      let gitLab = ["CI_PROJECT_DIR": themes.folder.path + "/"]
      #expect(try reports("Themes", in: "packages/two", gitLab) == expected)
      try files.createDirectory(
        at: themes.folder.appendingPathComponent(".git"),
        withIntermediateDirectories: true
      )
      for (path, folder) in [
        ("packages/two/Themes", "."), ("./packages//two/Themes/", "."), ("link/Themes", "."),
        (".//Themes", "packages/two"), ("../two/Themes/a.yaml", "packages/two"),
        ("../packages/two/Themes", "packages"), (".", "packages/two/Themes"),
        ("a.yaml", "packages/two/Themes"), (below.path + "/Themes", "."),
      ] {
        #expect(try reports(path, in: folder) == expected, "\(path) in \(folder)")
      }
    }
  }

  @Test("A folder that is named twice is checked once")
  func twice() throws {
    try TemporaryThemes.with(["a.yaml": bad]) { themes in
      let result = try themes.run("validate", "Themes", "./Themes", "Themes/a.yaml")
      #expect(result.output.hasSuffix("1 file: 2 errors\n"))
    }
  }

  @Test("Standard input is checked alone, or in place of a file")
  func input() throws {
    try TemporaryThemes.with(["a.yaml": "theme: a\ncolors: { x: red }\n", "c.yaml": bad]) {
      themes in
      let text = "theme: b\nextends: a\ncolors:\n  y: \"{x}\"\n  z: \"{q}\"\n"
      let alone = try themes.run("validate", "-", input: text)
      #expect(alone.status == 1)
      #expect(alone.output.contains("stdin.yaml:2:10: error: 'a' is not a theme"))
      let placed = try themes.run("validate", "-", "--stdin-path", "Themes/b.yaml", input: text)
      #expect(placed.status == 1)
      #expect(placed.output.hasPrefix("Themes/b.yaml:5:"))
      #expect(placed.output.hasSuffix("1 file: 1 error\n"))
      let mended = try themes.run(
        "validate",
        "-",
        "--stdin-path",
        "Themes/c.yaml",
        input: "theme: a2\ncolors: { x: red }\n"
      )
      #expect(mended.status == 0)
      let nowhere = try themes.run("validate", "-", "--stdin-path", "No/b.yaml", input: text)
      #expect(nowhere.status == 2)
      #expect(try themes.run("validate", "-", "--stdin-path", "Themes/b.txt").status == 2)
    }
  }

  @Test(
    "Incompatible options are refused",
    arguments: [
      ["-", "Themes"], ["--stdin-path", "a.yaml"], ["-", "--fix"],
      ["-", "--changed-since", "main"],
      ["--changed-since", "--output=x"], ["--changed-since=-x"], ["--format", "xml"],
    ]
  )
  func usage(arguments: [String]) throws {
    #expect(try Tool.run(["validate"] + arguments).status == 64)
  }

  @Test("Only changed files and their dependents are reported")
  func changed() throws {
    let files = [
      "a.yaml": "theme: a\ncolors: { x: { dark: red } }\n",
      "b.yaml": "theme: b\nextends: a\ncolors: { x: { dark: blue } }\n",
      "c.yaml": "theme: c\ncolors: { x: { dark: red } }\n",
    ]
    try TemporaryThemes.with(files) { themes in
      let outside = try themes.run("validate", "--changed-since", "HEAD")
      #expect(outside.status == 2)
      #expect(outside.errors.contains("is not in a git repository with a work tree"))
      try themes.git("init", "-q")
      try themes.git("add", ".")
      try themes.git("commit", "-q", "-m", "a")
      #expect(
        try themes.run("validate", "--changed-since", "HEAD").output == "0 files: no problems\n"
      )
      try themes.write("theme: a\ncolors: { x: { light: red } }\n", to: "a.yaml")
      let result = try themes.run("validate", "--changed-since", "HEAD")
      #expect(result.output.contains("Themes/a.yaml:2:"))
      #expect(result.output.contains("Themes/b.yaml:3:"))
      #expect(!result.output.contains("Themes/c.yaml"))
      #expect(result.output.hasSuffix("2 files: 2 warnings\n"))
      try themes.write("theme: d\ncolors: { x: { dark: red } }\n", to: "d.yaml")
      #expect(try themes.run("validate", "--changed-since", "HEAD").output.contains("3 files:"))
      try FileManager.default.removeItem(at: themes.url("c.yaml"))
      #expect(try themes.run("validate", "--changed-since", "HEAD").output.contains("3 files:"))
      let wrong = try themes.run("validate", "--changed-since", "nowhere")
      #expect(wrong.status == 2)
      let without = try Tool.run(
        ["validate", "--changed-since", "HEAD"],
        environment: ["PATH": "/nowhere"],
        folder: themes.folder
      )
      #expect(without.status == 2)
      #expect(without.errors.contains("'git' is not installed"))
    }
  }
}
