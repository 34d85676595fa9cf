import ColorValues
import DynamicColors
import SourceDiagnostics
import Synchronization
import Testing
import TestSupport
import ThemeTestSupport
import TraitSystem

@testable import ThemeFiles

@Suite("Independence from other libraries of the process")
struct ProcessIndependenceTests {
  /// The files of a library; `#` in their texts stands for a number that makes identifiers new.
  private typealias Files = [String: String]

  /// All that loading a library gives, with `#` for the number.
  private struct Outcome: Equatable {
    var findings: [String] = []
    var colors: [String] = []
  }

  /// A number for identifiers that the process does not know yet.
  private static func newNumber() -> String {
    // Always of one length, so that positions are the same.
    "n\(number.wrappingAdd(1, ordering: .relaxed).newValue)"
  }

  private static let number = Atomic(100_000)

  private func outcome(of files: Files, _ number: String) throws -> Outcome {
    let files = files.mapValues { $0.replacing("#", with: number) }
    var outcome = Outcome()
    var findings: [Diagnostic] = []
    do throws(ThemeLibraryError) {
      let library = try ThemeLibrary(contentsOf: "Themes", reader: memory(files))
      findings = library.warnings
      for theme in library.themeNames {
        for style in [UserInterfaceStyle.light, .dark] {
          let traits = try library.traits(theme: theme).replacing(
            UserInterfaceStyleTrait.self,
            value: style
          )
          let palette = library.palette(for: traits)
          outcome.colors += palette.entries.map { "\(theme) \(style) \($0.name) \($0.color.hex)" }
        }
      }
    } catch {
      guard case .invalid(let found) = error else { throw error }
      findings = found
    }
    outcome.findings = findings.map { finding in
      let place = finding.excerpt.map { "\($0.file):\($0.start.line):\($0.start.column)" } ?? ""
      return "\(place) \(finding.message)"
    }
    outcome.findings = outcome.findings.map { $0.replacing(number, with: "#") }
    outcome.colors = outcome.colors.map { $0.replacing(number, with: "#") }
    return outcome
  }

  /// Expects that each library gives the same in all orders, and when it is loaded again.
  private func expectSame(
    _ libraries: [Files],
    location: SourceLocation = #_sourceLocation
  ) throws {
    let alone = try libraries.map { try outcome(of: $0, Self.newNumber()) }
    for first in libraries.indices {
      let number = Self.newNumber()
      let order = [first] + libraries.indices.filter { $0 != first } + [first]
      for index in order {
        let found = try outcome(of: libraries[index], number)
        #expect(found == alone[index], "\(order): \(libraries)", sourceLocation: location)
      }
    }
  }

  private static func library(_ traits: String) -> String { "library: 1\ntraits: { \(traits) }\n" }

  @Test(
    "A trait that another library declares is unknown",
    arguments: [
      "density#=compact", "com.example.density#=compact", "Density#=regular", "densty#=compact",
      "DENSITY-#=compact",
    ]
  )
  func foreignTrait(condition: String) throws {
    let declaring = [
      "library.yaml": Self.library(
        "density#: { identifier: com.example.density#, values: [regular, compact] }"
      ),
      "a.yaml": "theme: a\ncolors: { x: { default: red, \(condition): blue } }\n",
    ]
    let naming = [
      "b.yaml": "theme: b\ncolors: { x: { default: red, \(condition): blue } }\n"
    ]
    try expectSame([declaring, naming])
    let found = try outcome(of: naming, Self.newNumber())
    #expect(found.findings.count == 1)
    #expect(found.findings.allSatisfy { $0.contains("is not a trait") && !$0.contains("did you") })
  }

  @Test("Values that only another library lists are unknown, and the colors are unchanged")
  func foreignValues() throws {
    let trait = "density#: { identifier: com.example.values#, values:"
    let few = [
      "library.yaml": Self.library("\(trait) [regular, compact] }"),
      "b.yaml": "theme: b\ncolors: { x: { default: red, density#=large: blue } }\n",
    ]
    let valid = [
      "library.yaml": Self.library("\(trait) [regular, compact] }"),
      "c.yaml": "theme: c\ncolors: { x: { default: red, density#=compact: blue } }\n",
    ]
    let many = [
      "library.yaml": Self.library("\(trait) [regular, compact, large] }"),
      "a.yaml": "theme: a\ncolors: { x: { default: red, density#=large: blue } }\n",
    ]
    try expectSame([few, valid, many])
    #expect(try outcome(of: few, Self.newNumber()).findings.count == 1)
    #expect(try outcome(of: valid, Self.newNumber()).findings == [])
  }

  @Test("Themes of other libraries are not values of the theme trait")
  func foreignThemes() throws {
    let other = ["a.yaml": "theme: a#\ncolors: { x: red }\n"]
    let naming = ["b.yaml": "theme: b#\ncolors: { x: { default: red, theme=a#: blue } }\n"]
    try expectSame([other, naming])
    #expect(try outcome(of: naming, Self.newNumber()).findings.count == 1)
  }

  private enum Density: String, CaseIterable { case regular, compact }

  private enum UndeclaredTrait: TraitDefinition {
    static let defaultValue = Density.regular
    static let identifier = "com.example.independence.undeclared"
  }

  private enum DeclaredTrait: TraitDefinition {
    static let defaultValue = Density.regular
    static let affectsColorAppearance = true
    static let identifier = "com.example.independence.declared"
  }

  @Test("A Swift trait can be named in files once the library declares its identifier")
  func swiftTypes() throws {
    try TraitKey.register(UndeclaredTrait.self)
    let undeclared = [
      "a.yaml":
        "theme: a\ncolors: { x: { default: red, \(UndeclaredTrait.identifier)=compact: blue } }"
    ]
    #expect(try outcome(of: undeclared, Self.newNumber()).findings.count == 1)

    let declared = [
      "library.yaml": Self.library(
        "density: { identifier: \(DeclaredTrait.identifier), values: [regular, compact], affects-color-appearance: true }"
      ),
      "a.yaml": "theme: a\ncolors: { x: { default: red, density=compact: blue } }",
    ]
    let library = try ThemeLibrary(contentsOf: "Themes", reader: memory(declared))
    let x = try #require(library.color(named: "x"))
    #expect(x.resolvedColor(with: TraitCollection()).hex == "#ff0000")
    let compact = TraitCollection { $0[DeclaredTrait.self] = .compact }
    #expect(x.resolvedColor(with: compact).hex == "#0000ff")
    #expect(library.palette(for: compact).entries.map(\.color.hex) == ["#0000ff"])
  }

  private enum NarrowTrait: TraitDefinition {
    static let defaultValue = Density.regular
    static let affectsColorAppearance = true
    static let identifier = "com.example.independence.narrow"
  }

  @Test(
    "Conflicts with a Swift trait are reported at the declaration",
    arguments: [
      (
        "values: [compact, regular], affects-color-appearance: true", "density=compact",
        "trait 'com.example.independence.narrow' already has the default 'regular', not 'compact'"
      ),
      (
        "values: [regular, compact]", "density=compact",
        "trait 'com.example.independence.narrow' already affects color appearance"
      ),
      (
        "values: [regular, large], affects-color-appearance: true", "density=large",
        "'large' is not a value of trait"
      ),
    ]
  )
  func conflicts(declaration: String, condition: String, message: String) throws {
    try TraitKey.register(NarrowTrait.self)
    let files = [
      "library.yaml": Self.library(
        "density: { identifier: \(NarrowTrait.identifier), \(declaration) }"
      ),
      "a.yaml": "theme: a\ncolors: { x: { default: red, \(condition): blue } }",
    ]
    let found = try outcome(of: files, Self.newNumber()).findings
    #expect(found.count == 1)
    #expect(found.allSatisfy { $0.contains("library.yaml:2:11") && $0.contains(message) })
  }

  @Test("A folder that is read registers no traits, and a library registers its traits")
  func registration() throws {
    let identifier = "com.example.independence.registered"
    let files = [
      "library.yaml": Self.library("registered: { identifier: \(identifier), values: [a, b] }"),
      "a.yaml": "theme: a\ncolors: { x: { default: red, registered=b: blue } }",
    ]
    let folder = try ThemeFolder(path: "Themes", reader: memory(files))
    _ = try ThemeProject(folder).themeLibrary()
    #expect(TraitKey.named(identifier) == nil)
    _ = try ThemeLibrary(contentsOf: "Themes", reader: memory(files))
    #expect(TraitKey.named(identifier) != nil)
  }

  @Test("Random libraries are read equally in all orders", arguments: 0..<caseCount(12, long: 40))
  func law(seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    func pick<Element>(_ elements: [Element]) -> Element {
      elements[Int.random(in: 0..<elements.count, using: &random)]
    }
    let names = ["density#", "mood#", "brand#"]
    let values = ["v0", "v1", "v2", "v3"]
    func library() -> Files {
      let declared = names.filter { _ in Bool.random(using: &random) }.map { name in
        let count = Int.random(in: 1...values.count, using: &random)
        let identifier = Bool.random(using: &random) ? "identifier: org.\(name), " : ""
        return "\(name): { \(identifier)values: [\(values.prefix(count).joined(separator: ", "))] }"
      }
      func condition() -> String {
        pick([
          "dark", "high-contrast", "\(pick(names))=\(pick(values))",
          "org.\(pick(names))=\(pick(values))", "theme=t\(pick([0, 1, 2]))#",
          "\(pick(names)) \(pick(["dark", "light"]))", "densiti#=v0",
        ])
      }
      var files = ["library.yaml": Self.library(declared.joined(separator: ", "))]
      for number in 0..<Int.random(in: 1...2, using: &random) {
        let colors = (0..<3).map { color in
          let variants = (0..<2).map { _ in "\(condition()): \(pick(["red", "blue"]))" }
          return "c\(color): { default: white, \(variants.joined(separator: ", ")) }"
        }
        files["t\(number).yaml"] =
          "theme: t\(number)#\ncolors: { \(colors.joined(separator: ", ")) }\n"
      }
      return files
    }
    try expectSame([library(), library(), library()])
  }
}
