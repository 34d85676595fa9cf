import SourceDiagnostics
import Testing

@testable import ThemeFiles

struct CaseConversionTests {
  private func excerpt(_ width: Int, lines: Int = 0) -> SourceExcerpt {
    SourceExcerpt(
      file: "a",
      start: SourcePosition(line: 1, column: 3),
      end: SourcePosition(line: 1 + lines, column: 3 + width),
      lineText: ""
    )
  }

  @Test(
    "Only case, underscores and camel case count as differences of spelling",
    arguments: [
      ("Light", "light"), ("HIGH_CONTRAST", "high-contrast"), ("light", "light"), ("lihgt", nil),
      ("highcontrast", nil), ("HighContrast", "high-contrast"), ("highContrast", "high-contrast"),
      ("hIghContrast", nil), ("", nil), ("both", nil),
    ]
  )
  func words(word: String, expected: String?) {
    let candidates = ["light", "high-contrast", "Both", "BOTH"]
    #expect(Spelling.correctedCase(of: word, among: candidates) == expected)
  }

  @Test("A case conversion replaces nothing but the word")
  func fixes() {
    #expect(Spelling.caseFix(for: "Dark", among: ["dark"], at: excerpt(4)) == .safe("dark"))
    #expect(Spelling.caseFix(for: "Dark", among: ["dark"], at: excerpt(6)) == nil)
    #expect(Spelling.caseFix(for: "Dark", among: ["dark"], at: excerpt(4, lines: 1)) == nil)
    #expect(Spelling.caseFix(for: "Dark", among: ["dark"], at: nil) == nil)
    #expect(Spelling.caseFix(for: "Drak", among: ["dark"], at: excerpt(4)) == nil)
  }
}
