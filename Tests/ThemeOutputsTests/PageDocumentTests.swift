import ColorValues
import DynamicColors
import SourceDocuments
import Testing
import TestSupport
import ThemeFiles
import ThemeTestSupport
import ThemeValidation
import TraitSystem

@testable import ThemeOutputs

@Suite("The document of a page")
struct PageDocumentTests {
  private static let app = """
    hierarchy: app
    traits: { style: light }
    scene: main
    overrides: { theme: standard }
    children:
      - window: window
        uses: [background]
        children:
          - controller: root
            view:
              uses: [background, accent]
              children:
                - view: side
                  overrides: { style: dark }
                  uses: [accent, text, nowhere]
                - view: other
                  overrides: { theme: bold, contrast: high }
                  uses: [text, background, accent]
    """

  /// Libraries by name: the one that ships, and one with missing and invalid colors.
  private static let libraries: [String: [String: String]] = [
    "shipped": Dictionary(
      uniqueKeysWithValues: ["library", "standard", "bold", "monochrome", "pastel"].map {
        ("\($0).yaml", EmbeddedFiles.text("Themes/\($0).yaml"))
      } + [("app.yaml", app)]
    ),
    "broken": [
      "library.yaml": """
      library: 1
      default-theme: standard
      traits:
        density: { identifier: com.example.density, values: [wide, narrow], default: wide }
      checks:
        - { contrast: [text, background], at-least: 4.5 }
        - { contrast: [text, background], at-least: 7, when: high-contrast }
        - { contrast: [text, accent], at-least: 50, method: tone, when: pad }
        - { distinct: [text, accent, background], at-least: 20 }
      """,
      "standard.yaml": """
      theme: standard
      palette: { ink: { density=narrow: "#123", default: "#abc" } }
      colors:
        background: { light: white, dark: color(display-p3 0.1 0 0.1) }
        text: { light: "{ink}", dark: "#fff8", dark high-contrast: white }
        accent: { default: "oklch(0.7 0.3 150)", p3: "color(display-p3 0 1 0)" }
        only: red
      """,
      "bold.yaml": """
      theme: bold
      colors:
        background: "#eee"
        accent: "{unknown}"
        text: { light: black, dark: "oops(" }
      """,
      "app.yaml": app,
    ],
  ]

  private static func input(_ name: String) throws -> PageInput {
    try PageInput(project(try #require(libraries[name])))
  }

  @Test("Colors are those of the library in every state", arguments: ["shipped", "broken"])
  func colors(name: String) throws {
    let input = try Self.input(name)
    let page = try PageContent(PageDocument(input))
    var generator = SplitMix64(seed: 1)
    for _ in 0..<caseCount(40, long: 2_000) {
      let state = page.state(using: &generator)
      let traits = try page.traits(of: state, in: input)
      let palette = input.library.palette(for: traits)
      let entries = Dictionary(palette.entries.map { ($0.name, $0.color) }) { first, _ in first }
      for color in page.colors where !color.isPalette {
        let expected =
          entries[color.name].map(\.hex)
          ?? (palette.invalidNames.contains(color.name) ? "-2" : "-1")
        #expect(try page.hex(color.table, in: state) == expected, "\(color.name) \(state)")
        guard let known = entries[color.name] else { continue }
        let value = page.values[Int(try #require(page.number(color.table, in: state)))]
        #expect(value.css == known.displayCSS)
        #expect(input.library.color(named: color.name)?.resolvedColor(with: traits) == known)
        let winning = Int(try #require(page.number(color.winning, in: state)))
        let chosen = input.library.explanation(of: color.name, for: traits)?.candidates
          .first { [.chosen, .fallback].contains($0.outcome) }
        #expect(color.variants[winning].text == chosen?.text)
        #expect(color.variants[winning].conditions == chosen?.conditions)
      }
    }
  }

  @Test("A document of a change completes the one before it")
  func changes() throws {
    var files = try #require(Self.libraries["shipped"])
    let before = try PageInput(project(files))
    files["pastel.yaml"] = files["pastel.yaml"]?
      .replacing("oklch(65.0% 0.113 5)", with: "oklch(60% 0.1 5)")
    let after = try PageInput(project(files))
    let base = PageDocument(before)
    let (old, new) = try (PageContent(base), PageContent(PageDocument(after)))
    let part = try PageChange(PageDocument(after, changing: base, at: "rose.500"))
    #expect(part.isPart && part.colors.contains { $0.name == "accent" })
    #expect(part.colors.count < old.colors.count / 4 && part.pairs.count < old.pairs.count / 2)
    let merged = old.completed(by: part)
    var generator = SplitMix64(seed: 4)
    for _ in 0..<40 {
      let state = old.state(using: &generator)
      for (color, expected) in zip(merged.colors, new.colors) {
        #expect(try merged.hex(color.table, in: state) == new.hex(expected.table, in: state))
      }
      for (pair, expected) in zip(merged.pairs, new.pairs) {
        #expect(merged.number(pair.ratios, in: state) == new.number(expected.ratios, in: state))
        #expect(merged.number(pair.fails, in: state) == new.number(expected.fails, in: state))
      }
      for (panel, expected) in zip(part.hierarchies[0].panels, new.hierarchies[0].panels) {
        #expect(try merged.hex(panel.fill, in: state) == new.hex(expected.fill, in: state))
      }
    }
  }

  @Test("A document that keeps parts of an earlier one shows the same as a new one")
  func keptParts() throws {
    var random = SplitMix64(seed: 5)
    var files = try #require(Self.libraries["shipped"])
    var state = try project(files)
    var document = try PageDocument(PageInput(state))
    var shared = 0
    let edits = [
      ("pastel.yaml", "oklch(65.0% 0.113 5)", "oklch(60% 0.1 5)"),
      ("standard.yaml", "oklch(61.0% 0.180 258)", "oklch(62.5% 0.180 258)"),
      ("standard.yaml", "description: Neutral", "description: |\n  Neutral"),
      ("bold.yaml", "theme: bold\n", "theme: bold\n# A comment moves all lines.\n"),
      ("library.yaml", "at-least: 4.5", "at-least: 4.6"),
    ]
    for (file, old, new) in edits + edits.map({ ($0.0, $0.2, $0.1) }) {
      let text = try #require(files[file])
      try #require(text.contains(old))
      files[file] = text.replacing(old, with: new)
      let path = try #require(state.folder.paths.first { $0.hasSuffix("/\(file)") })
      state = state.replacing(bytes: [path: Array((files[file] ?? "").utf8)])
      let input = try PageInput(state)
      let next = PageDocument(input, keeping: document)
      let (kept, fresh) = try (PageContent(next), PageContent(PageDocument(input)))
      shared += kept.values.count > fresh.values.count ? 1 : 0
      #expect(kept.colors.map(\.variants) == fresh.colors.map(\.variants))
      for _ in 0..<20 {
        let state = fresh.state(using: &random)
        for (color, expected) in zip(kept.colors, fresh.colors) {
          #expect(try kept.hex(color.table, in: state) == fresh.hex(expected.table, in: state))
        }
        for (pair, expected) in zip(kept.pairs, fresh.pairs) {
          #expect(kept.number(pair.ratios, in: state) == fresh.number(expected.ratios, in: state))
          #expect(kept.number(pair.fails, in: state) == fresh.number(expected.fails, in: state))
        }
        for (panel, expected) in zip(kept.hierarchies[0].panels, fresh.hierarchies[0].panels) {
          #expect(try kept.hex(panel.fill, in: state) == fresh.hex(expected.fill, in: state))
        }
      }
      document = next
    }
    #expect(shared > 4, "the parts of the documents are those of earlier ones")
  }

  @Test(
    "A color that moves to the palette or to another file is not kept",
    arguments: [
      (["a.yaml": "theme: a\npalette:\n  x: red\ncolors: \n  y: blue\n"]),
      (["b.yaml": "theme: a\ncolors: \n  x: red\npalette:\n  y: blue\n"]),
      (["a.yaml": "theme: a\ncolors: \n  x: red\npalette:\n  y: blue\nabout: { x: X }\n"]),
      (["a.yaml": "theme: a\n\ncolors: \n  x: red\npalette:\n  y: blue\n"]),
    ]
  )
  func movedColors(_ files: [String: String]) throws {
    let old = ["a.yaml": "theme: a\ncolors: \n  x: red\npalette:\n  y: blue\n"]
    let base = try PageDocument(PageInput(project(old)))
    let input = try PageInput(project(files))
    #expect(PageDocument(input, keeping: base).json == PageDocument(input).json)
  }

  @Test("A document of a change with other states is complete")
  func changesOfStates() throws {
    let base = try PageDocument(Self.input("shipped"))
    let other = try Self.input("broken")
    #expect(PageDocument(other, changing: base, at: "accent").json == PageDocument(other).json)
  }

  @Test("Pairs have the contrast of their values", arguments: ["shipped", "broken"])
  func pairs(name: String) throws {
    let input = try Self.input(name)
    let page = try PageContent(PageDocument(input))
    var generator = SplitMix64(seed: 2)
    for _ in 0..<caseCount(20, long: 500) {
      let state = page.state(using: &generator)
      let traits = try page.traits(of: state, in: input)
      let palette = input.library.palette(for: traits)
      let colors = Dictionary(palette.entries.map { ($0.name, $0.color) }) { first, _ in first }
      for pair in page.pairs {
        let ratio = page.number(pair.ratios, in: state)
        let fails = Int(try #require(page.number(pair.fails, in: state)))
        let applies = Int(try #require(page.number(pair.applies, in: state)))
        #expect(fails & ~applies == 0)
        guard let text = colors[pair.text], let back = colors[pair.background] else {
          #expect(ratio == nil && fails == 0)
          continue
        }
        if let first = text.exactHexNumber, let second = back.exactHexNumber, first & 0xFF == 0xFF,
          second & 0xFF == 0xFF
        {
          let plain = Self.ratio(text, back)
          #expect(abs((ratio ?? 0) - plain) < 0.0101, "\(pair.text) on \(pair.background)")
        }
        let checks = input.project.checks.filter { check in
          guard let contrast = check.contrast, contrast.foreground == pair.text,
            contrast.background == pair.background
          else {
            return false
          }
          return true
        }
        for (number, check) in checks.enumerated() {
          let isAxis = check.when.allSatisfy { condition in
            page.axes.contains { input.project.names.trait(named: $0.name) == condition.trait }
          }
          guard isAxis else { continue }
          let isDue = check.when.allSatisfy { $0.holds(in: traits) }
          #expect((applies >> number & 1 == 1) == isDue)
          let least = CheckRunner.leastValue(of: check.measure, [text, back], for: traits).value
          #expect((fails >> number & 1 == 1) == (isDue && least < check.minimum))
        }
      }
    }
  }

  /// The contrast ratio by the formulas of WCAG 2.2.
  private static func ratio(_ first: Color, _ second: Color) -> Double {
    let lights = [first, second].map { color in
      let color = color.converted(to: .srgb)
      let parts = [color.c1, color.c2, color.c3].map { part in
        part <= 0.04045 ? part / 12.92 : power((part + 0.055) / 1.055)
      }
      return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
    }.sorted()
    return (lights[1] + 0.05) / (lights[0] + 0.05)
  }

  /// The power of 2.4, by roots.
  private static func power(_ value: Double) -> Double {
    var root = value
    for _ in 0..<60 {
      root -= (root * root * root * root * root - value) / (5 * root * root * root * root)
    }
    return value * value * root * root
  }

  @Test("A check for a trait that no color depends on applies in all states")
  func otherTraits() throws {
    let page = try PageContent(PageDocument(Self.input("broken")))
    let pair = try #require(page.pairs.first { $0.background == "accent" })
    #expect(pair.fails.at.contains { $0 != 0 })
    #expect(pair.applies.at == [1])
    #expect(try PageContent(PageDocument(Self.input("shipped"))).distinct.count == 3)
  }

  @Test("Panels have the colors at their nodes", arguments: ["shipped", "broken"])
  func panels(name: String) throws {
    let input = try Self.input(name)
    let page = try PageContent(PageDocument(input))
    let file = try #require(input.project.hierarchies.first)
    var generator = SplitMix64(seed: 3)
    for _ in 0..<caseCount(30, long: 500) {
      let state = page.state(using: &generator)
      let hierarchy = Hierarchy(file, names: input.project.names)
      let traits = try page.traits(of: state, in: input)
      _ = try hierarchy.redraws(
        after: page.axes.map { axis in
          let trait = try #require(input.project.names.trait(named: axis.name))
          return HierarchyRedraws.Change(
            path: file.root.path,
            trait: trait,
            value: traits.value(of: trait)
          )
        },
        colorsOf: input.library
      )
      for panel in page.hierarchies[0].panels {
        let node = try hierarchy.node(at: panel.path)
        let palette = input.library.palette(for: hierarchy.traitCollection(of: node))
        func expected(_ name: String) -> String {
          palette.entries.first { $0.name == name }.map(\.color.hex)
            ?? (palette.invalidNames.contains(name) ? "-2" : "-1")
        }
        #expect(try page.hex(panel.fill, in: state) == (panel.fillName.map(expected) ?? "-1"))
        for swatch in panel.swatches {
          #expect(try page.hex(swatch.table, in: state) == expected(swatch.name), "\(panel.path)")
        }
        let names = [panel.fillName].compactMap(\.self) + panel.swatches.map(\.name)
        #expect(names == node.definition.uses.map(\.color))
      }
    }
  }

  @Test("A page starts with the requested state and marks")
  func start() throws {
    let input = try Self.input("shipped")
    var start = PageStart()
    start.view = .mock
    start.traits = traits("dark", theme: "pastel", in: input.library)
    start.hierarchy = "app"
    let dark = TraitKey(UserInterfaceStyleTrait.self)
    start.overrides = [
      HierarchyRedraws.Change(path: "side", trait: dark, value: try dark.value("light"))
    ]
    let hierarchy = Hierarchy(
      try #require(input.project.hierarchies.first),
      names: input.project.names
    )
    start.redraws = try hierarchy.redraws(after: start.overrides, colorsOf: input.library)
    let page = try PageContent(PageDocument(input, start: start))
    #expect(page.start.view == "mock")
    let chosen = Set(zip(page.axes, page.start.state).map { $0.values[$1] })
    #expect(chosen.isSuperset(of: ["pastel", "dark"]))
    #expect(page.start.marks?.keys.contains { $0.hasSuffix("side") } == true)
    let side = try #require(page.hierarchies[0].panels.first { $0.path.hasSuffix("side") })
    let style = try #require(page.axes.firstIndex { $0.name == "style" })
    // The change replaces the style of the file.
    #expect(side.swatches.allSatisfy { !$0.table.axes.contains(style) })
  }

  @Test("States beyond the limit leave traits out, custom ones first")
  func limit() throws {
    let traits = (0..<12).map {
      "  t\($0): { identifier: a.t\($0), values: [a, b, c], default: a }\n"
    }
    let flat = (0..<12).map { "  c\($0): { t\($0)=b: red, dark: black, default: white }\n" }
    let input = try PageInput(
      project([
        "library.yaml": libraryFile(default: "a", "traits:\n" + traits.joined()),
        "a.yaml": "theme: a\ncolors:\n" + flat.joined(),
      ])
    )
    let page = try PageContent(PageDocument(input))
    #expect(page.axes.reduce(1) { $0 * $1.values.count } <= ConditionSpace.tableLimit)
    #expect(!page.leftOut.isEmpty && !page.leftOut.contains("style"))
  }
}
