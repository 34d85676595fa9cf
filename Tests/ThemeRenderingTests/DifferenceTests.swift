import AssetCatalogs
import ColorValues
import Testing

@testable import ThemeRendering
@testable import ThemeValidation

@Suite("Differences as Markdown and data")
struct DifferenceTests {
  private let difference = LibraryDifference(
    defaultTheme: nil,
    themes: [
      ThemeDifference(
        old: "a",
        new: "a",
        parent: nil,
        colors: [
          ColorChange(
            name: "x",
            kind: .deprecated(use: nil, reason: "<b>\"a\" & 'b'\u{202E}"),
            values: []
          ),
          ColorChange(
            name: "y",
            kind: .changed,
            values: [ValueChange(conditions: [], old: .white, new: Color(.displayP3, 1, 0, 0))]
          ),
        ],
        checks: [],
        inheritedColors: [],
        inheritedCheckCount: 0,
        isComplete: false
      )
    ]
  )

  private func markdown(_ difference: LibraryDifference, old: String, new: String) -> String {
    LibraryDifferenceMarkdown(difference, old: old, new: new, effects: .init()).text
  }

  @Test("Texts from files have no meaning in Markdown")
  func escaping() {
    let text = markdown(difference, old: "`a|b` @you", new: "\u{7}")
    #expect(text.contains("&#60;b&#62;\"a\" &#38; 'b'&#92;u{202e}"))
    #expect(text.contains("`` `a|b` @you `` → `\\u{7}`"))
    #expect(!text.contains("<b>"))
  }

  @Test("A difference as Markdown has hexadecimal digits, and CSS of wide colors")
  func markdownColors() {
    let text = markdown(difference, old: "a", new: "b")
    let row = "| `y` | changed | always | `#ffffff` | `#ff0b0c` `color(display-p3 1 0 0)` |"
    #expect(text.contains("\(row) a different color (ΔE2000 "))
    #expect(text.contains("too many combinations"))
  }

  @Test("A difference as Markdown is at most 60 kB, and counts the rest")
  func size() throws {
    let colors = (0..<2_000).map { index in
      ColorChange(
        name: "color\(index)",
        kind: .changed,
        values: [ValueChange(conditions: [], old: .white, new: .black)]
      )
    }
    let theme = ThemeDifference(
      old: "a",
      new: "a",
      parent: nil,
      colors: colors,
      checks: [],
      inheritedColors: [],
      inheritedCheckCount: 0,
      isComplete: true
    )
    let text = markdown(LibraryDifference(defaultTheme: nil, themes: [theme]), old: "a", new: "b")
    #expect(text.utf8.count <= 60_000)
    let shown = text.split(separator: "\n").count { $0.hasPrefix("| `color") }
    #expect(text.hasSuffix("\n\(2_000 - shown) more rows are left out.\n"))
  }

  @Test("A comparison without differences is reported as empty")
  func nothing() {
    let none = LibraryDifference(defaultTheme: nil, themes: [])
    #expect(markdown(none, old: "a", new: "b").contains("No differences."))
    #expect([AssetDifference]().markdownDocument(old: "a", new: "b").contains("No differences."))
    #expect(
      none.jsonDocument(old: "a", new: "b")
        == "{\n  \"version\": 1,\n  \"old\": \"a\",\n  \"new\": \"b\",\n  \"requirements\": [],\n  \"failingChecks\": 0,\n  \"themes\": []\n}\n"
    )
    #expect(
      [AssetDifference]().jsonDocument(old: "a", new: "b")
        == "{\n  \"version\": 1,\n  \"old\": \"a\",\n  \"new\": \"b\",\n  \"assets\": []\n}\n"
    )
  }
}
