@testable import SwiftSymbols
import Testing
import TestSupport
import ThemeFiles
import ThemeTestSupport
import TraitSystem

@Suite("Themes in Swift code")
struct EmbeddedThemesTests {
  private func export(_ library: ThemeLibrary) throws -> String {
    String(decoding: try EmbeddedThemes(library).code(), as: UTF8.self)
  }

  private func export(_ files: [String: String]) throws -> String {
    try export(ExportFixture.library(files))
  }

  @Test("The Swift export with embedded tables equals its golden file")
  func golden() throws {
    let text = try export(ExportFixture.library())
    try expectGolden(text, "export-swift-embedded.txt")
  }

  @Test("A theme trait without an identifier has a value for no theme")
  func unset() throws {
    let text = try export(["one.yaml": "theme: one\ncolors: { a: white }\n"])
    #expect(text.contains("  case unspecified\n  case one\n"))
    #expect(text.contains("static let defaultValue = ThemeName.unspecified\n"))
    #expect(text.contains("static let identifier = \"theme\"\n"))
  }

  @Test("Names that are equal in Swift are refused")
  func clash() throws {
    let files = ["one.yaml": "theme: one\ncolors: { on-accent: white, onAccent: black }\n"]
    #expect(
      throws: NameClash(
        format: "Swift",
        name: "onAccent",
        first: "on-accent",
        second: "onAccent"
      )
    ) { try export(files) }
  }

  @Test(
    "A replacement name is declared to compilers if it is in the scope of the old name",
    arguments: [
      ("old", "new", #"deprecated, renamed: "new", message: "use new""#),
      ("g.old", "g.new", #"deprecated, renamed: "new", message: "use g.new""#),
      ("g.old", "new", #"deprecated, message: "use new""#),
      ("old", "g.new", #"deprecated, message: "use g.new""#),
    ]
  )
  func deprecation(old: String, new: String, attribute: String) throws {
    func entry(_ name: String) -> String {
      name.hasPrefix("g.") ? "  g: { \(name.dropFirst(2)): white }\n" : "  \(name): white\n"
    }
    let isOneGroup = old.hasPrefix("g.") && new.hasPrefix("g.")
    let colors = isOneGroup ? "  g: { old: white, new: white }\n" : entry(old) + entry(new)
    let text = try export([
      "one.yaml": "theme: one\ncolors:\n\(colors)deprecated:\n  \(old): { use: \(new) }\n"
    ])
    #expect(text.contains("@available(*, \(attribute))\n"), "\(text.prefix(1500))")
  }
}
