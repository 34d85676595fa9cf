import AssetCatalogs
import SourceDiagnostics
import Testing

@Suite struct CheckTests {
  /// The rules that a catalog breaks, without those about coverage unless asked for.
  private func findings(
    _ files: [String: String],
    all: Bool = false
  ) throws -> [Diagnostic] {
    let (catalog, _) = try read(files)
    let common: Set<String> = ["missing-dark", "empty-slot"]
    return catalog.findings(files: memory(files)).filter { all || !common.contains($0.rule.id) }
  }

  private static let universal = #""idiom": "universal""#
  private static let dark = #""appearances": [{"appearance": "luminosity", "value": "dark"}]"#
  private static let high = #""appearances": [{"appearance": "contrast", "value": "high"}]"#

  @Test(
    "Each rule of catalogs reports the sets that violate it",
    arguments: [
      (["a.colorset": slot(1), "G/a.colorset": slot(2)], "duplicate-asset", "called 'a'"),
      (["Accent.colorset": slot(1), "accent.colorset": slot(2)], "case-clash", "only in case"),
      (["a-b.colorset": slot(1), "a b.colorset": slot(2)], "symbol-clash", "'aB'"),
      (["giftColor.colorset": slot(1), "gift.colorset": slot(2)], "symbol-clash", "'gift'"),
      (["primary.colorset": slot(1)], "symbol-clash", "of the system colors"),
      (["c.colorset": slot(1) + "," + slot(2)], "duplicate-slot", "for 'any'"),
      (
        ["c.colorset": slot(1) + "," + slot(2, universal + #","display-gamut": "sRGB""#)],
        "duplicate-slot", "for 'any'"
      ),
      (["c.colorset": slot(1, #""idiom": "mac""#)], "missing-universal", "only for mac"),
      (["c.colorset": slot(1, universal + "," + dark)], "missing-any", "matching slot"),
      (["c.colorset": slot(1)], "missing-dark", "dark interfaces"),
      (["c.colorset": "{\(universal)}"], "empty-slot", "no value in any slot"),
      (["c.colorset": slot(1) + ",{\(universal),\(dark)}"], "empty-slot", "for 'dark'"),
      (
        ["c.colorset": slot(7) + "," + slot(7, universal + "," + dark)], "dark-equals-light", "same"
      ),
      (
        ["c.colorset": slot(1), "d.colorset": slot(1) + "," + slot(2, universal + "," + high)],
        "missing-high-contrast", "as other colors"
      ),
      (
        [
          "d.colorset": slot(1) + "," + slot(2, universal + "," + high) + ","
            + slot(3, universal + "," + dark)
        ], "missing-high-contrast", "don't use"
      ),
      (["c.colorset": slot(300)], "component-range", "'red' is from 0 to 1"),
      (["c.colorset": slot(1)], "one-255th", "one 255th"),
      (
        ["c.colorset": color(#"{"platform": "ios", "reference": "labelColour"}"#)],
        "unknown-system-color", "did you mean 'labelColor'?"
      ),
      (
        [
          "c.colorset": slot(1) + ","
            + slot(2, #""appearances": [{"appearance": "luminosity", "value": "tinted"}]"#)
        ], "unreachable-slot", "'tinted'"
      ),
      (
        ["c.colorset": slot(1) + "," + slot(2, #""idiom": "watch","# + dark)],
        "unreachable-slot", "watches"
      ),
    ] as [([String: String], String, String)]
  )
  func rules(sets: [String: String], rule: String, words: String) throws {
    let files = Dictionary(
      uniqueKeysWithValues: sets.map { ("\($0.key)/Contents.json", colorSet($0.value)) }
    )
    let found = try findings(files, all: true)
    let first = try #require(
      found.first { $0.rule.id == rule && $0.message.contains(words) },
      "\(found.map(\.message))"
    )
    #expect(Rule.catalogs.contains(first.rule))
    #expect(first.excerpt != nil)
  }

  private static func color(_ text: String) -> String { "{\"color\": \(text), \(universal)}" }

  @Test("A valid catalog has no findings")
  func sound() throws {
    #expect(
      try findings(
        [
          "a.colorset/Contents.json": colorSet(
            slot(10) + "," + slot(20, Self.universal + "," + Self.dark)
          ),
          "system.colorset/Contents.json": colorSet(
            Self.color(#"{"platform": "ios", "reference": "systemBackgroundColor"}"#)
          ),
          "N/Contents.json": namespace,
          "N/a.colorset/Contents.json": colorSet(
            slot(0) + "," + slot(255, Self.universal + "," + Self.dark)
          ),
          "i.imageset/Contents.json": """
          {"images": [{"idiom": "universal", "filename": "i.png"}], "info": {"version": 1}}
          """,
          "i.imageset/i.png": "",
        ],
        all: true
      ).isEmpty
    )
  }

  @Test("A component of 1 is reported unless it is beside larger values, and always as alpha")
  func one255th() throws {
    func components(_ red: String, _ alpha: String) -> String {
      colorSet(
        Self.color(
          """
          {"color-space": "srgb", "components": \
          {"red": "\(red)", "green": "1", "blue": "0", "alpha": "\(alpha)"}}
          """
        )
      )
    }
    func fixes(_ red: String, _ alpha: String) throws -> [String?] {
      try findings(["c.colorset/Contents.json": components(red, alpha)])
        .filter { $0.rule == "one-255th" }.map(\.fix?.replacement)
    }
    #expect(try fixes("66", "1.000") == [])
    #expect(try fixes("66", "1") == ["\"1.000\""])
    #expect(try fixes("1", "1.000") == ["\"1.000\"", "\"1.000\""])
    #expect(try fixes("0.500", "1") == ["\"1.000\"", "\"1.000\""])
  }

  @Test("Files without slots, slots without files or idioms, and missing info are reported")
  func files() throws {
    let found = try findings([
      "i.imageset/Contents.json": """
      {"images": [{"idiom": "universal", "filename": "icon.png"},
                  {"filename": "b.png"}, {"idiom": "mac"}]}
      """,
      "i.imageset/icno.png": "", "i.imageset/b.png": "", "i.imageset/.DS_Store": "",
    ])
    #expect(
      found.map(\.rule) == ["info", "missing-file", "unassigned-file", "unassigned-file"]
    )
    #expect(found[1].message.hasSuffix("did you mean 'icno.png'?"))
    #expect(found[2].message.contains("for no idiom"))
    #expect(found[3].message.contains("names the file 'icno.png'"))
    #expect(found[3].excerpt?.file == "A.xcassets/i.imageset/icno.png")
  }

  @Test("A color and an image with the same name are reported as a warning")
  func types() throws {
    let found = try findings([
      "a.colorset/Contents.json": colorSet(slot(9)),
      "a.imageset/Contents.json": """
      {"images": [{"idiom": "universal", "filename": "i.png"}], "info": {"version": 1}}
      """,
      "a.imageset/i.png": "",
    ])
    #expect(found.map(\.rule) == ["duplicate-asset"])
    #expect(found[0].severity == .warning)
  }

  @Test("Every rule of catalogs has a summary that ends with a period")
  func summaries() {
    for rule in Rule.catalogs { #expect(rule.summary.hasSuffix(".")) }
    #expect(Set(Rule.catalogs.map(\.summary)).count == Rule.catalogs.count)
  }
}
