import TestSupport
import Testing

@Suite("The page of all keys")
struct FormatPageTests {
  @Test("says what the schema says")
  func fresh() throws {
    let text = FormatPage().text
    try expectGolden(text, "../../../Sources/ThemeKit/ThemeKit.docc/ThemeFileKeys.md")
    // A definition that the page doesn't find leaves a table without rows.
    #expect(!text.contains("| --- |\n\n"))
    #expect(text.contains("| `contrast` | yes | list | What is in front, and what is behind. |"))
  }
}
