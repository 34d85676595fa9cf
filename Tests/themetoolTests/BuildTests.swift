import Foundation
import Testing

@Suite("themetool build")
struct BuildTests {
  private static let day = """
    theme: day
    colors:
      background: { light: white, dark: black }
      text: { light: black, dark: white, dark high-contrast: yellow }

    """

  private static let night = """
    theme: night
    extends: day
    colors:
      text: red

    """

  private static func library(_ exports: String) -> String {
    """
    library: 1
    default-theme: day
    base16:
    \((0..<16).map { "  base0\(String($0, radix: 16).uppercased()): \($0 == 0 ? "background" : "text")" }.joined(separator: "\n"))

    exports:
    \(exports)

    """
  }

  private static let all = """
      - { to: css, output: ../out/themes.css }
      - { to: css, output: ../out/dark.css, where: dark, themes: [night, day] }
      - { to: scss, output: ../out/themes.scss }
      - { to: tailwind, output: ../out/tailwind.css, references: true, styles: media }
      - { to: swift, output: ../out/ThemeSymbols.swift, flavor: embedded }
      - { to: swift, output: ../out/UIKit.swift, flavor: uikit }
      - { to: json, output: ../out/data/ }
      - { to: html, output: ../out/pages }
      - { to: html, output: ../out/page.html }
      - { to: xcassets, output: ../out/App.xcassets, per-theme: prefix, components: hex }
      - { to: android, output: ../out/res }
      - { to: dtcg, output: ../out/tokens }
      - { to: base16, output: ../out/schemes }
      - { to: kitty, output: ../out/kitty, where: dark }
      - { template: ../list.txt.mustache, output: ../out/list.txt, themes: [night], where: [dark] }
    """

  private static let commands = [
    "css out/themes.css", "css out/dark.css --where dark --theme night --theme day",
    "scss out/themes.scss", "tailwind out/tailwind.css --references --styles media",
    "swift out/ThemeSymbols.swift --flavor embedded", "swift out/UIKit.swift --flavor uikit",
    "json out/data/", "html out/pages", "html out/page.html",
    "xcassets out/App.xcassets --per-theme prefix --components hex", "android out/res",
    "dtcg out/tokens", "base16 out/schemes", "kitty out/kitty --where dark",
  ]

  private static let template = "# {{marker}}\n{{#colors}}{{name}} {{hex}}\n{{/colors}}"

  private func with(_ exports: String, _ body: (TemporaryThemes) throws -> Void) throws {
    let files = [
      "library.yaml": Self.library(exports), "day.yaml": Self.day, "night.yaml": Self.night,
      "../list.txt.mustache": Self.template,
    ]
    try TemporaryThemes.with(files, body)
  }

  /// The contents and times of all files in a folder.
  private func files(_ folder: URL, times: Bool = false) throws -> [String: String] {
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    return try names.reduce(into: [:]) { files, name in
      let file = folder.appendingPathComponent(name)
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder)
      guard !isFolder.boolValue else { return }
      var status = stat()
      stat(file.path, &status)
      files[name] = try String(contentsOf: file, encoding: .utf8)
      if times {
        files[name]? += "\(status.st_ino) \(status.st_mtim.tv_sec).\(status.st_mtim.tv_nsec)"
      }
    }
  }

  @Test("A build writes the files of an export, and only those that have changed")
  func formats() throws {
    try with(Self.all) { themes in
      let out = themes.folder.appendingPathComponent("out")
      let first = try themes.run("build")
      #expect(first.status == 0, "\(first.errors)")
      let built = try files(out)
      let times = try files(out, times: true)
      #expect(built["list.txt"]?.hasSuffix("background #000000\ntext #ff0000\n") == true)
      let second = try themes.run("build")
      #expect(second.status == 0 && !second.errors.contains("wrote"), "\(second.errors)")
      #expect(second.errors.split(separator: "\n").count == 15)
      #expect(try files(out, times: true) == times)
      #expect(try themes.run("build", "--check").status == 0)

      try FileManager.default.removeItem(at: out)
      for command in Self.commands {
        let words = command.split(separator: " ").map(String.init)
        let arguments = ["export", "--to", words[0], "--output", words[1], "--quiet"] + words[2...]
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        let result = try Tool.run(arguments, environment: ["PATH": path], folder: themes.folder)
        #expect(result.status == 0, "\(command): \(result.errors)")
      }
      var exported = try files(out)
      exported["list.txt"] = built["list.txt"]
      #expect(exported.keys.sorted() == built.keys.sorted())
      for (name, text) in built { #expect(exported[name] == text, "\(name)") }
    }
  }

  @Test("A build with '--check' writes nothing and shows stale outputs at their entries")
  func check() throws {
    try with("  - { to: css, output: ../themes.css }\n  - { to: base16, output: ../schemes }") {
      themes in
      let missing = try themes.run("build", "--check")
      #expect(missing.status == 1)
      #expect(missing.output.contains("--- /dev/null\n+++ themes.css\n"))
      #expect(
        missing.output.contains(
          "Themes/library.yaml:22:5: error: output 'themes.css' does not exist; run 'themetool build' [stale-output]"
        )
      )
      #expect(!FileManager.default.fileExists(atPath: themes.folder.path + "/themes.css"))

      #expect(try themes.run("build", "-q").status == 0)
      try themes.write(Self.night.replacingOccurrences(of: "red", with: "lime"), to: "night.yaml")
      try FileManager.default.copyItem(
        atPath: themes.folder.path + "/schemes/day-dark.yaml",
        toPath: themes.folder.path + "/schemes/old.yaml"
      )
      let text = try themes.run("build", "--check")
      #expect(text.status == 1)
      #expect(
        text.output.contains("\n-") && text.output.contains("\n+")
          && text.output.contains("2 errors")
      )
      let github = try themes.run("build", "--check", "--format", "github", "-q")
      #expect(github.status == 1)
      #expect(github.output.hasPrefix("::error file=Themes/library.yaml,line=22,"))
      #expect(github.output.contains("left over: old.yaml"))
      #expect(
        try themes.run("build", "--check", "--format", "sarif", "-q").output.contains(
          "\"stale-output\""
        )
      )

      #expect(try themes.run("build").errors.contains("removed 1"))
      #expect(!FileManager.default.fileExists(atPath: themes.folder.path + "/schemes/old.yaml"))
      #expect(try themes.run("build", "--check").status == 0)
    }
  }

  @Test("A build of named outputs writes only these")
  func names() throws {
    try with(Self.all) { themes in
      let result = try themes.run("build", "scss", "themes.css")
      #expect(result.status == 0, "\(result.errors)")
      let out = themes.folder.appendingPathComponent("out")
      #expect(try files(out).keys.sorted() == ["themes.css", "themes.scss"])
      #expect(try themes.run("build", "*css", "-n").errors.contains("unchanged: out/themes.scss"))
      #expect(try themes.run("build", "z*").errors.contains("'z*' is not an output"))
      let unknown = try themes.run("build", "scs")
      #expect(unknown.status == 64)
      #expect(unknown.errors == "error: 'scs' is not an output; did you mean 'scss'?\n")
    }
  }

  @Test("An output that fails doesn't prevent the others")
  func failure() throws {
    try with("  - { to: css, output: ../a.css }\n  - { to: json, output: ../b.json }") { themes in
      let foreign = themes.folder.appendingPathComponent("a.css")
      try Data("mine".utf8).write(to: foreign)
      let result = try themes.run("build")
      #expect(result.status == 2)
      #expect(
        result.errors == """
          error: 'a.css' exists and was not written by themetool; choose another output, or replace it with --force
          wrote b.json

          """
      )
      #expect(try String(contentsOf: foreign, encoding: .utf8) == "mine")
      #expect(try themes.run("build", "--force").errors == "wrote a.css\nunchanged: b.json\n")
    }
  }

  @Test("A build with '--strict' writes no output that has warnings")
  func strict() throws {
    try with("  - { to: base16, output: ../schemes }\n  - { to: css, output: ../a.css }") {
      themes in
      let result = try themes.run("build", "--strict")
      #expect(result.status == 1)
      #expect(
        result.errors.contains(
          "Themes/library.yaml:22:5: warning: base16 has no equivalent of 'contrast'"
        )
      )
      #expect(result.errors.hasSuffix("wrote a.css\n"))
      #expect(!FileManager.default.fileExists(atPath: themes.folder.path + "/schemes"))
    }
  }

  @Test("A build doesn't follow links out of the project")
  func links() throws {
    try with("  - { to: css, output: ../web/a.css }") { themes in
      let other = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
      try FileManager.default.createDirectory(at: other, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: other) }
      try FileManager.default.createSymbolicLink(
        at: themes.folder.appendingPathComponent("web"),
        withDestinationURL: other
      )
      let result = try themes.run("build")
      #expect(result.status == 2)
      #expect(result.errors.contains("'web/a.css' leads outside '"))
      #expect(try files(other).isEmpty)
    }
  }

  @Test("A library without outputs is reported with the entry to add")
  func empty() throws {
    try TemporaryThemes.with(["library.yaml": "library: 1\n", "day.yaml": Self.day]) { themes in
      let result = try themes.run("build")
      #expect(result.status == 2)
      #expect(
        result.errors
          == "error: 'Themes/library.yaml' declares no output; add 'exports: [{ to: css, output: ../themes.css }]'\n"
      )
    }
  }

  /// The files of a library with an error, a template that doesn't write the color, and one that
  /// requires it.
  private static let partlyInvalid = [
    "library.yaml": """
    library: 1
    exports:
      - { to: css, output: ../all.css, name: all }
      - { to: css, output: ../a.css, name: a, themes: [a] }
      - { template: ../plain.mustache, output: ../plain.txt, name: plain, themes: [b] }
      - { template: ../needy.mustache, output: ../needy.txt, name: needy, themes: [b] }

    """,
    "a.yaml": "theme: a\ncolors: { text: black, link: blue, veil: red }\n",
    "b.yaml": "theme: b\nextends: a\ncolors: { text: blakc, veil: \"{text}\" }\n",
    "../plain.mustache": "{{colors.link.hex}}\n",
    "../needy.mustache": "{{colors.text.hex}}\n",
  ]

  /// The names of the files in a folder that are not input.
  private func outputs(in themes: TemporaryThemes) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: themes.folder.path)
      .filter { $0 != "Themes" && !$0.hasSuffix(".mustache") }.sorted()
  }

  @Test("Only outputs that write a color without a valid value are refused")
  func invalidColors() throws {
    try TemporaryThemes.with(Self.partlyInvalid) { themes in
      let result = try themes.run("build")
      #expect(result.status == 1)
      #expect(result.errors.contains("Themes/b.yaml:3:"))
      let reason = "has colors without a valid value: 'text' (Themes/b.yaml:3:17), 'veil'; fix them"
      #expect(
        result.errors.contains(
          "error: output 'all.css' \(reason), or leave them out with --keep-going\n"
        )
      )
      #expect(result.errors.contains("error: output 'needy.txt' \(reason)\n"))
      #expect(result.errors.contains("wrote a.css\n"))
      #expect(result.errors.contains("wrote plain.txt\n"))
      #expect(try outputs(in: themes) == ["a.css", "plain.txt"])
      for name in ["a", "plain"] {
        let one = try themes.run("build", name)
        #expect(one.status == 1 && one.errors.contains("unchanged: "), "\(one.errors)")
      }
      let check = try themes.run("build", "--check", "a")
      #expect(check.status == 1)
      let dry = try themes.run("build", "--dry-run", "all")
      #expect(dry.status == 1 && dry.errors.contains("error: output 'all.css' \(reason)"))
    }
  }

  @Test("With --keep-going, outputs lack the colors without a valid value, which are listed")
  func keepGoing() throws {
    try TemporaryThemes.with(Self.partlyInvalid) { themes in
      let dry = try themes.run("build", "--keep-going", "--dry-run", "all")
      #expect(dry.status == 1 && dry.errors.contains("would write all.css\n"))
      #expect(try outputs(in: themes) == [])
      let result = try themes.run("build", "--keep-going")
      #expect(result.status == 1)
      #expect(
        result.errors.contains("left out of 'all.css': 'text' (Themes/b.yaml:3:17), 'veil'\n")
      )
      #expect(!result.errors.contains("left out of 'a.css'"))
      #expect(!result.errors.contains("left out of 'plain.txt'"))
      #expect(result.errors.contains("error: output 'needy.txt' has colors without a valid value"))
      #expect(try outputs(in: themes) == ["a.css", "all.css", "plain.txt"])
      let check = try themes.run("build", "--check", "--keep-going", "all")
      #expect(check.status == 1 && !(check.output + check.errors).contains("not up to date"))
      let strictCheck = try themes.run("build", "--check", "all")
      #expect(strictCheck.errors.contains("error: output 'all.css' has colors without"))
    }
  }

  @Test("Errors in the section of outputs are those of 'validate'")
  func errors() throws {
    try with("  - { to: cs, output: ../a.css }") { themes in
      let message = "Themes/library.yaml:22:11: error: 'cs' is not a format; did you mean 'css'?"
      let built = try themes.run("build")
      #expect(built.status == 2 && built.errors.contains(message))
      #expect(try themes.run("validate").output.contains(message))
      // Other commands don't need the outputs.
      #expect(try themes.run("resolve").status == 0)
    }
  }

  @Test(
    "Contradictory options of a build are refused",
    arguments: [["--format", "json"], ["--check", "--force"]]
  )
  func usage(options: [String]) throws {
    #expect(try Tool.run(["build"] + options).status == 64)
  }

  @Test("An output without an ownership marker is replaced only with --force")
  func replacesWithoutMarker() throws {
    try with("  - { template: ../plain.mustache, output: ../plain.txt }") { themes in
      try themes.write("{{#colors}}{{hex}} {{/colors}}", to: "../plain.mustache")
      #expect(try themes.run("build").status == 0)
      try themes.write("{{#colors}}{{name}} {{/colors}}", to: "../plain.mustache")
      let result = try themes.run("build")
      #expect(result.status == 2)
      #expect(result.errors.contains("was not written by themetool"))
      #expect(result.errors.contains("with {{marker}} in its first lines"))
      #expect(try themes.run("build", "--force").status == 0)
    }
  }

  @Test("A library file can't force outputs, and the error names the option of the command")
  func forceInLibrary() throws {
    try with("  - { template: ../plain.mustache, output: ../main.c, force: true }") { themes in
      try themes.write("{{#colors}}{{hex}} {{/colors}}", to: "../plain.mustache")
      try themes.write("my work", to: "../main.c")
      let result = try themes.run("build")
      #expect(result.status == 2)
      #expect(result.errors.contains("run 'themetool build --force'"), "\(result.errors)")
      #expect(try themes.text("../main.c") == "my work")
    }
  }

  @Test("Colors that are removed from the library are removed from its catalog, and no others")
  func removesColorsOfCatalogs() throws {
    try with("  - { to: xcassets, output: ../App.xcassets, themes: [day] }") { themes in
      #expect(try themes.run("build").status == 0)
      let catalog = themes.folder.appendingPathComponent("App.xcassets")
      let day = Self.day.replacingOccurrences(of: "text:", with: "ink:")
      try themes.write(day, to: "day.yaml")
      try themes.write("theme: night\nextends: day\ncolors: { ink: red }\n", to: "night.yaml")
      let library = try themes.text("library.yaml")
      try themes.write(
        library.replacingOccurrences(of: ": text", with: ": ink"),
        to: "library.yaml"
      )
      #expect(try themes.run("build", "--check").output.contains("text.colorset"))
      #expect(try themes.run("build").status == 0)
      let names = try FileManager.default.contentsOfDirectory(atPath: catalog.path).sorted()
      #expect(names == ["Contents.json", "background.colorset", "ink.colorset"])
      #expect(try themes.run("build", "--check").status == 0)

      let other = catalog.appendingPathComponent("own.colorset")
      try FileManager.default.createDirectory(at: other, withIntermediateDirectories: false)
      let contents = """
        { "colors": [{ "idiom": "universal" }], "info": { "author": "xcode", "version": 1 } }
        """
      try Data(contents.utf8).write(to: other.appendingPathComponent("Contents.json"))
      let refused = try themes.run("build")
      #expect(refused.status == 2)
      #expect(refused.errors.contains("such as 'own'; keep them with 'merge: true'"))
    }
  }
}
