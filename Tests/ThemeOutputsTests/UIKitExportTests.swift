import Testing
import TestSupport
import ThemeFiles

@testable import ThemeOutputs
import ThemeTestSupport

@Suite("Exports for UIKit")
struct UIKitExportTests {
  /// The file and the warnings for a library.
  private func export(
    _ library: ThemeLibrary
  ) throws -> (text: String, warnings: [String]) {
    let export = try ExportFixture.export(.swift, of: library) { $0.swiftFlavor = .uikit }
    return (export.files["ThemeColors.swift"] ?? "", export.warnings)
  }

  /// The beginning of a library file; a trait has one default in a process.
  private static func header(default theme: String) -> String {
    """
    library: 1
    default-theme: \(theme)
    theme-trait: { identifier: com.example.uikit.\(theme), name: Theme }

    """
  }

  /// The declaration of a color that one theme has.
  private func declaration(_ value: String) throws -> String? {
    let text = try export(try ExportFixture.colors("  x: \(value)")).text
    return text.split(separator: "\n").first { $0.contains("static let x = ") }
      .map { $0.trimmingPrefix { $0 == " " } }.map(String.init)
  }

  @Test(
    "A UIKit export has a table of the traits that affect each color",
    arguments: [
      ("white", #"static let x = themeColor("ffffff")"#),
      ("rgb(0 0 0 / 40%)", #"static let x = themeColor("00000066")"#),
      (
        "color(display-p3 1 0 0)", #"static let x = themeColor("1.093066,-0.226742,-0.150135,1")"#
      ),
      ("{ light: white, dark: white }", #"static let x = themeColor("ffffff")"#),
      (
        "{ light: white, dark: black }",
        #"static let x = themed([.userInterfaceStyle], "ffffff 000000")"#
      ),
      (
        "{ default: white, mac: black, car: red }",
        #"static let x = themed([.userInterfaceIdiom], "ffffff 000000 ff0000")"#
      ),
      (
        "{ default: white, dark elevated: black }",
        #"static let x = themed([.userInterfaceStyle, .userInterfaceLevel], "ffffff ffffff ffffff 000000")"#
      ),
      (
        "{ default: white, scale=2: black }",
        #"static let x = themed([.displayScale], "ffffff 000000")"#
      ),
    ]
  )
  func tables(value: String, declaration: String) throws {
    #expect(try self.declaration(value) == declaration)
  }

  @Test("A UIKit export finds values at their positions in the table")
  func positions() throws {
    let text = try export(
      try ExportFixture.colors(
        """
          a: { default: white, mac: black, car: red }
          b: { default: white, dark: black, p3: red, direction=rtl: blue, scale=2.5: lime }
        """
      )
    ).text
    for line in [
      "switch traits.userInterfaceIdiom {\n      case .mac: 1\n      case .carPlay: 2\n",
      "switch traits.displayGamut {\n      case .P3: 1\n",
      "switch traits.layoutDirection {\n      case .rightToLeft: 1\n",
      "switch traits.displayScale {\n      case 2.5: 1\n",
      "traits.isDark ? 1 : 0\n",
    ] {
      #expect(text.contains(line), "\(line)")
    }
  }

  @Test("A UIKit export uses the value of another theme if a theme lacks the color")
  func missing() throws {
    let library = try ExportFixture.library([
      "library.yaml": Self.header(default: "b"),
      "a.yaml": "theme: a\ncolors: { x: white }\n",
      "b.yaml": "theme: b\ncolors: { x: black, y: red }\n",
      "c.yaml": "theme: c\ncolors: { z: { light: lime, dark: blue } }\n",
    ])
    let (text, warnings) = try export(library)
    #expect(text.contains(#"static let x = themed([.theme], "000000 ffffff 000000")"#))
    #expect(text.contains(#"static let y = themeColor("ff0000")"#))
    #expect(text.contains(#"static let z = themed([.userInterfaceStyle], "00ff00 0000ff")"#))
    #expect(text.contains("case .a: 1\n      case .c: 2\n"))
    #expect(warnings.isEmpty)
  }

  @Test("A UIKit export declares custom traits with names that Swift and the frameworks don't use")
  func traits() throws {
    let library = try ExportFixture.library([
      "library.yaml": Self.header(default: "a") + """
        traits:
          color: { identifier: com.example.uikit.color, values: [in, out], default: out }
          display-scale:
            identifier: com.example.uikit.scale
            values: [one, two-half]
            default: one
            affects-color-appearance: true

        """,
      "a.yaml": "theme: a\ncolors: { x: { default: white, display-scale=two-half: black } }\n",
    ])
    let text = try export(library).text
    for line in [
      "enum Color_: String, CaseIterable, Sendable {\n  case `in`\n  case out\n}",
      "struct Color_Trait: UITraitDefinition {\n  static let defaultValue = Color_.out\n",
      "static let affectsColorAppearance = false\n",
      "enum DisplayScale: String, CaseIterable, Sendable {\n  case one\n  case twoHalf = \"two-half\"\n}",
      "var displayScale_: DisplayScale { self[DisplayScaleTrait.self] }",
      "switch traits[DisplayScaleTrait.self] {\n      case .twoHalf: 1\n",
    ] {
      #expect(text.contains(line), "\(line)")
    }
  }

  @Test("A UIKit export gives each trait declaration a distinct name")
  func clashes() throws {
    let library = try ExportFixture.library([
      "library.yaml": Self.header(default: "a") + """
        traits:
          size-trait: { identifier: com.example.uikit.first, values: [s, m], default: s }
          size: { identifier: com.example.uikit.second, values: [s, m], default: s }
          size-key: { identifier: com.example.uikit.third, values: [s, m], default: s }

        """,
      "a.yaml": "theme: a\ncolors: { x: white }\n",
    ])
    let text = try export(library).text
    let names = text.split(separator: "\n").compactMap { line -> Substring? in
      let words = line.split { " :".contains($0) }
      let isType = words.first == "nonisolated" && ["enum", "struct"].contains(words[1])
      return isType ? words[2] : nil
    }
    #expect(names.count >= 12)
    #expect(Set(names).count == names.count, "\(names)")
  }

  @Test("A UIKit export has a value for no theme if there is no default theme")
  func noTheme() throws {
    let library = try ExportFixture.library([
      "a.yaml": "theme: a\ncolors: { x: white }\n", "b.yaml": "theme: b\ncolors: { x: black }\n",
    ])
    let text = try export(library).text
    #expect(text.contains("  /// No theme is set; 'a' applies.\n  case unspecified\n"))
    #expect(text.contains("static let defaultValue = ThemeName.unspecified\n"))
    #expect(text.contains(#"static let x = themed([.theme], "ffffff 000000")"#))
  }

  @Test("A UIKit export renames colors whose names a framework or the language uses")
  func renamed() throws {
    let (text, warnings) = try export(
      try ExportFixture.colors("  label: white\n  in: red\n  group: { label: lime }\n  fill: blue")
    )
    #expect(text.contains("static let themeLabel = "))
    #expect(text.contains("static let `in` = "))
    #expect(text.contains("    static let label = "))
    #expect(text.contains("  static var `in`: Color { Color.`in` }"))
    #expect(!text.contains("static var fill: Color { Color.fill }"))
    #expect(
      warnings == [
        "UIKit, AppKit or SwiftUI has the name 'label'; the accessor is 'themeLabel'",
        "SwiftUI has styles of these names; write 'Color.' before them where it takes any style: 'fill'",
      ]
    )
  }

  @Test("A UIKit export reports conditions without a UIKit trait")
  func lost() throws {
    let (text, warnings) = try export(
      try ExportFixture.colors("  x: { default: white, typesetting-language=de: black }")
    )
    #expect(text.contains(#"static let x = themeColor("ffffff")"#))
    #expect(warnings.count == 1)
    #expect(warnings.first?.contains("no equivalent of") == true)
  }

  @Test("A UIKit export refuses a color with too many combinations and names its traits")
  func limit() throws {
    let traits = (0..<13).map { "t\($0)" }
    let definitions = traits.map {
      "  \($0): { identifier: com.example.uikit.\($0), values: [a, b], default: a, affects-color-appearance: true }\n"
    }
    func library(_ count: Int) throws -> ThemeLibrary {
      let conditions = traits.prefix(count).map { "\($0)=b" }.joined(separator: " ")
      return try ExportFixture.library([
        "library.yaml": Self.header(default: "a") + "traits:\n" + definitions.joined(),
        "a.yaml": "theme: a\ncolors: { x: { default: white, \(conditions): black } }\n",
      ])
    }
    #expect(try export(library(12)).text.contains("t11], \"ffffff"))
    #expect(
      throws: ExportError.tooManyCombinations(color: "x", traits: traits, limit: 4_096)
    ) { try export(library(13)) }
  }
}
