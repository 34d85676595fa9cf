import Testing
import TestSupport

@Suite("Pages of the documentation")
struct DocumentationPageTests {
  @Test("The page of keys lists the keys of the schema")
  func keys() throws {
    let text = KeysPage().text
    try expectPage(text, "look/keys.md")
    // A definition that the page doesn't find leaves a table without rows.
    #expect(!text.contains("| --- |\n\n"))
    #expect(text.contains("| `contrast` | yes | list | The foreground and the background, or"))
  }
}
