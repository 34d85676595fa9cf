import Testing

import ThemeTestSupport
@testable import ThemeValidation

@Suite("Rules of variants")
struct VariantRuleTests {
  @Test("A variant that loses only by the order of traits is reported")
  func ambiguous() throws {
    try expectFindings(
      in: [
        "a.yaml": """
        theme: a
        colors:
          text: { default: "#222", dark: "#ddd", high-contrast: ⟦1⟧black }
          wide:
            default: "#06c"
            p3: ⟦2⟧color(display-p3 0 0.4 0.85)
            pad: ⟦3⟧"#07d"
            dark: "#39f"
          settled: { default: "#222", dark: "#ddd", high-contrast: black, dark high-contrast: white }
          apart: { light: "#222", dark: "#ddd", dark high-contrast: white }
        """
      ],
      [
        Expected(
          1,
          "ambiguous-variants",
          "'high-contrast' and 'dark' of 'text' both apply for dark high-contrast, and the second is selected only by the order of traits; add 'dark high-contrast'"
        ),
        Expected(
          2,
          "ambiguous-variants",
          "'p3' and 'dark' of 'wide' both apply for dark p3, and the second is selected only by the order of traits; add 'dark p3'"
        ),
        Expected(
          3,
          "ambiguous-variants",
          "'pad' and 'dark' of 'wide' both apply for dark pad, and the second is selected only by the order of traits; add 'dark pad'"
        ),
      ]
    )
  }

  @Test("A variant that never wins is reported unless a reference reaches it")
  func unreachable() throws {
    try expectFindings(
      in: [
        "a.yaml": """
        theme: a
        colors:
          text: { light: "#222", dark: "#ddd", default: ⟦1⟧"#888" }
          contrast: { light: "#222", dark: "#ddd", high-contrast: ⟦2⟧black }
          idiom: { pad: "#222", phone: "#ddd", default: "#888" }
          reached:
            light: color-mix(in oklab, {reached} 90%, white)
            dark: color-mix(in oklab, {reached} 90%, black)
            default: "#888"
        """
      ],
      [
        Expected(
          1,
          "unreachable-variant",
          "'default' of 'text' never wins, since a variant with higher precedence always applies"
        ),
        Expected(
          2,
          "unreachable-variant",
          "'high-contrast' of 'contrast' never wins, since a variant with higher precedence always applies"
        ),
      ]
    )
  }

  @Test("A dark value that resolves to the light one is reported")
  func darkEqualsLight() throws {
    try expectFindings(
      in: [
        "a.yaml": """
        theme: a
        palette: { paper: white, sheet: "{paper}" }
        colors:
          same: { light: "{sheet}", dark: ⟦1⟧"#fff" }
          nested:
            light: "#eee"
            dark: "#222"
            high-contrast: { light: white, dark: ⟦2⟧"rgb(255 255 255)" }
          partly: { light: white, dark: ⟦3⟧white, dark elevated: "#eee" }
          differs: { light: "{paper}", dark: "#fefefe" }
          one: "{paper}"
        """
      ],
      [
        Expected(
          1,
          "dark-equals-light",
          "'same' has the same value for dark as for light interfaces"
        ),
        Expected(
          2,
          "dark-equals-light",
          "'nested' has the same value for dark high-contrast as for light interfaces"
        ),
        // What is left of the dark where the elevated is another.
        Expected(
          3,
          "dark-equals-light",
          "'partly' has the same value for dark as for light interfaces"
        ),
      ]
    )
  }

  @Test("A variant without effect is reported unless it completes a set")
  func noOp() throws {
    try expectFindings(
      in: [
        "a.yaml": """
        theme: a
        palette: { blue: "#06c" }
        colors:
          accent: { default: "{blue}", high-contrast: ⟦1⟧"#0066cc" }
          text: { light: black, dark: white, light p3: ⟦2⟧black, dark elevated: "#eee" }
          paired: { light: white, dark: "#222", high-contrast: { light: white, dark: black } }
          derived: { default: "#444", dark: "color-mix(in oklab, {derived} 50%, white)" }
          idle: { default: "#444", dark: ⟦3⟧"{idle}" }
        """
      ],
      [
        Expected(
          1,
          "no-op-override",
          "'high-contrast' of 'accent' has no effect: the value is the same without it"
        ),
        Expected(
          2,
          "no-op-override",
          "'light p3' of 'text' has no effect: the value is the same without it"
        ),
        Expected(
          3,
          "no-op-override",
          "'dark' of 'idle' has no effect: the value is the same without it"
        ),
      ]
    )
  }
}
