import SourceDiagnostics
import Testing

@testable import ThemeOutputs
import ThemeTestSupport

@Suite("Colors that a theme lacks")
struct MissingColorTests {
  private let message =
    "theme 'two' lacks colors that other themes have; they are omitted there: 'only'"

  private let files = [
    "one.yaml": "theme: one\ncolors: { a: red, only: \"#123456\" }",
    "two.yaml": "theme: two\ncolors: { a: blue }",
  ]

  @Test(
    "Missing colors are omitted and reported equally by every format",
    arguments: OutputFormat.exports.filter { $0 != .base16 }
  )
  func formats(format: OutputFormat) throws {
    let export = try ExportFixture.export(format, of: ExportFixture.library(files))
    #expect(export.warnings == [message])
    // The value is written for the theme that has it, and nowhere else.
    let values = export.files.values.joined().lowercased().components(separatedBy: "123456")
    #expect(values.count - 1 == (format == .swift ? 0 : format == .json ? 2 : 1), "\(export.files)")
    let catalog = CatalogLosses(of: try ExportFixture.library(files)).diagnostics
    #expect(catalog.map(\.message) == [message])
  }

  @Test(
    "Missing colors have no value in style sheets inside any element",
    arguments: [true, false]
  )
  func styleSheets(isSwitched: Bool) throws {
    let value = isSwitched ? "{ default: red, high-contrast: black }" : "red"
    let library = try ExportFixture.library([
      "one.yaml": "theme: one\ncolors: { only: \(value) }",
      "two.yaml": "theme: two\ncolors: { a: blue }",
    ])
    let text = try #require(try ExportFixture.export(.css, of: library).files["themes.css"])
    let expected = isSwitched ? "var(--_theme-two, initial)" : "--only: initial;"
    #expect(text.contains(expected), "\(text)")
  }
}

extension String {
  fileprivate func components(separatedBy separator: String) -> [Substring] {
    var parts: [Substring] = []
    var rest = self[...]
    while let range = rest.firstRange(of: separator) {
      parts.append(rest[..<range.lowerBound])
      rest = rest[range.upperBound...]
    }
    return parts + [rest]
  }
}
