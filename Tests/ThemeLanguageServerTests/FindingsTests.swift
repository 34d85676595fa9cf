import SourceDocuments

import Testing

@testable import ThemeLanguageServer

/// Findings as editors get them.
struct FindingsTests {
  @Test func `an edit of a theme updates the findings of themes that extend it`() throws {
    try TemporaryFolder.with([
      "base.yaml": "theme: base\ncolors:\n  ink: black\n",
      "child.yaml": "theme: child\nextends: base\ncolors:\n  text: \"{ink}\"\n",
    ]) { folder in
      let client = try TestClient(folder)
      #expect(client.rules("child.yaml") == [])
      try client.open("base.yaml")
      try client.replace("ink", with: "inc", in: "base.yaml")
      #expect(client.rules("child.yaml") == ["unknown-reference"])
      try client.replace("inc", with: "ink", in: "base.yaml")
      #expect(client.rules("child.yaml") == [])
    }
  }
}
