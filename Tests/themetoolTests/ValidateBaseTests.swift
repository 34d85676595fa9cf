import Foundation
import Testing

@Suite("themetool validate --base")
struct ValidateBaseTests {
  private static let files = [
    "library.yaml": "library: 1\nchecks:\n  - { contrast: [ink, ground], at-least: 4.5 }\n",
    "t.yaml": "theme: t\ncolors: { ink: black, ground: white }\n",
  ]

  /// Runs `body` in a repository with one commit.
  private func inRepository(_ body: (TemporaryThemes) throws -> Void) throws {
    try TemporaryThemes.with(Self.files) { folder in
      try folder.git("init", "-q")
      try folder.git("add", ".")
      try folder.git("commit", "-q", "-m", "a")
      try body(folder)
    }
  }

  @Test(
    "A weaker check or setting fails at its place, and other changes don't",
    arguments: [
      (
        "library: 1\nchecks:\n  - { contrast: [ink, ground], at-least: 1.1 }\n",
        "Themes/library.yaml:3:5: error: 'contrast of ink on ground' is lowered: 1.1, unlike in 'HEAD' (4.5)"
      ),
      (
        "library: 1\n",
        "Themes/library.yaml:1:1: error: 'contrast of ink on ground' is removed, unlike in 'HEAD' (4.5)"
      ),
      (
        Self.files["library.yaml", default: ""] + "rules: { contrast: off }\n",
        "Themes/library.yaml:4:20: error: 'rule contrast' is lowered: off, unlike in 'HEAD' (error)"
      ),
      ("library: 1\nchecks:\n  - { contrast: [ink, ground], at-least: 7 }\n", nil),
      ("library: 1 # the same\nchecks: [ { at-least: 4.5, contrast: [ink, ground] } ]\n", nil),
    ] as [(String, String?)]
  )
  func settings(library: String, expected: String?) throws {
    try inRepository { folder in
      #expect(try folder.run("validate", "--base", "HEAD").status == 0)
      try folder.write(library, to: "library.yaml")
      let result = try folder.run("validate", "--base", "HEAD")
      #expect(result.status == (expected == nil ? 0 : 1), "\(result.output)")
      if let expected { #expect(result.output.contains("\(expected)")) }
      #expect(try folder.run("validate").status == 0)
    }
  }

  @Test("A removed library file fails, and a library that is new in the change doesn't")
  func libraries() throws {
    try inRepository { folder in
      try FileManager.default.removeItem(at: folder.url("library.yaml"))
      let result = try folder.run("validate", "--base", "HEAD")
      #expect(result.status == 1)
      #expect(result.output.contains("'contrast of ink on ground' is removed"))
      try FileManager.default.copyItem(
        at: folder.folder.appendingPathComponent("Themes"),
        to: folder.folder.appendingPathComponent("New")
      )
      #expect(try folder.run("validate", "New", "--base", "HEAD").status == 0)
    }
  }

  @Test("Findings that the baseline of the commit lacks are reported")
  func baseline() throws {
    try inRepository { folder in
      try folder.write("theme: t\ncolors: { ink: gray, ground: white }\n", to: "t.yaml")
      #expect(try folder.run("validate", "--write-baseline", "known.json").status == 0)
      let known = try folder.run("validate", "--baseline", "known.json")
      #expect(known.status == 0)
      #expect(known.output == "2 files: 1 finding ignored by the baseline\n")
      let result = try folder.run("validate", "--baseline", "known.json", "--base", "HEAD")
      #expect(result.status == 1)
      #expect(result.output.contains("error: contrast of 'ink' on 'ground'"))
      try folder.git("add", ".")
      try folder.git("commit", "-q", "-m", "b")
      #expect(
        try folder.run("validate", "--baseline", "known.json", "--base", "HEAD").status == 0
      )
    }
  }

  @Test("A base that can't be read is an error", arguments: ["nowhere", "-x", ""])
  func unknown(commit: String) throws {
    try inRepository { folder in
      let status = try folder.run("validate", "--base=\(commit)").status
      #expect([2, 64].contains(status))
    }
  }

  @Test("A base is refused with fixes and standard input", arguments: ["--fix", "-"])
  func refused(option: String) throws {
    try inRepository { folder in
      let result = try folder.run("validate", "--base", "HEAD", option)
      #expect(result.status == 64)
    }
  }
}
