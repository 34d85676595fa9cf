import DynamicColors
import SourceDiagnostics
import Testing
import TestSupport
import ThemeFiles
import ThemeTestSupport
import TraitSystem

@testable import ThemeValidation

@Suite("Parallel reading of many themes")
struct ParallelReadingTests {
  /// Themes that meet conditions in orders of their own, enough bytes for many parts.
  private static let files: [String: String] = {
    var random = SplitMix64(seed: 3)
    let words = [
      "light", "dark", "high-contrast", "p3", "elevated", "pad", "mac", "dark high-contrast",
      "light p3", "dark elevated", "car", "vision", "tv high-contrast",
    ]
    var files = ["library.yaml": libraryFile(default: "t0")]
    for theme in 0..<40 {
      var text = "theme: t\(theme)\ncolors:\n"
      for color in 0..<25 {
        text += "  c\(color):\n    default: \"#\(100 + theme)\"\n"
        for word in words.shuffled(using: &random).prefix(4) {
          let value = Int.random(in: 100_000..<1_000_000, using: &random)
          text += "    \(word): \"#\(value)\"\n"
        }
      }
      files["t\(theme).yaml"] = text
    }
    return files
  }()

  @Test("All colors equal those of themes read alone")
  func colors() throws {
    let whole = try library(Self.files)
    for theme in [0, 7, 20, 39] {
      let alone = try library(Self.files, themes: ["t\(theme)"])
      for words in ["", "dark", "dark high-contrast p3", "elevated pad", "high-contrast tv", "p3"] {
        let own = alone.palette(for: traits(words, theme: "t\(theme)", in: alone)).entries
        let other = whole.palette(for: traits(words, theme: "t\(theme)", in: whole)).entries
        #expect(own.map(\.color) == other.map(\.color))
        #expect(own.map(\.source) == other.map(\.source))
      }
    }
  }

  @Test("All findings have the same order in every run")
  func findings() throws {
    var files = Self.files
    for theme in stride(from: 0, to: 40, by: 3) {
      files["t\(theme).yaml"]? += "  wrong: redd\n"
    }
    let found = ThemeValidator().findings(in: try folder(files))
    #expect(found.count { $0.rule == "invalid-color" } == 14)
    for _ in 0..<caseCount(1, long: 3) {
      #expect(ThemeValidator().findings(in: try folder(files)) == found)
    }
  }
}
