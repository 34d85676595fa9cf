import Testing
import TestSupport
import ThemeFiles

@testable import ThemeImports
import ThemeOutputs
import ThemeTestSupport

@Suite("Schemes that are imported and exported")
struct SchemeRoundTripTests {
  /// A scheme of so many slots, with random colors.
  private static func palette(_ count: Int, _ random: inout SplitMix64) -> String {
    "palette:\n"
      + SchemeSlot.all.prefix(count).map { slot in
        let digits = (0..<6).map { _ in
          String(Int.random(in: 0..<16, using: &random), radix: 16)
        }
        return "  \(slot): \"#\(digits.joined())\"\n"
      }.joined()
  }

  /// The lines of an export without the comment.
  private static func exported(_ files: [String: String]) throws -> [String: String] {
    let result = imported(files)
    #expect(!result.hasErrors, "\(result.findings)")
    let export = try ExportFixture.export(.base16, of: result.compiled())
    #expect(export.warnings == [])
    return export.files.mapValues { text in
      text.split(separator: "\n").dropFirst().joined(separator: "\n") + "\n"
    }
  }

  @Test(
    "A scheme is unchanged after import and export",
    arguments: [
      "name: \"Harbour\"\nauthor: \"Ann (https://example.com)\"\nvariant: \"dark\"\n",
      "name: \"Háfen: night\"\nslug: \"harbour-night\"\nauthor: \"Bö # 'x'\"\nvariant: \"light\"\n",
      "name: \"3024\"\nslug: \"3024\"\nauthor: \"Ann\"\ndescription: \"true\"\nvariant: \"dark\"\n",
      "name: \"No\"\nvariant: \"light\"\n",
    ],
    [16, 24]
  )
  func same(labels: String, count: Int) throws {
    var random = SplitMix64(seed: 14)
    for _ in 0..<4 {
      let text = "system: \"base\(count)\"\n" + labels + Self.palette(count, &random)
      let files = try Self.exported(["x.yaml": text])
      #expect(files.values.map(\.self) == [text])
    }
  }

  @Test("A light and a dark scheme are unchanged after import and export")
  func pair() throws {
    var random = SplitMix64(seed: 15)
    let files = Dictionary(
      uniqueKeysWithValues: ["dark", "light"].map { style in
        let slug = "harbour-at-\(style)"
        let labels = "name: \"Harbour \(style)\"\nslug: \"\(slug)\"\nauthor: \"A \(style)\"\n"
        let rest = "variant: \"\(style)\"\n" + Self.palette(16, &random)
        return ("\(slug).yaml", "system: \"base16\"\n" + labels + rest)
      }
    )
    let result = imported(files) { $0.themes = ["harbour"] }
    let export = try ExportFixture.export(.base16, of: result.compiled()).files
    #expect(export.keys.sorted() == files.keys.sorted())
    for (name, text) in files { #expect(export[name]?.hasSuffix("\n" + text) == true, "\(name)") }
  }

  @Test("Themes without slots are omitted from exported schemes and reported")
  func partial() throws {
    var random = SplitMix64(seed: 16)
    var result = imported(["ocean.yaml": "name: Ocean\n" + Self.palette(16, &random)])
    let plain = ImportedThemes.File("plain.yaml", Array("theme: plain\ncolors: { a: red }\n".utf8))
    result.themes.append(plain)
    let export = try ExportFixture.export(.base16, of: result.compiled())
    #expect(export.files.keys.sorted() == ["ocean.yaml"])
    #expect(
      export.warnings == ["themes without 'base16:' are not schemes and are omitted: 'plain'"]
    )
  }
}
