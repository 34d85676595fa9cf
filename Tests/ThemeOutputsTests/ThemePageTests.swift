import SourceDocuments
import Testing
import TestSupport
import ThemeTestSupport

@testable import ThemeOutputs

@Suite("The page of a library")
struct ThemePageTests {
  private static let hostile = "</script><!--\\u2028{{title}}<!--script-->"

  private func document() throws -> PageDocument {
    PageDocument(
      try PageInput(
        project([
          "a.yaml": "theme: a\ncolors: { red: red }\nabout: { red: \"\(Self.hostile)\" }\n"
        ])
      )
    )
  }

  @Test("The policy has the hashes of the script and of the style sheet")
  func hashes() {
    #expect(ThemePage.scriptHash == SHA256.base64(of: ThemePage.script))
    #expect(ThemePage.styleHash == SHA256.base64(of: ThemePage.style))
    for hash in [ThemePage.scriptHash, ThemePage.styleHash] {
      #expect(ThemePage.contentSecurityPolicy.contains("'sha256-\(hash)'"))
    }
    #expect(!ThemePage.script.contains("</script") && !ThemePage.style.contains("</style"))
  }

  @Test("The document is JSON on one line, and text of themes can't end its element")
  func safety() throws {
    var document = try document()
    #expect(!document.json.contains("\n") && !document.json.contains("\u{2028}"))
    let file = SourceFile(path: "a.json", bytes: Array(document.json.utf8))
    let (parsed, diagnostics) = JSONReader.read(file)
    #expect(parsed != nil && diagnostics.isEmpty)
    for mode in [ThemePage.Mode.file, .live] {
      document.allowsEdits = mode == .live
      let page = ThemePage.html(document, mode: mode)
      #expect(page.hasPrefix("<!doctype html>\n"))
      #expect(page.split(separator: "</script").count == 3)
      #expect(!page.contains("{{title}}<") && !page.contains("\u{2028}"))
      #expect(page.contains("{{title}}\\u003c!--script-->"))
      #expect(page.contains("connect-src") == false)
      #expect(page.contains("Content-Security-Policy") == (mode == .file))
      #expect(page.contains("\"allowsEdit\": true") == (mode != .file))
    }
  }
}
