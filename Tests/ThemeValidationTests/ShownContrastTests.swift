import ColorValues
import DynamicColors
import SourceDiagnostics
import Testing
import ThemeTestSupport
import TraitSystem

@testable import ThemeValidation

/// Checks measure colors as exported files show them, in each gamut that a combination allows.
struct ShownContrastTests {
  private func messages(_ check: String, _ colors: String) throws -> [String] {
    let folder = try folder([
      "library.yaml": "library: 1\nchecks: [ { \(check) } ]\n",
      "a.yaml": "theme: a\ncolors: { \(colors) }\n",
    ])
    return ThemeValidator().findings(in: folder)
      .filter { $0.rule == "contrast" || $0.rule == "distinct" }.map(\.message)
  }

  @Test(
    "Colors outside sRGB must pass in both gamuts, or in one if a variant is specific to it",
    arguments: [
      ("link: color(display-p3 0.021 0.526 0.061), back: black", "4.32"),
      ("link: oklch(0.531 0.365 192.3), back: black", "4.33"),
      ("link: color(srgb 0.46553 0.46553 0.46553), back: white", "4.47"),
      // The value for sRGB passes in sRGB, and that for Display P3 in Display P3.
      ("link: { default: '#00a000', p3: color(display-p3 0 0.6 0) }, back: black", nil),
      ("link: { default: '#00a000', p3: color(display-p3 0 0.5 0) }, back: black", "3.96"),
      (
        "link: { default: color(display-p3 0.021 0.526 0.061), p3: '#00a000' }, back: black", "4.4"
      ),
      ("link: '#767676', back: white", nil),
    ]
  )
  func contrast(colors: String, ratio: String?) throws {
    let found = try messages("contrast: [link, back], at-least: 4.5", colors)
    #expect(found.count == (ratio == nil ? 0 : 1))
    if let ratio { #expect(found.first?.contains("is \(ratio):1") == true, "\(found)") }
  }

  @Test("Colors with the same displayed color are not distinct")
  func distinct() throws {
    let colors = "b: oklch(0.7 0.5 150), c: oklch(0.7 0.9 150)"
    #expect(try messages("distinct: [b, c], at-least: 2", colors).count == 1)
    #expect(try messages("distinct: [b, c], at-least: 2", "b: red, c: blue").isEmpty)
  }
}
