import SourceDiagnostics
import Testing
import TestSupport
import ThemeFiles
import ThemeTestSupport
import ThemeValidation

@testable import ThemeOutputs

@Suite("Names in exported Swift code")
struct SwiftNamesTests {
  /// A library with colors that Apple's frameworks have as well.
  private static func files(trait: String = "Theme", exports: String = "") -> [String: String] {
    let identifier = "com.example.names.\(trait.filter { $0 != " " })"
    return [
      "library.yaml": """
      library: 1
      theme-trait: { identifier: \(identifier), name: "\(trait)" }
      \(exports)
      """,
      "plain.yaml": """
      theme: plain
      palette: { red: "#f00" }
      colors: { clear: "{red}", white: "{red}", accent: "{red}", badge: { white: "{red}" } }

      """,
    ]
  }

  private func export(
    _ flavor: ExportOptions.SwiftFlavor,
    trait: String = "Theme",
    namespace: String? = nil
  ) throws -> (text: String, warnings: [String]) {
    let library = try ExportFixture.library(Self.files(trait: trait))
    let export = try ExportFixture.export(.swift, of: library) {
      $0.swiftFlavor = flavor
      $0.catalogNames.namespace = namespace
    }
    return (export.files.values.joined(), export.warnings)
  }

  @Test(
    "Types and properties are named for the theme trait",
    arguments: ExportOptions.SwiftFlavor.allCases
  )
  func trait(_ flavor: ExportOptions.SwiftFlavor) throws {
    let own = /\bTheme(Name|Trait|Key|Colors|UIColors|PlatformColor|Settings)\b/
    let usual = try export(flavor).text
    let named = try export(flavor, trait: "App Theme").text
    #expect(usual.contains(own))
    #expect(!named.contains(own))
    #expect(named.contains("enum AppThemeName"))
    #expect(
      named.contains("var appTheme: AppThemeName") == (flavor == .embedded || flavor == .uikit)
    )
    // Everything else is the same.
    func rest(_ text: String) -> [Substring] {
      text.split(separator: "\n").filter { !$0.contains("com.example") && !$0.hasPrefix("themes ") }
    }
    let renamed = named.replacing("AppTheme", with: "Theme").replacing("appTheme", with: "theme")
      .replacing("App Theme", with: "Theme")
    #expect(rest(renamed) == rest(usual))
  }

  @Test(
    "The name of a trait that a framework has is not that of the property",
    arguments: [("Font", "font_"), ("color scheme", "colorScheme_"), ("Thème", "thème")]
  )
  func property(_ trait: String, _ member: String) throws {
    #expect(try export(.uikit, trait: trait).text.contains("var \(member): "))
  }

  @Test(
    "A namespace is a group around all colors",
    arguments: [ExportOptions.SwiftFlavor.embedded, .uikit]
  )
  func namespace(_ flavor: ExportOptions.SwiftFlavor) throws {
    let plain = try export(flavor)
    let grouped = try export(flavor, namespace: "my-brand")
    #expect(plain.warnings.count == (flavor == .embedded ? 1 : 2), "\(plain.warnings)")
    #expect(grouped.warnings == [])
    #expect(grouped.text.contains("static var myBrand: MyBrandColors.Type"))
    #expect(grouped.text.contains("    static let clear = "))
    #expect(!grouped.text.contains("\n  static let clear = "))
    #expect(!grouped.text.contains("themeClear"))
  }

  @Test(
    "Validation warns of colors that replace those of frameworks in declared outputs",
    arguments: [
      ("{ to: swift, flavor: embedded, output: a.swift }", true),
      ("{ to: swift, flavor: embedded, output: a.swift, namespace: brand }", false),
      ("{ to: swift, flavor: uikit, output: a.swift }", false),
      ("{ to: swift, output: a.swift }", false), ("{ to: css, output: a.css }", false),
    ]
  )
  func validation(_ entry: String, _ isReported: Bool) throws {
    let files = Self.files(exports: "exports:\n  - \(entry)")
    let folder = try ThemeFolder(path: "Themes", reader: memory(files))
    let findings = ThemeValidator(sections: [.outputs]).findings(in: folder)
      .filter { $0.rule.id == "not-exported" }
    #expect(findings.count == (isReported ? 1 : 0))
    for finding in findings {
      #expect(finding.message.hasSuffix("'clear', 'white'"))
      #expect(finding.excerpt?.file == "Themes/library.yaml")
      #expect(finding.excerpt?.start.line == 4)
    }
  }
}
