import Foundation
import Testing

@Suite("Pipes in folders and systems with few descriptors")
struct SpecialFileTests {
  private static let theme = "theme: a\ncolors: { x: red }\n"

  private func withPipe(_ path: String, _ body: (TemporaryThemes) throws -> Void) throws {
    try TemporaryThemes.with(["a.yaml": Self.theme]) { themes in
      let url = themes.folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try #require(mkfifo(url.path, 0o600) == 0)
      try body(themes)
    }
  }

  @Test(
    "A pipe in a folder is an error of every command that reads the folder",
    arguments: [
      ["validate"], ["resolve"], ["explain", "x"],
      ["export", "--to", "css", "--output", "-"],
      ["preview"], ["diff", "a", "a"], ["format"], ["format", "--check"],
    ]
  )
  func folder(arguments: [String]) throws {
    try withPipe("Themes/x.yaml") { themes in
      let result = try Tool.run(arguments, folder: themes.folder)
      #expect(result.status == 2, "\(result.errors)")
      #expect((result.output + result.errors).contains("'Themes/x.yaml' is a pipe"))
    }
  }

  @Test("A file beside a pipe can be checked on its own")
  func beside() throws {
    try withPipe("Themes/x.yaml") { themes in
      #expect(try themes.run("validate", "Themes/a.yaml").status == 0)
      let pipe = try themes.run("validate", "Themes/x.yaml")
      #expect(pipe.status == 2)
      #expect(pipe.output.contains("'Themes/x.yaml' is a pipe"))
    }
  }

  @Test(
    "A pipe in a catalog is an error",
    arguments: [
      "A.xcassets/Contents.json", "A.xcassets/c.colorset/Contents.json",
      "A.xcassets/G/Contents.json",
    ]
  )
  func catalog(path: String) throws {
    try withPipe(path) { themes in
      for arguments in [["validate", "A.xcassets"], ["resolve", "--catalog", "A.xcassets"]] {
        let result = try Tool.run(arguments, folder: themes.folder)
        #expect(result.status == 2, "\(arguments)")
        #expect((result.output + result.errors).contains("'\(path)' is a pipe"), "\(arguments)")
      }
    }
  }

  @Test(
    "A pipe as the template or the place of a declared output is an error, and not waited for",
    arguments: [
      ("t.mustache", "{ template: ../t.mustache, output: ../o.txt }"),
      ("o.txt", "{ template: ../u.mustache, output: ../o.txt }"),
      ("o.css", "{ to: css, output: ../o.css }"),
    ]
  )
  func declared(pipe: String, output: String) throws {
    try withPipe(pipe) { themes in
      try themes.write("library: 1\nexports: [ \(output) ]\n", to: "library.yaml")
      let template = themes.folder.appendingPathComponent("u.mustache")
      try Data("{{#colors}}{{name}}{{/colors}}\n".utf8).write(to: template)
      for options in [[], ["--force"], ["--check"]] {
        let result = try Tool.run(["build"] + options, folder: themes.folder)
        #expect(result.status == 2, "\(options) \(result.errors)")
        #expect(result.errors.contains("\(pipe)' is a pipe"), "\(options) \(result.errors)")
      }
    }
  }

  @Test("A pipe among files to import is an error")
  func imported() throws {
    try withPipe("In/x.json") { themes in
      let result = try themes.run("import", "In", "--output", "Out")
      #expect(result.status == 2)
      #expect(result.errors.contains("'In/x.json' is a pipe"))
    }
  }

  @Test("A pipe that is named is read")
  func named() throws {
    try TemporaryThemes.with(["a.yaml": Self.theme, "t.css": ":root { --x: #fff }\n"]) { themes in
      for command in [
        "diff <(cat Themes/a.yaml) Themes/a.yaml", "format --check <(cat Themes/a.yaml)",
        "export --template <(echo '{{#colors}}{{name}}{{/colors}}') -o -",
        "import --from css <(cat Themes/t.css)", "format --check -- <(printf 'a: 1\\n')",
      ] {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/bash")
        process.arguments = ["-c", "\"$0\" \(command)", Tool.executable.path]
        process.currentDirectoryURL = themes.folder
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0, "\(command)")
      }
    }
  }

  #if os(Linux)
  @Test(
    "A command without available descriptors ends with an error message",
    arguments: [3, 4, 5, 6, 8]
  )
  func descriptors(limit: Int) throws {
    let many = (0..<40).map { "  c\($0): \"#\(String($0 + 100))\"" }.joined(separator: "\n")
    try TemporaryThemes.with(["a.yaml": "theme: a\ncolors:\n\(many)\n"]) { themes in
      for arguments in ["validate", "resolve --theme a", "export --to css --output -"] {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = [
          "-c", "ulimit -n \(limit); exec \"$0\" \(arguments)", Tool.executable.path,
        ]
        process.currentDirectoryURL = themes.folder
        let errors = Pipe()
        process.standardOutput = FileHandle.nullDevice
        process.standardError = errors
        try process.run()
        let text = String(
          decoding: errors.fileHandleForReading.readDataToEndOfFile(),
          as: UTF8.self
        )
        process.waitUntilExit()
        // A command that isn't linked statically may not even be loaded.
        if text.contains("shared librar") { continue }
        #expect(process.terminationReason == .exit, "\(arguments)")
        #expect([0, 2].contains(process.terminationStatus), "\(arguments): \(text)")
        #expect(process.terminationStatus == 0 || !text.isEmpty, "\(arguments)")
      }
    }
  }
  #endif
}
