import SourceDocuments
import Testing
import TestSupport

@testable import ThemeLanguageServer

/// Documents through many edits, compared with servers that read the same texts at once.
struct RandomEditTests {
  private static let files = [
    "library.yaml": """
    library: 1
    default-theme: base
    traits:
      density: { values: [wide, narrow] }
    checks:
      - { contrast: [ink, page], at-least: 4.5 }

    """,
    "base.yaml": """
    theme: base
    palette:
      blue: { 100: "#ccddff", 900: "#001144" }
    colors:
      ink: { light: "{blue.900}", dark: "{blue.100}" }
      page: { light: white, dark: black }
      edge: { density=wide: gray, default: "color-mix(in oklab, {ink}, {page})" }

    """,
    "child.yaml": """
    theme: child
    extends: base
    colors:
      ink: { light: "#222222", dark: "#dddddd" }

    """,
  ]

  private static let pieces = [
    "{", "}", "\"", "'", ":", " ", "\n", "  ", "ink", "{ink}", "white", "#", "ä", "\u{1F600}",
    "dark", "density=narrow", "theme: base\n", "- ", "colors:\n", "&a ", "*a ", "\t",
    "extends: child",
    "oklch(", "0.5", ",", "[", "]", "asset(A)", "\r\n", "# themetool: ignore contrast",
  ]

  @Test(arguments: 1...caseCount(2, long: 4) as ClosedRange<UInt64>)
  func `The state after each random edit equals a fresh load`(seed: UInt64) throws {
    try TemporaryFolder.with(Self.files) { folder in
      let client = try TestClient(folder)
      let names = Self.files.keys.sorted()
      for name in names { try client.open(name) }
      var random = SplitMix64(seed: seed)
      for step in 1...caseCount(1_000, long: 2_500) {
        let name = names.randomElement(using: &random) ?? ""
        // Now and then the file is whole again, so that not all states are broken.
        if step % 25 == 0 {
          client.change(name, to: Self.files[name] ?? "")
        } else {
          let piece = Self.pieces.randomElement(using: &random) ?? ""
          client.edit(name, piece, using: &random)
          if step % 20 == 0 { client.wait() }
        }
        guard step % 100 == 0 else { continue }
        let fresh = try TestClient(folder)
        for name in names { try fresh.open(name, try client.text(name)) }
        for name in names {
          let text = try client.text(name)
          #expect(client.serverText(name) == text)
          #expect(client.findings[name] ?? [] == fresh.findings[name] ?? [], "\(name) at \(step)")
        }
      }
    }
  }
}
