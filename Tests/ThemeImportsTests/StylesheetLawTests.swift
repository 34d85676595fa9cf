import Testing
import TestSupport

@testable import ThemeImports

@Suite("Laws of imported style sheets")
struct StylesheetLawTests {
  /// What the root element and the device are.
  private struct State {
    let isDark: Bool
    let isOcean: Bool
    let isDense: Bool
    let hasContrast: Bool

    var words: String {
      let style = isDark ? "dark" : "light"
      let contrast = hasContrast ? "high-contrast" : "normal-contrast"
      return "\(style) \(contrast) lawpacking=\(isDense ? "dense" : "default")"
    }

    static let all = (0..<16).map { bits in
      State(
        isDark: bits & 1 != 0,
        isOcean: bits & 2 != 0,
        isDense: bits & 4 != 0,
        hasContrast: bits & 8 != 0
      )
    }
  }

  /// A selector or query with what it means and weighs, counted by hand.
  private struct Condition {
    let text: String
    let weight: Int
    let holds: @Sendable (State) -> Bool
  }

  private static let selectors = [
    Condition(text: ":root", weight: 10) { _ in true },
    Condition(text: "html", weight: 1) { _ in true },
    Condition(text: ".dark", weight: 10) { $0.isDark },
    Condition(text: "html.dark", weight: 11) { $0.isDark },
    Condition(text: ":root:not(.dark)", weight: 20) { !$0.isDark },
    Condition(text: "[data-theme=\"ocean\"]", weight: 10) { $0.isOcean },
    Condition(text: ":root:not([data-theme=ocean])", weight: 20) { !$0.isOcean },
    Condition(text: "[data-theme]", weight: 10) { $0.isOcean },
    Condition(text: "[data-lawpacking=dense]", weight: 10) { $0.isDense },
    Condition(text: ".dark[data-lawpacking=dense]", weight: 20) { $0.isDark && $0.isDense },
    Condition(text: ".dark[data-theme=ocean]", weight: 20) { $0.isDark && $0.isOcean },
    Condition(text: ":is(.dark, [data-lawpacking=dense])", weight: 10) { $0.isDark || $0.isDense },
    Condition(text: ":root:not(.dark[data-theme=ocean])", weight: 30) {
      !($0.isDark && $0.isOcean)
    },
    Condition(text: ":where(.dark)", weight: 0) { $0.isDark },
  ]

  private static let queries = [
    Condition(text: "", weight: 0) { _ in true },
    Condition(text: "", weight: 0) { _ in true },
    Condition(text: "@media (prefers-contrast: more)", weight: 0) { $0.hasContrast },
    Condition(text: "@media not (prefers-contrast: more)", weight: 0) { !$0.hasContrast },
    Condition(text: "@media print, (prefers-contrast: more)", weight: 0) { $0.hasContrast },
    Condition(text: "@supports (color: oklch(0 0 0))", weight: 0) { _ in true },
  ]

  /// The layers from the weakest to the strongest for what isn't important; the last is none.
  private static let layers = ["base", "theme.inner", "theme", ""]

  private struct Declaration {
    let name: Int
    let value: String
    let layer: Int
    let isImportant: Bool
    let selector: Condition
    let query: Condition
  }

  private static func sheet(_ random: inout SplitMix64) -> [Declaration] {
    (0..<Int.random(in: 3...12, using: &random)).compactMap { _ in
      let name = Int.random(in: 0..<5, using: &random)
      // References lead only to lower numbers, so that there are no circles.
      let color = "#" + String(Int.random(in: 0x100000...0xFFFFFF, using: &random), radix: 16)
      var value = color
      switch Int.random(in: 0..<5, using: &random) {
      case 0 where name > 0: value = "var(--t\(Int.random(in: 0..<name, using: &random)))"
      case 1 where name > 0: value = "var(--t\(Int.random(in: 0..<name, using: &random)), \(color))"
      default: break
      }
      guard let selector = selectors.randomElement(using: &random),
        let query = queries.randomElement(using: &random)
      else { return nil }
      return Declaration(
        name: name,
        value: value,
        layer: Bool.random(using: &random) ? 3 : Int.random(in: 0...3, using: &random),
        isImportant: Int.random(in: 0..<6, using: &random) == 0,
        selector: selector,
        query: query
      )
    }
  }

  private static func text(_ sheet: [Declaration]) -> String {
    // All axes are named, so that every state can be said.
    var text = """
      @layer base, theme.inner;
      [data-theme=ocean], [data-lawpacking=dense], .dark { --all: red }
      @media (prefers-contrast: more) { :root { --all: red } }

      """
    for item in sheet {
      let mark = item.isImportant ? " !important" : ""
      var rule = "\(item.selector.text) { --t\(item.name): \(item.value)\(mark) }"
      if !item.query.text.isEmpty { rule = "\(item.query.text) { \(rule) }" }
      let layer = layers[item.layer]
      text += layer.isEmpty ? "\(rule)\n" : "@layer \(layer) { \(rule) }\n"
    }
    return text
  }

  /// The value of a property in a state; nil where it has none.
  private static func value(of name: Int, in sheet: [Declaration], under state: State) -> String? {
    func key(_ item: Declaration) -> [Int] {
      [
        item.isImportant ? 1 : 0, item.isImportant ? -item.layer : item.layer, item.selector.weight,
      ]
    }
    var winner: Declaration?
    for item in sheet
    where item.name == name && item.selector.holds(state) && item.query.holds(state) {
      if let best = winner, key(item).lexicographicallyPrecedes(key(best)) { continue }
      winner = item
    }
    guard let text = winner?.value, text.hasPrefix("var(--t") else { return winner?.value }
    let parts = text.dropFirst(7).dropLast().split(separator: ",")
    let fallback = parts.count == 2 ? String(parts[1].dropFirst()) : nil
    return Int(parts[0]).flatMap { value(of: $0, in: sheet, under: state) } ?? fallback
  }

  @Test(
    "Colors are those of the cascade in every state",
    arguments: 0..<caseCount(50, long: 200) as Range<UInt64>
  )
  func cascade(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let sheet = Self.sheet(&random)
    let text = Self.text(sheet)
    let result = imported(["law.css": text])
    #expect(!result.hasErrors, "\(result.findings) \(text)")
    let library = try result.compiled()
    for state in State.all {
      let colors = library.colors(state.isOcean ? "ocean" : "law", under: state.words)
      for name in 0..<5 {
        // What is nothing to a browser can't be said; a warning tells of it.
        guard let expected = Self.value(of: name, in: sheet, under: state) else { continue }
        #expect(colors["t\(name)"] == expected, "t\(name) for \(state)\n\(text)")
      }
    }
  }
}
