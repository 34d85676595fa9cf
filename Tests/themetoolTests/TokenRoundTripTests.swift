import Foundation
import Testing

@Suite("The shipped themes as design tokens")
struct TokenRoundTripTests {
  @Test("what comes back resolves to the same colours in every combination")
  func roundTrip() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("themetool-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let themes = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Themes").standardizedFileURL.path
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
    let difference = try Tool.run(["diff", themes, "Back"], folder: folder)
    #expect(difference.output == "")
    #expect(difference.status == 0)
  }
}
