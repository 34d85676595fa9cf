import Foundation
import Testing

@Suite("Theme libraries as design tokens and back")
struct TokenRoundTripTests {
  @Test("The shipped themes resolve to the same colors in every combination")
  func shipped() throws {
    let themes = Tool.repository.appendingPathComponent("Themes").path
    try expectRoundTrip(of: themes)
  }

  @Test(
    "A single theme keeps its name, and a theme gets no colors of other themes",
    arguments: [
      ["Standard": "  a: \"#fff\"\n  b:\n    light: \"#000\"\n    dark: \"#eee\"\n"],
      [
        "one": "  a: \"#fff\"\n  c: \"{a}\"\n",
        "two": "  a: \"#ff0\"\n  only:\n    light: \"{a}\"\n    dark: \"#010\"\n  x: \"{only}\"\n",
      ],
    ]
  )
  func names(themes: [String: String]) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("themetool-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, colors) in themes {
      let text = "theme: \(name)\ncolors:\n\(colors)"
      try Data(text.utf8).write(to: folder.appendingPathComponent("\(name).yaml"))
    }
    try expectRoundTrip(of: folder.path)
  }

  private func expectRoundTrip(of themes: String) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("themetool-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let exported = try Tool.run(
      ["export", "-q", "--themes", themes, "--to", "dtcg", "--output", "Tokens"],
      folder: folder
    )
    #expect(exported.status == 0)
    let imported = try Tool.run(
      ["import", "-q", "Tokens/themes.resolver.json", "--output", "Back"],
      folder: folder
    )
    #expect(imported.status == 0)
    #expect(try Tool.run(["format", "--check", "Back"], folder: folder).status == 0)
    // Tokens have no checks.
    let difference = try Tool.run(["diff", themes, "Back", "--format", "json"], folder: folder)
    #expect(difference.output.hasSuffix("\"themes\": []\n}\n"))
  }
}
