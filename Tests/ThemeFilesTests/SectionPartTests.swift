import ColorValues
import DynamicColors
import ElementLayout
import SourceDiagnostics
import SourceDocuments
import TestSupport
import Testing
import TraitSystem

@testable import ThemeFiles

@Suite("Sections that are read in runs side by side")
struct SectionPartTests {
  /// All that reading gives, in a form that can be compared.
  private struct Outcome: Equatable {
    struct Variant: Equatable {
      let conditions: [ColorCondition]
      let value: ColorExpression
      let range: Range<Int>
    }
    struct Definition: Equatable {
      let name: String
      let flags: [Bool]
      let variants: [Variant]
    }
    let definitions: [Definition]
    let sets: [[ColorCondition]]
    let invalidNames: Set<String>
    let findings: [Diagnostic]

    var isEmpty: Bool { definitions.isEmpty && findings.isEmpty }
  }

  /// What the section of a file gives where each run has `share` colors at least.
  private func outcome(
    of text: String,
    _ share: Int,
    names: TraitNames = TraitNames()
  ) throws -> Outcome {
    let file = SourceFile(path: "a.yaml", bytes: Array(text.utf8))
    let read = YAMLReader.read(file)
    let root = try #require(read.document?.root, "\(read.diagnostics)\n\(text)")
    var reader = ColorSectionReader(
      origin: FileOrigin(file),
      table: ConditionTable(precedence: VariantPrecedence()),
      names: names
    )
    var findings = Findings()
    for (key, isPalette) in [("palette", true), ("colors", false)] {
      guard let node = root[key] else { continue }
      reader.read(node, of: isPalette ? .palette : .colors, share: share, &findings)
    }
    let layer = reader.layer
    let table = reader.table
    let definitions = layer.definitions.map { definition in
      Outcome.Definition(
        name: definition.name,
        flags: [definition.isPaletteColor, definition.hasExpression, definition.hasConditions],
        variants: layer.variants[definition.variants].map { variant in
          Outcome.Variant(
            conditions: table.conditions(of: variant.conditions),
            value: variant.value,
            range: variant.range
          )
        }
      )
    }
    return Outcome(
      definitions: definitions,
      sets: (0..<table.count).map { table.conditions(of: ConditionTable.ID($0)) },
      invalidNames: reader.invalidNames,
      findings: findings.diagnostics
    )
  }

  private func expectSame(
    _ text: String,
    names: TraitNames = TraitNames(),
    location: SourceLocation = #_sourceLocation
  ) throws {
    let serial = try outcome(of: text, .max / 2, names: names)
    #expect(!serial.isEmpty, sourceLocation: location)
    for share in 1...4 {
      let parallel = try outcome(of: text, share, names: names)
      #expect(parallel == serial, "\(share): \(text)", sourceLocation: location)
    }
  }

  @Test(
    "what one color has to do with those after it is known in later runs as well",
    arguments: [
      // One name in two spellings, among others, in a group, in the palette.
      "colors:\n  \u{E9}: red\n  b: red\n  c: red\n  e\u{301}: blue\n  d: redd\n  e\u{301}x: red",
      "colors:\n  b: red\n  \u{E9}: { x: red }\n  c: red\n  e\u{301}: { x: blue, y: red }",
      "palette: { \u{E9}: {}, b: red }\ncolors:\n  a: red\n  e\u{301}: red\n  b: red\n  c: red",
      // A function of which the rest is read as names.
      "colors: { a: rgb(1, 2, 3), b: red, c: color-mix(in oklab, red, blue), d: red, e: \"#fff\" }",
      "colors: { a: red, b: redd(1, 2, 3, 4, 5, 6, 7, 8, 9), c: rgb(1, d: red }",
      // Traits that decide in the order in which they are met.
      "colors:\n  a: { idiom=phone orientation=x: red, theme=y: blue }\n  b: { theme=y: red }",
    ]
  )
  func dependences(text: String) throws {
    try expectSame(text)
  }

  private static func trait(_ name: String, _ count: Int) throws -> TraitKey {
    try TraitKey.detached(
      TraitSchema.Definition(
        identifier: name,
        name: name,
        values: (0..<count).map { "v\($0)" },
        default: "v0",
        affectsColorAppearance: true
      )
    )
  }

  @Test("sets win in one order, whichever trait a run has met first")
  func order() throws {
    var names = TraitNames()
    for name in ["p", "q"] { names.add(try Self.trait(name, 3), as: name) }
    try expectSame(
      """
      colors:
        a: { p=v1 q=v1: red, q=v1: blue, p=v1: green, default: white }
        b: { q=v1 p=v1: red, q=v1: blue, p=v1: green, default: white }
        c: { q=v1: blue, p=v1: green }
        d: { p=v1: green, q=v2: blue }
      """,
      names: names
    )
  }

  @Test("where the table is used up, all that still fits is read, and the rest is known as faulty")
  func overflow() throws {
    var names = TraitNames()
    let wide = try TraitKey.define(
      identifier: "com.example.tests.parts.wide",
      kind: .integer,
      default: "0",
      affectsColorAppearance: true
    )
    names.add(wide, as: "wide")
    var text = "colors:\n"
    for number in 0..<300 {
      text += "  a\(number): { wide=\(number): red }\n  b\(number): red\n"
    }
    try expectSame(text, names: names)
    let serial = try outcome(of: text, .max / 2, names: names)
    #expect(
      serial.findings.contains {
        $0.message == "variants can name 255 values of 'wide' at most"
      }
    )
    #expect(!serial.invalidNames.isEmpty)
    #expect(serial.definitions.count == 600)
  }

  @Test(
    "random sections are read in runs as they are read in one go",
    arguments: 0..<caseCount(15, long: 60)
  )
  func law(seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    var names = TraitNames()
    let traits = ["p", "q", "r", "s"]
    for name in traits { names.add(try Self.trait(name, 3), as: name) }
    func pick<Element>(_ elements: [Element]) -> Element {
      elements[Int.random(in: 0..<elements.count, using: &random)]
    }
    func value() -> String {
      pick([
        "red", "\"#123\"", "\"{n1}\"", "redd", "rgb(1 2 3)", "rgb(1, 2, 3)", "~",
        "hsl(1, 2%, rgb(1, 2, 3), 4)", "\"rgb(1, 2, 3)\"",
      ])
    }
    func condition() -> String {
      let count = Int.random(in: 1...3, using: &random)
      return (0..<count).map { _ in
        pick([
          "light", "dark", "high-contrast", "t=v1", "p=x", "\(pick(traits))=v\(pick([0, 1, 2]))",
          "\(pick(traits))=v\(pick([1, 2]))",
        ])
      }.joined(separator: " ")
    }
    var number = 0
    func entry(_ depth: Int) -> String {
      number += 1
      let name = pick([
        "n\(number)", "n\(number)", "\u{E9}\(number / 9)", "e\u{301}\(number / 9)", "ü",
      ])
      switch Int.random(in: 0..<10, using: &random) {
      case 0...3: return "\"\(name)\": \(value())"
      case 4 where depth < 2:
        let inner = (0..<Int.random(in: 0...3, using: &random)).map { _ in entry(depth + 1) }
        return "\(name): { \(inner.joined(separator: ", ")) }"
      default:
        let variants = (0..<Int.random(in: 1...4, using: &random)).map { _ in
          "\(condition()): \(value())"
        }
        return "\(name): { \(variants.joined(separator: ", ")) }"
      }
    }
    let entries = (0..<Int.random(in: 8...24, using: &random)).map { _ in entry(0) }
    let isFlow = Bool.random(using: &random)
    let section =
      isFlow
      ? "colors: { \(entries.joined(separator: ", ")) }"
      : "colors:\n  \(entries.joined(separator: "\n  "))"
    let palette = Bool.random(using: &random) ? "palette: { n1: red, \u{E9}: blue, x: redd }\n" : ""
    try expectSame(palette + section, names: names)
  }
}
