import AssetCatalogs
import ColorValues
import Testing

@testable import ThemeComparison
@testable import ThemeRendering
@testable import ThemeRendering

@Suite("Differences as pages and data")
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

  @Test("Texts from files are escaped in markup")
  func escaping() {
    let page = LibraryDifferenceHTML(difference, old: "</title><script>", new: "\u{7}").text
    #expect(page.contains("&lt;b&gt;&quot;a&quot; &amp; &#39;b&#39;\\u{202e}"))
    #expect(page.contains("<title>&lt;/title&gt;&lt;script&gt; → \\u{7}</title>"))
    #expect(!page.contains("<b>"))
    #expect(!page.contains("<script"))
  }

  @Test("A difference page loads no external resources and shows wide colors")
  func page() {
    let page = LibraryDifferenceHTML(difference, old: "a", new: "b").text
    for part in ["src=", "href=", "url(", "@import", "http:"] { #expect(!page.contains(part)) }
    #expect(page.contains("--c:#ffffff\""))
    #expect(page.contains(";--c:color(display-p3 1 0 0)\""))
    #expect(page.contains("too many combinations"))
  }

  @Test("A comparison without differences is reported as empty")
  func nothing() {
    let none = LibraryDifference(defaultTheme: nil, themes: [])
    #expect(LibraryDifferenceHTML(none, old: "a", new: "b").text.contains("No differences."))
    #expect(AssetDifferenceHTML([], old: "a", new: "b").text.contains("No differences."))
    #expect(
      LibraryDifferenceJSON(none, old: "a", new: "b").text
        == "{\n  \"version\": 1,\n  \"old\": \"a\",\n  \"new\": \"b\",\n  \"failingChecks\": 0,\n  \"themes\": []\n}\n"
    )
    #expect(
      AssetDifferenceJSON([], old: "a", new: "b").text
        == "{\n  \"version\": 1,\n  \"old\": \"a\",\n  \"new\": \"b\",\n  \"assets\": []\n}\n"
    )
  }
}
