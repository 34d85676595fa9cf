import Foundation
import Testing

@Suite("Completion in shells")
struct CompletionTests {
  private static let files = [
    "library.yaml": """
    library: 1
    default-theme: base
    traits: { density: { identifier: a.density, values: [comfortable, compact], default: compact } }

    """,
    "base.yaml": "theme: base\ncolors: { text: black, badge: { new: red } }\n",
    "other.yaml": "theme: other\ncolors: { text: blue }\n",
  ]

  /// Runs the command as the completion scripts do, for the last of the words, the first of which
  /// is the name of the command.
  private func candidates(
    _ argument: String,
    _ words: String...,
    in themes: TemporaryThemes
  ) throws -> [String] {
    let request = ["---completion", words[0], "--", argument, "\(words.count)", "0", "themetool"]
    let result = try Tool.run(request + words, folder: themes.folder)
    #expect(result.errors == "")
    return result.output.split(separator: "\n").map(String.init)
  }

  @Test("Completion lists the names of the library")
  func names() throws {
    try TemporaryThemes.with(Self.files) { themes in
      let names = try candidates("--theme", "resolve", "--theme", "", in: themes)
      #expect(names == ["base", "other"])
      let colors = try candidates("positional@0", "explain", "", in: themes)
      #expect(colors == ["text", "badge.new"])
      let groups = try candidates("positional@0", "resolve", "", in: themes)
      #expect(groups == ["badge", "text", "badge.new"])
      let values = try candidates("--trait", "resolve", "--trait", "density=", in: themes)
      #expect(values == ["density=comfortable", "density=compact"])
      let styles = try candidates("--style", "resolve", "--style", "", in: themes)
      #expect(styles == ["light", "dark", "auto", "system"])
    }
  }

  @Test(
    "Completion reads the library of the command line, with the quotes of the shell",
    arguments: ["'My Themes'", "\"My Themes\"", "My\\ Themes"]
  )
  func folder(path: String) throws {
    try TemporaryThemes.with(Self.files) { themes in
      let folder = themes.folder.appendingPathComponent("My Themes")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data("theme: sea\ncolors: { water: blue }\n".utf8)
        .write(to: folder.appendingPathComponent("sea.yaml"))
      let names = try candidates("--theme", "tree", "--themes", path, "--theme", "", in: themes)
      #expect(names == [])
      let sea = try candidates("--theme", "resolve", "--themes", path, "--theme", "", in: themes)
      #expect(sea == ["sea"])
    }
  }

  @Test("Completion lists no name that a shell expands, and nothing without a library")
  func expanded() throws {
    let files = ["a.yaml": "theme: \"$(touch a)\"\n", "b.yaml": "theme: b\n"]
    try TemporaryThemes.with(files) { themes in
      let names = try candidates("--theme", "resolve", "--theme", "", in: themes)
      #expect(names == ["b"])
      let none = try candidates("--theme", "resolve", "--themes=No", "--theme", "", in: themes)
      #expect(none == [])
    }
  }

  @Test(
    "Completion prints no error for invalid requests",
    arguments: [
      [], ["resolve"], ["resolve", "--", "--missing", "1", "0", "themetool"],
      ["missing", "--", "--theme", "1", "0"], ["resolve", "--", "positional@9", "1", "0", "a"],
      ["resolve", "--", "--theme", "-3", "0", "themetool"], ["resolve", "--", "--theme", "a", "b"],
      ["resolve", "--", "--format", "1", "0", "themetool"],
    ]
  )
  func invalid(arguments: [String]) throws {
    let result = try Tool.run(["---completion"] + arguments)
    #expect(result.errors == "")
    #expect(result.status == 0 || result.status == 64)
  }

  @Test("Completion ignores the position of the cursor", arguments: ["0", "99", "-1"])
  func cursor(position: String) throws {
    let request = ["---completion", "validate", "--", "--explain", "2", position]
    let result = try Tool.run(request + ["themetool", "validate", "--explain", ""])
    #expect(result.status == 0)
    #expect(result.output.split(separator: "\n").contains("contrast"))
  }
}
