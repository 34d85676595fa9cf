import Foundation
import Testing
import TestSupport

@Suite("themetool preview")
struct PreviewTests {
  @Test(
    "The preview of a theme equals its golden file",
    arguments: [
      ("preview.txt", ["--theme", "pastel"]),
      ("preview-names.txt", ["text", "badge"]),
      ("preview-dark.txt", ["--style", "dark", "--contrast", "high", "text"]),
      ("preview-gallery.txt", ["--gallery"]),
      (
        "preview-gallery-color.txt",
        ["--gallery", "--color", "always", "--color-depth", "truecolor"]
      ),
      ("preview-mock.txt", ["--hierarchy", "app"]),
      (
        "preview-mock-color.txt",
        [
          "--hierarchy", "app", "--theme", "pastel", "--set", "root:style=dark", "--highlight",
          "redraw", "--color", "always", "--color-depth", "truecolor",
        ]
      ),
      ("preview.svg", ["--format", "svg", "text", "accent", "scrim"]),
    ]
  )
  func goldens(name: String, arguments: [String]) throws {
    let result = try Tool.run(["preview"] + arguments)
    #expect(result.errors == "")
    #expect(result.status == 0)
    try expectGolden(result.output, name)
  }

  @Test(
    "A preview that can't be drawn is reported",
    arguments: [
      (["--format", "png"], 64, "format 'png' requires --output FILE"),
      (["--output", "x.pdf"], 64, "'--output x.pdf' chooses no format; expected .svg, .html"),
      (["--output", "x"], 64, "chooses no format"),
      (["--gallery", "text"], 64, "a gallery shows all themes"),
      (["--gallery", "--theme", "pastel"], 64, "a gallery shows all themes"),
      (["--set", "root:style=dark"], 64, "name it with --hierarchy"),
      (["--hierarchy", "app", "--highlight", "redraw"], 64, "name a change to highlight"),
      (["--hierarchy", "app", "text"], 64, "a mock shows a hierarchy"),
      (["--hierarchy", "ap"], 64, "did you mean 'app'"),
      (["--hierarchy", "app", "--set", "rot:style=dark"], 64, "'rot' is not a node"),
      (["txt"], 64, "did you mean 'text'"),
      (["--theme", "pastle"], 64, "did you mean 'pastel'"),
      (["--output", "/dev/null/a.svg"], 2, "'/dev/null/a.svg' can't be written"),
      (["--themes", "nowhere"], 2, "does not exist"),
    ] as [([String], Int32, String)]
  )
  func refusals(arguments: [String], status: Int32, message: String) throws {
    let result = try Tool.run(["preview"] + arguments)
    #expect(result.status == status)
    #expect(result.output == "")
    #expect(result.errors.contains(message))
  }

  @Test(
    "A width that no terminal has is limited",
    arguments: [[], ["--gallery"], ["--hierarchy", "app"]]
  )
  func widths(arguments: [String]) throws {
    let color = ["--color", "always", "--color-depth", "truecolor"]
    func output(_ columns: String) throws -> String {
      let result = try Tool.run(["preview"] + arguments + color, environment: ["COLUMNS": columns])
      #expect(result.status == 0)
      return result.output
    }
    let widest = try output("2000")
    #expect(try output("99999999999") == widest)
    // All previews take the width from the same place.
    guard arguments.isEmpty else { return }
    for columns in ["2147483648", "9223372036854775807"] {
      #expect(try output(columns) == widest)
    }
    #expect(try output("1999") != widest)
    // What is no number of columns is as if it weren't there.
    let usual = try output("80")
    for columns in ["99999999999999999999", "0", "-7", "wide", ""] {
      #expect(try output(columns) == usual)
    }
  }

  @Test(
    "The path '-' is standard output, also for a PNG",
    arguments: ["svg", "html", "ansi", "png"]
  )
  func standardOutput(format: String) throws {
    let folder = try TemporaryFolder()
    let program = folder.url.appendingPathComponent("rsvg-convert")
    try Data("#!/bin/sh\nprintf 'a\\000\\377\\n'\n".utf8).write(to: program)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path)
    let arguments = ["preview", "--format", format]
    let result = try Tool.run(
      arguments + ["--themes", Tool.fixtures.appendingPathComponent("Themes").path, "-o", "-"],
      environment: ["PATH": folder.url.path],
      folder: folder.url
    )
    #expect(result.status == 0)
    #expect(result.errors == "")
    #expect(!FileManager.default.fileExists(atPath: folder.url.appendingPathComponent("-").path))
    if format == "png" {
      #expect(result.output == "a\0\u{FFFD}\n")
    } else {
      #expect(result.output == (try Tool.run(arguments).output))
    }
  }

  @Test(
    "A large image is drawn with fewer pixels, and one that is too large is refused",
    arguments: [
      (1, "2"), (400, "1.44"), (1_200, nil),
    ] as [(Int, String?)]
  )
  func zoom(count: Int, expected: String?) throws {
    let folder = try TemporaryFolder()
    let theme = "theme: many\ncolors:\n" + (0..<count).map { "  c\($0): red\n" }.joined()
    let library = "library: 1\ntheme-trait: { identifier: com.example.many, name: Theme }\n"
    for (name, text) in [("many.yaml", theme), ("library.yaml", library)] {
      try Data(text.utf8).write(to: folder.url.appendingPathComponent(name))
    }
    let program = folder.url.appendingPathComponent("rsvg-convert")
    try Data("#!/bin/sh\necho \"$4\"\n".utf8).write(to: program)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path)
    let result = try Tool.run(
      ["preview", "--themes", ".", "--format", "png", "-o", "-"],
      environment: ["PATH": folder.url.path],
      folder: folder.url
    )
    #expect(result.status == (expected == nil ? 2 : 0))
    #expect(result.output == (expected.map { "\($0)\n" } ?? ""))
    #expect(result.errors.contains("a PNG of more than 65534 on a side") == (expected == nil))
  }

  @Test(
    "A file has the content of standard output and an ownership marker",
    arguments: ["svg", "html", "ansi"]
  )
  func files(format: String) throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appendingPathComponent("picture")
    let arguments = ["preview", "--format", format]
    let result = try Tool.run(arguments + ["--output", file.path])
    #expect(result.status == 0)
    #expect(result.output == "")
    let written = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    // But for the line by which the file is known again.
    let lines = written.split(separator: "\n", omittingEmptySubsequences: false)
    let mark = try #require(lines.firstIndex { $0.contains("Made by themetool from ") })
    #expect(mark <= 1)
    let rest = (lines[..<mark] + lines[(mark + 1)...]).joined(separator: "\n")
    #expect(rest == (try Tool.run(arguments).output))
    for _ in 0..<2 {
      #expect(try Tool.run(arguments + ["--output", file.path]).status == 0)
      #expect(try String(contentsOf: file, encoding: .utf8) == written)
    }
  }

  @Test(
    "A PNG without a converter is refused with the program to install, and the file is unchanged"
  )
  func noRasterizer() throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appendingPathComponent("picture.png")
    try Data("old".utf8).write(to: file)
    let result = try Tool.run(
      ["preview", "--format", "png", "--output", file.path],
      environment: ["PATH": folder.url.path]
    )
    #expect(result.status == 2)
    #expect(result.errors.contains("install librsvg"))
    #expect(try Data(contentsOf: file) == Data("old".utf8))
  }

  @Test(
    "A PNG is created by an installed converter, and its failure is reported",
    arguments: [
      ("rsvg-convert", "cat", 0, "<svg"),
      ("resvg", "cat", 0, "<svg"),
      ("inkscape", "cat", 0, "<svg"),
      ("magick", "cat", 0, "<svg"),
      ("rsvg-convert", "exit 3", 2, "rsvg-convert failed with exit code 3"),
      ("rsvg-convert", "kill -9 $$", 2, "rsvg-convert failed by a signal"),
      ("rsvg-convert", "exit 0", 2, "rsvg-convert failed to draw anything"),
      (
        "rsvg-convert", "printf '\\033[31m\\n::error::x\\n' >&2", 2,
        "\\u{1b}[31m\n\\u{3a}:error::x\n"
      ),
      ("rsvg-convert", "yes >&2", 2, "'rsvg-convert' was ended: it wrote more than"),
    ] as [(String, String, Int32, String)]
  )
  func rasterizers(program: String, script: String, status: Int32, expected: String) throws {
    let folder = try TemporaryFolder()
    let path = folder.url.appendingPathComponent(program)
    try Data("#!/bin/sh\nPATH=/usr/bin:/bin\n\(script)\n".utf8).write(to: path)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path.path)
    let file = folder.url.appendingPathComponent("picture.png")
    let result = try Tool.run(
      ["preview", "--format", "png", "--output", file.path],
      environment: ["PATH": folder.url.path, "TMPDIR": folder.url.path]
    )
    #expect(result.status == status)
    let written = (try? Data(contentsOf: file)) ?? Data()
    let text = status == 0 ? String(decoding: written, as: UTF8.self) : result.errors
    #expect(text.contains(expected))
    #expect(FileManager.default.fileExists(atPath: file.path) == (status == 0))
    let left = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
    #expect(!left.contains { $0.hasPrefix("themetool-") })
  }
}

/// A folder that is gone when the test is.
private final class TemporaryFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }
}
