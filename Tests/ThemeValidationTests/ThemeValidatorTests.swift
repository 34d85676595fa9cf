import ColorValues
import DynamicColors
import FileAccess
import Foundation
import SourceDiagnostics
import Testing
import ThemeFiles
import ThemeOutputs
import ThemeTestSupport
import ThemeValidation

/// Validation in the tests of apps.
struct ThemeValidatorTests {
  private static let checks = """
    library: 1
    checks:
      - { contrast: [ink, paper], at-least: 4.5 }
      - { contrast: [ink, paper], at-least: 50, method: tone, when: dark }
      - { distinct: [ink, paper, accent], at-least: 10 }

    """
  private static let valid = """
    theme: a
    colors:
      ink: { light: black, dark: "#ccc" }
      paper: { light: white, dark: "#111" }
      accent: { light: "#00c", dark: "#7af" }

    """
  private static let failing = """
    theme: b
    extends: a
    colors:
      ink: { light: black, dark: "#333" }

    """

  @Test func `A valid library has no findings`() throws {
    let library = try library(["library.yaml": Self.checks, "a.yaml": Self.valid])
    #expect(try ThemeValidator().findings(in: library).isEmpty)
    #expect(try ThemeValidator().proofs(in: library).allSatisfy(\.passes))
  }

  @Test func `The findings of a library equal those of its folder`() throws {
    let files = ["library.yaml": Self.checks, "a.yaml": Self.valid, "b.yaml": Self.failing]
    let found = try ThemeValidator().findings(in: try library(files, themes: ["a"]))
    #expect(found == ThemeValidator().findings(in: try folder(files)))
    let finding = try #require(found.first { $0.rule == "contrast" })
    #expect(finding.severity == .error)
    #expect(finding.excerpt?.file == "Themes/b.yaml")
    #expect(finding.excerpt?.start == SourcePosition(line: 4, column: 30))
    #expect(finding.anchor?.file == "Themes/library.yaml")
    #expect(finding.anchor?.start == SourcePosition(line: 3, column: 5))
  }

  @Test func `A removed folder is an error`() throws {
    let path = URL.temporaryDirectory.appending(path: "themekit-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    try LocalFiles().write(Array(Self.valid.utf8), to: path + "/a.yaml")
    let library = try ThemeLibrary(contentsOf: path)
    #expect(try ThemeValidator().findings(in: library).isEmpty)
    try FileManager.default.removeItem(atPath: path)
    #expect(throws: ThemeLibraryError.self) { try ThemeValidator().findings(in: library) }
  }

  @Test func `A validator checks outputs only on request`() throws {
    let files = [
      "library.yaml": "library: 1\nexports:\n  - { to: nonsense, output: a.css }\n",
      "a.yaml": "theme: a\ncolors: { ink: black }\n",
    ]
    let folder = try folder(files)
    #expect(ThemeValidator().findings(in: folder).isEmpty)
    let found = ThemeValidator(sections: [.outputs]).findings(in: folder)
    #expect(found.map(\.excerpt?.start.line) == [3])
  }

  @Test func `Proofs have the lowest values with their conditions`() throws {
    let files = ["library.yaml": Self.checks, "a.yaml": Self.valid, "b.yaml": Self.failing]
    let proofs = try ThemeValidator().proofs(in: try folder(files))
    #expect(
      proofs.map { proof in
        let words =
          (proof.lowest?.names ?? []) + (proof.lowest?.conditions.map(\.description) ?? [])
        return
          "\(proof.theme) \(proof.check.minimum) \(words.joined(separator: " ")) \(proof.passes)"
      } == [
        "a 4.5 ink paper dark true", "a 50.0 ink paper dark true", "a 10.0 ink accent dark true",
        "b 4.5 ink paper dark false", "b 50.0 ink paper dark false", "b 10.0 ink paper dark true",
      ]
    )
    let values = proofs.compactMap { $0.lowest?.value }
    #expect(values.count == 6)
    #expect(abs(values[0] - 11.76) < 0.01)
  }

  @Test func `Files with errors have no proofs`() throws {
    let folder = try folder(["a.yaml": "theme: a\ncolors: { ink: blakc }\n"])
    #expect(throws: ThemeLibraryError.self) { try ThemeValidator().proofs(in: folder) }
    #expect(!ThemeValidator().findings(in: folder).isEmpty)
  }

  @Test func `A library finds the lowest contrast of two colors`() throws {
    let library = try library(["a.yaml": Self.valid, "b.yaml": Self.failing])
    func lowest(_ theme: String, _ method: ColorCheck.ContrastMethod = .wcag) throws
      -> LowestMeasurement
    {
      try #require(try library.lowestContrast(of: "ink", on: "paper", inTheme: theme, by: method))
    }
    #expect(abs(try lowest("a").value - 11.76) < 0.01)
    #expect(try lowest("a").names == ["ink", "paper"])
    #expect(try lowest("b").conditions.map(\.description) == ["dark"])
    let traits = traits("dark", theme: "b", in: library)
    let colors = try ["ink", "paper"].map { name in
      try #require(library.color(named: name)).resolvedColor(with: traits)
    }
    #expect(abs(try lowest("b").value - colors[0].contrastRatio(to: colors[1])) < 1e-9)
    #expect(abs(try lowest("a", .tone).value - 76.9) < 0.1)
    #expect(try library.lowestContrast(of: "ink", on: "nothing", inTheme: "a") == nil)
    #expect(throws: ThemeLibraryError.unknownTheme("c", known: ["a", "b"])) {
      try library.lowestContrast(of: "ink", on: "paper", inTheme: "c")
    }
  }
}
