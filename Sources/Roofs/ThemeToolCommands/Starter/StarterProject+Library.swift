import ThemeFiles
import ThemeOutputs
import ThemeValidation

extension StarterProject {
  /// The files of a theme library to start with: small, complete, and without findings.
  static let exampleFiles: [(name: String, text: String)] = [
    ("app.yaml", comment + hierarchy),
    ("library.yaml", comment + libraryFile),
    ("schema.json", ThemeFileSchema.text(library: .libraryWithOutputs)),
    ("standard.yaml", comment + standard),
    ("warm.yaml", comment + warm),
  ]

  private static let comment = "# yaml-language-server: $schema=schema.json\n"

  /// The outputs of a new library.
  static let exports = """
    # The outputs of 'themetool build', relative to this folder.
    exports:
      - { to: css, output: ../themes.css }

    """

  private static let libraryFile = """
    library: 1
    default-theme: standard
    theme-trait: { identifier: com.example.theme, name: Theme }

    \(exports)
    checks:
      # WCAG 2.2: text requires 4.5:1, and 7:1 with high contrast.
      - { contrast: [text, background], at-least: 7 }
      - { contrast: [text, surface], at-least: 7 }
      - { contrast: [text-secondary, background], at-least: 4.5 }
      - { contrast: [text-secondary, background], at-least: 7, when: high-contrast }
      - { contrast: [on-accent, accent], at-least: 4.5 }
      - { contrast: [on-accent, accent], at-least: 7, when: high-contrast }
      # Other graphics require 3:1.
      - { contrast: [border, background], at-least: 3 }

    """

  private static let standard = """
    theme: standard
    description: Cool grays and one blue

    # Primitive colors: referred to as "{neutral.50}", and not available to code.
    palette:
      neutral:
        50: oklch(95.5% 0.008 260)
        100: oklch(91% 0.010 260)
        500: oklch(55% 0.020 260)
        700: oklch(40% 0.020 260)
        900: oklch(24% 0.015 260)
        950: oklch(17% 0.012 260)
      brand:
        300: oklch(82% 0.090 255)
        600: oklch(50% 0.180 260)
        800: oklch(36% 0.140 262)

    colors:
      background:
        light: "{neutral.50}"
        dark: "{neutral.950}"
      surface:
        light: "{neutral.100}"
        dark: "{neutral.900}"
      text:
        light: "{neutral.950}"
        dark: "{neutral.50}"
        high-contrast:
          light: black
          dark: white
      text-secondary:
        light: "{neutral.700}"
        dark: color-mix(in oklab, {neutral.100} 75%, {neutral.500})
        high-contrast:
          light: "{neutral.900}"
          dark: "{neutral.100}"
      border: "{neutral.500}"
      accent:
        light: "{brand.600}"
        dark: "{brand.300}"
        high-contrast:
          light: "{brand.800}"
          dark: color-mix(in oklab, {brand.300} 70%, {neutral.50})
      on-accent: contrast-color({accent})

    about:
      background: The page itself
      surface: Cards, cells and panels
      text: Whatever should be read first
      text-secondary: Subtitles and explanations
      border: The edge of fields and cards
      accent: Primary buttons, switches and progress
      on-accent: Labels on the accent

    """

  private static let warm = """
    theme: warm
    extends: standard
    description: The same on paper, with brick as the brand color

    # Colors refer to the palette by name, so another theme can replace its primitive colors.
    palette:
      neutral:
        50: oklch(95.5% 0.014 75)
        100: oklch(91% 0.020 75)
        500: oklch(55% 0.025 60)
        700: oklch(40% 0.025 55)
        900: oklch(24% 0.018 50)
        950: oklch(17% 0.014 50)
      brand:
        300: oklch(82% 0.080 45)
        600: oklch(50% 0.140 38)
        800: oklch(36% 0.110 36)

    """

  private static let hierarchy = """
    hierarchy: app
    description: What an app shows, and the traits that its parts set

    traits: { style: light, contrast: normal, idiom: pad }
    scene: main
    overrides: { theme: standard }

    children:
      - window: main
        uses: [background]
        children:
          - controller: root
            view:
              uses: [background]
              children:
                - view: sidebar
                  overrides: { style: dark }
                  uses: [surface, text, text-secondary]
                - view: content
                  uses: [surface, text, border, accent, on-accent]

    """
}
