import Testing
import TestSupport

@testable import ThemeImports

@Suite("Files that are imported again")
struct ImportedFileTests {
  private static let theme = """
    # Imported by themetool from a.json (DTCG)
    theme: a

    colors:
      x: red  # a.json:1

    """

  private static func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

  private static func merged(_ new: String, over old: String) -> String? {
    ImportedFile.merged(bytes(new), over: bytes(old)).map { String(decoding: $0, as: UTF8.self) }
  }

  private static func sealed(_ text: String) -> String {
    String(decoding: ImportedFile.sealed(bytes(text)), as: UTF8.self)
  }

  @Test(
    "Random sections that people add are kept, with their comments",
    arguments: 0..<50 as Range<UInt64>
  )
  func additions(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let sections = [
      "# Ours\nchecks:\n  - { contrast: [x, x], at-least: 1 }  # why", "exports: []",
      "about:\n  x: |\n    two\n\n    lines", "palette: { p: blue }", "rules:\n  naming: off",
      "# A comment\n# in two lines\ncatalogs: [../A.xcassets]", "deprecated:\n  x: {}",
    ].shuffled(using: &random).prefix(Int.random(in: 0...4, using: &random))
    let old = Self.sealed(Self.theme) + sections.map { "\n\($0)\n" }.joined()
    let same = Self.merged(Self.theme, over: old)
    #expect(same == old)
    let changed = Self.theme.replacing("red", with: "blue").replacing("a.json:1", with: "a.json:9")
    let new = try #require(Self.merged(changed, over: old))
    #expect(new.contains("x: blue"))
    for section in sections { #expect(new.contains(section)) }
    #expect(Self.merged(changed, over: new) == new)
  }

  @Test(
    "An edit of what an import wrote is found",
    arguments: [
      ("red", "rad"), ("a.json:1", "a.json:2"), ("theme: a", "theme: b"), ("  x: red", "  y: red"),
      ("colors:", "# more\ncolors:"), ("colors:", "extends: b\ncolors:"), ("red", "{"),
    ]
  )
  func edits(old: String, new: String) {
    let edited = Self.sealed(Self.theme).replacing(old, with: new)
    #expect(Self.merged(Self.theme, over: edited) == nil)
  }

  @Test(
    "A section of both the import and of people is not merged, and a file without a checksum neither"
  )
  func contradictions() {
    let old = Self.sealed(Self.theme) + "\nabout:\n  x: Ours.\n"
    #expect(Self.merged(Self.theme, over: old) == old)
    #expect(Self.merged(Self.theme + "\nabout:\n  x: Theirs.\n", over: old) == nil)
    #expect(Self.merged(Self.theme, over: Self.theme) == nil)
  }

  @Test("An optional section of an import goes with it")
  func optional() {
    let old = Self.sealed(Self.theme + "\nabout:\n  x: Theirs.\n")
    #expect(Self.merged(Self.theme, over: old) == Self.sealed(Self.theme))
  }
}
