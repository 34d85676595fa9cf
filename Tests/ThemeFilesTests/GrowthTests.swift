import ColorValues
import DynamicColors
import SourceDiagnostics
import SourceDocuments
import Testing
import TestSupport
import ThemeTestSupport
import TraitSystem

@testable import ThemeFiles

/// Small inputs that stand for a great deal: what they cost must not grow with that.
@Suite("Limits of growth", .timeLimit(.minutes(1)))
struct GrowthTests {
  private static let words = ["dark", "high-contrast", "p3", "elevated", "phone"]

  /// A color with a variant for each set of some words, which refers to the color itself twice.
  private static func doubling(_ words: [String]) -> String {
    let sets = (1..<(1 << words.count)).map { set in
      words.indices.filter { set >> $0 & 1 == 1 }.map { words[$0] }.joined(separator: " ")
    }
    let variants = sets.map { "    \($0): \"color-mix(in srgb, {a} 30%, {a} 30%, white)\"\n" }
    return "theme: t\ncolors:\n  a:\n    default: black\n" + variants.joined()
  }

  @Test("Variants that refer to their color twice are computed once each", arguments: 1...5)
  func selfReferences(count: Int) throws {
    let words = Array(Self.words.prefix(count))
    let files = ["t.yaml": Self.doubling(words)]
    #expect(try findings(of: files).filter { $0.contains("error") } == [])
    let library = try library(files)
    let color = try #require(library.color(named: "a"))
    // Each of the variants, all of which hold, mixes four tenths of white in.
    let steps = (1 << count) - 1
    let expected = 1 - (0..<steps).reduce(1.0) { rest, _ in rest * 0.6 }
    let all = color.resolvedColor(with: traits(words.joined(separator: " "), in: library))
    #expect(abs(all.c1 - expected) < 1e-9)
    #expect(color.resolvedColor(with: TraitCollection()).hex == "#000000")
    let explanation = try #require(
      library.explanation(of: "a", for: traits(words.joined(separator: " "), in: library))
    )
    #expect(places(of: explanation) == steps + 1)
  }

  @Test("Colors that refer to others twice are explained once each")
  func explanations() throws {
    let chain = (1...60).map {
      "  a\($0): \"color-mix(in srgb, {a\($0 - 1)}, {a\($0 - 1)}, {a0})\"\n"
    }
    let library = try library(["t.yaml": "theme: t\ncolors:\n  a0: red\n" + chain.joined()])
    let explanation = try #require(library.explanation(of: "a60", for: TraitCollection()))
    #expect(explanation.color.hex == "#ff0000")
    // Each but the first names the one before and the first, which is explained at the end.
    #expect(places(of: explanation) == 120)
    #expect(places(of: explanation) { $0.detail == .full } == 61)
    #expect(places(of: explanation) { $0.detail == .leftOut } == 0)
  }

  @Test("Explanations that are too long end at a limit")
  func longExplanations() throws {
    let words = Self.words.joined(separator: " ")
    let colors = (0..<5).map { number in
      Self.doubling(Self.words).split(separator: "\n").dropFirst(2).joined(separator: "\n")
        .replacing("{a}", with: "{a\(number)}").replacing("  a:", with: "  a\(number):")
        .replacing("black", with: number == 0 ? "black" : "\"{a\(number - 1)}\"") + "\n"
    }
    let library = try library(["t.yaml": "theme: t\ncolors:\n" + colors.joined()])
    let explanation = try #require(
      library.explanation(of: "a4", for: traits(words, in: library))
    )
    #expect(places(of: explanation) { $0.detail == .leftOut } == 1)
    #expect(places(of: explanation) == 129)
  }

  @Test(
    "Self-references of variants that exceed the limit of references are refused",
    arguments: [6, 7]
  )
  func depth(count: Int) throws {
    let traits = (0..<count).map {
      "  q\($0): { values: [n, y], affects-color-appearance: true }\n"
    }
    let found = try findings(of: [
      "library.yaml": libraryFile(
        default: "t",
        "traits:\n" + traits.joined()
      ),
      "t.yaml": Self.doubling((0..<count).map { "q\($0)=y" }),
    ])
    .filter { $0.contains("error") }
    #expect(found.count == (count > 6 ? 1 : 0))
    #expect(
      found.allSatisfy {
        $0.hasSuffix("'a' is at the end of more than 64 references [reference-depth]")
      }
    )
  }

  private func places(
    of explanation: ColorExplanation,
    where isCounted: (ColorExplanation) -> Bool = { _ in true }
  ) -> Int {
    explanation.references.reduce(isCounted(explanation) ? 1 : 0) {
      $0 + places(of: $1, where: isCounted)
    }
  }

  /// A hierarchy in which each alias stands for two of the one before, and the first for a node
  /// with uses of colors.
  private static func aliases(_ levels: Int, uses: Int) -> String {
    let rows = (1...levels).map { level in
      let alias = "*a\(level - 1)"
      return """
              - &a\(level) { view: v\(level), children: [ { view: l, children: [\(alias)] }, \
        { view: r, children: [\(alias)] } ] }\n
        """
    }
    return """
      hierarchy: app
      children:
        - window: w
          children:
            - &a0 { view: v0, uses: [\((0..<uses).map { "a\($0)" }.joined(separator: ", "))] }

      """ + rows.joined()
  }

  @Test(
    "Aliases expand to a limited number of nodes",
    arguments: [(3, 1, true), (9, 60, true), (10, 60, false)]
      + [(13, 1, true), (14, 1, false)].prefix(caseCount(0, long: 2))
  )
  func aliasedNodes(levels: Int, uses: Int, isRead: Bool) throws {
    let colors = (0..<uses).map { "a\($0): red" }.joined(separator: ", ")
    let files = [
      "t.yaml": "theme: t\ncolors: { \(colors) }\n", "app.yaml": Self.aliases(levels, uses: uses),
    ]
    let messages = try findings(of: files).filter { $0.contains("error") }
    #expect(messages.isEmpty == isRead)
    guard !isRead else { return }
    #expect(messages.count == 1)
    #expect(
      messages.first?.contains("at most 100000 nodes, overrides and uses") == true,
      "\(messages)"
    )
  }

  @Test("A cycle of many themes is reported once, in a message of limited length")
  func circle() throws {
    var files = ["library.yaml": libraryFile(default: "t0")]
    let count = caseCount(500, long: 2_000)
    for number in 0..<count {
      files["t\(number).yaml"] =
        "theme: t\(number)\nextends: t\((number + 1) % count)\ncolors: { c: red }"
    }
    let found = try findings(of: files)
    #expect(
      found == [
        """
        2:10: error: the themes extend each other: t0 → t1 → t2 → t3 → t4 → t5 → t6 → t7 → … \(count - 8) more \
        … → t0 [cyclic-extends]
        """
      ]
    )
  }

  @Test("A chain of many themes is resolved")
  func chain() throws {
    var files = ["t0.yaml": "theme: t0\ncolors: { a: red, b: \"{a}\" }"]
    files["library.yaml"] = libraryFile(default: "t0")
    let last = caseCount(299, long: 999)
    for number in 1...last {
      files["t\(number).yaml"] =
        "theme: t\(number)\nextends: t\(number - 1)\ncolors: { c\(number % 7): blue }"
    }
    files["u.yaml"] = "theme: u\nextends: t\(last)\ncolors: { a: lime }"
    let library = try library(files)
    let color = try #require(library.color(named: "b"))
    #expect(color.resolvedColor(with: try library.traits(theme: "u")).hex == "#00ff00")
    #expect(color.resolvedColor(with: try library.traits(theme: "t\(last)")).hex == "#ff0000")
  }

  @Test("Themes that inherit too many colors are refused", arguments: [10, 800])
  func inherited(count: Int) throws {
    let colors = (0..<4_000).map { "  c\($0): red\n" }
    var files = ["base.yaml": "theme: base\ncolors:\n" + colors.joined()]
    files["library.yaml"] = libraryFile(default: "base")
    for number in 0..<count {
      files["t\(number).yaml"] = "theme: t\(number)\nextends: base\ncolors: { c0: blue }"
    }
    let found = try findings(of: files).filter { $0.contains("inherited ones included") }
    #expect(found.count == (count > 700 ? 1 : 0))
  }

  @Test("A check of distinct colors accepts a limited number of names", arguments: [2, 256, 257])
  func distinct(count: Int) throws {
    let names = (0..<count).map { "c\($0)" }
    let colors = names.enumerated().map { "  \($1): rgb(\($0 % 256) \($0 % 256) \($0 % 256))\n" }
    let found = try findings(of: [
      "library.yaml":
        "library: 1\nchecks: [ { distinct: [\(names.joined(separator: ", "))], at-least: 0.1 } ]\n",
      "t.yaml": "theme: t\ncolors:\n" + colors.joined(),
    ])
    #expect(found.contains { $0.contains("must have at most 256 names") } == (count > 256))
  }

  @Test("A thousand unknown names among thousands of known ones are reported with suggestions")
  func proposals() throws {
    let known = (0..<6_000).map { "  text-primary-\($0): red\n" }
    let unknown = (0..<1_000).map { "  text-secondary-\($0): \"{text-primry-\($0)}\"\n" }
    let found = try findings(
      ofTheme: "theme: t\ncolors:\n" + known.joined() + unknown.joined()
    )
    .filter { $0.contains("unknown-reference") }
    #expect(found.count == 1_000)
    #expect(found.allSatisfy { $0.contains("did you mean 'text-primary-") })
  }

  @Test("Hundreds of unknown traits and values on one line are reported with suggestions")
  func unknownTraits() throws {
    let traits = (0..<400).map { "  trait-\($0): { values: [a, b] }\n" }
    let values = (0..<400).map { "value-\($0)" }.joined(separator: ", ")
    let unknown = (0..<400).map { "trai-\($0)=a: red, list=valu-\($0): red" }
    let found = try findings(of: [
      "library.yaml": "library: 1\ntraits:\n  list: { values: [\(values)] }\n\(traits.joined())",
      "t.yaml":
        "theme: t\ncolors: { a: { default: red, \(unknown.joined(separator: ", ")) } }\n",
    ])
    #expect(found.filter { $0.contains("did you mean 'trait-") }.count == 400)
    #expect(found.filter { $0.contains("did you mean 'value-") }.count == 400)
  }

  @Test("A thousand unknown assets beside hundreds of known ones are reported")
  func unknownAssets() throws {
    let color = #"{"color": {"components": {"red": "1", "green": "0", "blue": "0", "alpha": "1"}}}"#
    var files = [
      "library.yaml": "library: 1\ncatalogs: [B.xcassets]\n",
      "t.yaml": "theme: t\ncolors:\n"
        + (0..<1_000).map { "  c\($0): asset(Nope/Nam\($0))\n" }.joined(),
    ]
    for number in 0..<500 {
      files["B.xcassets/Known/Name\(number).colorset/Contents.json"] = "{\"colors\": [\(color)]}"
    }
    let found = try findings(of: files)
    #expect(found.filter { $0.contains("unknown-asset") }.count == 1_000)
  }

  @Test("A thousand nodes with one path on one line are reported")
  func sameNodes() throws {
    let nodes = [String](repeating: "{ view: v, uses: [a] }", count: 1_000)
    let found = try findings(of: [
      "t.yaml": "theme: t\ncolors: { a: red }\n",
      "app.yaml":
        "hierarchy: app\nchildren: [ { window: w, children: [ \(nodes.joined(separator: ", ")) ] } ]\n",
    ])
    #expect(found.filter { $0.contains("two nodes have the path 'app/w/v'") }.count == 999)
  }
}
