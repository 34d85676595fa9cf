import ColorValues
import DynamicColors
import Testing
import TestSupport
import ThemeFiles
import ThemeValidation
import TraitSystem

@testable import ThemeRendering

struct PaletteSheetHTMLTests {
  private static let voids: Set<String> = ["meta", "input"]

  /// The page without its script and style sheet, in which other rules hold.
  private func markup(_ page: String) -> String {
    page.replacing(PageScript.text, with: "").replacing(PageStyle.base, with: "")
      .replacing(PageStyle.previews, with: "")
  }

  @Test("A sheet links to the pages that exist")
  func links() throws {
    let sheet = try SampleLibrary.sheet()
    #expect(!PaletteSheetHTML(sheet).text.contains("aria-label=\"Pages\""))
    let links = PageLinks(
      index: PageLinks.Page(title: "All themes", path: "index.html"),
      next: PageLinks.Page(title: "<b>", path: "b&c.html")
    )
    let page = PaletteSheetHTML(sheet, links: links).text
    #expect(page.contains("<a href=\"index.html\" rel=\"up\">All themes</a>"))
    #expect(page.contains("<a href=\"b&amp;c.html\" rel=\"next\">&lt;b&gt; →</a>"))
    #expect(!page.contains("rel=\"prev\""))
  }

  @Test("The hash in the content policy is that of the script")
  func hash() throws {
    // FIPS 180-2, appendix B.1.
    #expect(SHA256.base64(of: "abc") == "ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0=")
    #expect(SHA256.base64(of: PageScript.text) == PageScript.hash)
    let page = PaletteSheetHTML(try SampleLibrary.sheet()).text
    #expect(page.contains("<script>\(PageScript.text)</script>"))
    #expect(page.contains("script-src &#39;sha256-\(PageScript.hash)&#39;"))
  }

  @Test("The page makes no requests and runs only its script")
  func selfContained() throws {
    for page in [
      PaletteSheetHTML(try SampleLibrary.sheet()).text,
      ThemeGalleryHTML(try SampleLibrary.gallery()).text,
    ] {
      let rest = page.replacing("http://www.w3.org/2000/svg", with: "")
      for word in ["http:", "https:", "src=", "url(http", "@import", " onclick", "javascript:"] {
        #expect(!rest.contains(word))
      }
      #expect(page.contains("default-src &#39;none&#39;"))
      #expect(MarkupScan(markup(page), isVoid: Self.voids).problem == nil)
    }
  }

  @Test("Every value can be copied, and every color can be found")
  func cards() throws {
    let page = PaletteSheetHTML(try SampleLibrary.sheet()).text
    #expect(page.contains("data-copy=\"#202024\" aria-label=\"Copy #202024, text light\""))
    #expect(page.contains("data-copy=\"color(display-p3 0.1 0.95 0.3)\""))
    #expect(page.contains("data-find=\"badge.old deprecated #888888 #888888\""))
    #expect(page.contains("Deprecated: use badge.new: one &lt;badge&gt; is enough"))
    #expect(page.split(separator: "<li class=\"card").count == 11)
    #expect(page.contains("background:#00f052;background:color(display-p3 0.1 0.95 0.3)"))
  }

  @Test("A single pair is named in the singular, and several in the plural")
  func pairs() {
    let palette = Palette(
      traits: TraitCollection(),
      entries: ["a", "b"].map { PaletteEntry(name: $0, color: .white) }
    )
    let pairs = [("a", "b"), ("b", "a")].map { ContrastPair(front: $0.0, back: $0.1) }
    for (count, words) in [(1, ">1 pair of"), (2, ">2 pairs of")] {
      let sheet = PaletteSheet([palette], pairs: Array(pairs.prefix(count)))
      #expect(PaletteSheetHTML(sheet).text.contains(words))
    }
  }

  @Test("A missing color is marked in the overview")
  func missing() {
    let palettes = [["a", "b"], ["a"]].map { names in
      Palette(
        traits: TraitCollection(),
        entries: names.map { PaletteEntry(name: $0, color: .white) }
      )
    }
    let page = PaletteSheetHTML(PaletteSheet(palettes)).text
    #expect(page.contains("<span class=\"hole\" style=\"color:#000000\"></span>"))
    #expect(PaletteSheetSVG(PaletteSheet(palettes)).text.split(separator: "<path d=").count == 3)
  }

  @Test("Secondary text has sufficient contrast in both styles of the page")
  func secondaryText() throws {
    func colors(_ name: String) throws -> [Color] {
      let start = try #require(PageStyle.base.firstRange(of: "--\(name): light-dark("))
      let list = PageStyle.base[start.upperBound...].prefix { $0 != ")" }
      return try list.split(separator: ",").map {
        try Color(css: $0.trimmingPrefix(" ").description)
      }
    }
    for name in ["paper", "card"] {
      for (foreground, background) in zip(try colors("soft"), try colors(name)) {
        #expect(foreground.contrastRatio(to: background) >= 4.5)
      }
    }
    // Nothing makes text of that color fainter.
    for line in (PageStyle.base + PageStyle.previews).split(separator: "\n")
    where line.contains("var(--soft)") {
      #expect(line.contains("opacity: 1;") || !line.contains("opacity"))
    }
  }

  @Test(
    "Names of any content and number result in a valid page",
    arguments: [
      [], ["</script><script>alert(1)</script>"], ["a\u{0}\u{1B}\"&'"],
      [String(repeating: "long", count: 999)],
      (0..<caseCount(1_000, long: 10_000)).map { "g\($0 % 90).c\($0)" },
    ]
  )
  func hostile(names: [String]) {
    let palette = Palette(
      theme: names.first,
      traits: TraitCollection(),
      entries: names.map { PaletteEntry(name: $0, color: .white, about: $0) }
    )
    let sheet = PaletteSheet([palette], summary: names.first)
    let page = PaletteSheetHTML(sheet).text
    #expect(MarkupScan(markup(page), isVoid: Self.voids).problem == nil)
    #expect(!markup(page).contains("alert(1)</script>"))
  }
}
