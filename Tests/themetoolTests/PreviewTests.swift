import Foundation
import TestSupport
import Testing

@Suite("themetool preview")
struct PreviewTests {
  @Test(
    "draws what is asked for",
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
    "what can't be drawn is told",
    arguments: [
      (["--format", "png"], 64, "a PNG needs a file"),
      (["--gallery", "text"], 64, "a gallery shows all themes"),
      (["--gallery", "--theme", "pastel"], 64, "a gallery shows all themes"),
      (["--set", "root:style=dark"], 64, "name it with --hierarchy"),
      (["--hierarchy", "app", "--highlight", "redraw"], 64, "name a change to highlight"),
      (["--hierarchy", "app", "text"], 64, "a mock shows a hierarchy"),
      (["--hierarchy", "ap"], 2, "did you mean 'app'"),
      (["--hierarchy", "app", "--set", "rot:style=dark"], 2, "no node has the path 'rot'"),
      (["txt"], 2, "did you mean 'text'"),
      (["--theme", "pastle"], 2, "did you mean 'pastel'"),
      (["--format", "svg", "--output", "nowhere/a.svg"], 2, "'nowhere/a.svg' can't be written"),
      (["--themes", "nowhere"], 2, "does not exist"),
    ] as [([String], Int32, String)]
  )
  func refusals(arguments: [String], status: Int32, message: String) throws {
    let result = try Tool.run(["preview"] + arguments)
    #expect(result.status == status)
    #expect(result.output == "")
    #expect(result.errors.contains(message))
  }

  @Test("writes files whole", arguments: ["svg", "html", "ansi"])
  func files(format: String) throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appendingPathComponent("picture")
    let arguments = ["preview", "--format", format]
    let result = try Tool.run(arguments + ["--output", file.path])
    #expect(result.status == 0)
    #expect(result.output == "")
    let written = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    #expect(written == (try Tool.run(arguments).output))
  }

  @Test("says what to install where nothing draws a PNG, and leaves the file as it was")
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
    "takes the PNG of a program that is installed, and tells where it fails",
    arguments: [
      ("rsvg-convert", "cat \"$5\"", 0, "<svg"),
      ("resvg", "cat \"$3\"", 0, "<svg"),
      ("inkscape", "cat \"$4\"", 0, "<svg"),
      ("magick", "cat \"$5\"", 0, "<svg"),
      ("rsvg-convert", "exit 3", 2, "rsvg-convert failed with exit code 3"),
      ("rsvg-convert", "kill -9 $$", 2, "rsvg-convert failed by a signal"),
      ("rsvg-convert", "exit 0", 2, "rsvg-convert failed to draw anything"),
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
