import DynamicColors
import FileAccess
import SourceDiagnostics
import Testing
import ThemeFiles
import ThemeOutputs
import ThemeTestSupport

/// Templates with the data of themes.
struct ThemeTemplateTests {
  private static let library = """
    traits:
      density: { identifier: test.density, values: [comfortable, compact], affects-color-appearance: true }
    base16: { base00: background, base05: text, base08: badge.new }
    """

  private static let day = """
    theme: day
    description: Light & dark.
    palette:
      ink: "#102030"
    colors:
      background: { light: "#ffffff", dark: "#000000" }
      text: { default: "{ink}", dark: "#eeeeee", dark high-contrast: "#ffffff" }
      badge:
        new: { default: "#ff000080", density=compact: "#00ff00" }
      wide: color(display-p3 0 1 0)
    about: { text: 'The "text".' }
    deprecated:
      wide: { use: text, reason: too wide }
    """

  private static let night = """
    theme: night
    colors: { background: "#101010", text: "#fafafa", badge: { new: "#ff0000" }, wide: "#00ff00" }
    """

  private static func themes(_ names: [String]? = nil) throws -> ThemeLibrary {
    try ThemeTestSupport.library(
      [
        "library.yaml": libraryFile(default: "day", library), "day.yaml": day, "night.yaml": night,
      ],
      themes: names
    )
  }

  /// The files of a template by path, or its errors.
  private static func files(
    _ text: String,
    name: String = "out.txt",
    partials: [String: String] = [:],
    settings: TemplateSettings = TemplateSettings(),
    themes names: [String]? = nil,
    pairs: [CheckedPair] = []
  ) throws -> (files: [String: String], findings: [String]) {
    let library = try themes(names)
    do throws(ThemeTemplateError) {
      let template = try ThemeTemplate(text, name: name, partials: partials)
      let output = try template.files(for: library, settings: settings, pairs: pairs)
      let files = output.files.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) }
      return (
        Dictionary(uniqueKeysWithValues: files), output.diagnostics.map { $0.brief() }
      )
    } catch {
      return ([:], error.diagnostics.map { $0.brief() })
    }
  }

  private static func output(_ text: String, name: String = "out.txt") throws -> String {
    let (files, findings) = try files(text, name: name)
    return files[name] ?? findings.joined(separator: "\n")
  }

  @Test(
    "A template has the data of its library",
    arguments: [
      ("{{theme.name}} {{name}} {{about}}", "day day Light & dark."),
      (
        "{{#themes}}{{name}}{{#is-default}}*{{/is-default}}{{^last}},{{/last}}{{/themes}}",
        "day*,night"
      ),
      ("{{#colors}}{{index}}{{name}} {{/colors}}", "1background 2text 3badge.new 4wide "),
      ("{{#groups}}{{name}}:{{#colors}}{{name.leaf}}{{/colors}}{{/groups}}", "badge:new"),
      ("{{#ungrouped}}{{name}} {{/ungrouped}}", "background text wide "),
      ("{{#palette}}{{name}}={{hex}}{{/palette}} {{palette.ink.digits}}", "ink=#102030 102030"),
      ("{{colors.text.hex}} {{colors.badge.new.hex}}", "#102030 #ff000080"),
      ("{{colors.text.dark.hex}} {{colors.text.light.hex}}", "#eeeeee #102030"),
      ("{{colors.text.dark.high-contrast.hex}}", "#ffffff"),
      ("{{colors.wide.dark.hex}}", "#00fb29"),
      ("{{colors.badge.new.compact.hex}}", "#00ff00"),
      (
        "{{#colors.text.values}}[{{condition}}] {{hex}} {{style}} {{contrast}}\n{{/colors.text.values}}",
        """
        [] #102030 light normal
        [high-contrast] #102030 light high
        [dark] #eeeeee dark normal
        [dark high-contrast] #ffffff dark high

        """
      ),
      ("{{#colors}}{{#about}}{{name}}: {{about}}{{/about}}{{/colors}}", #"text: The "text"."#),
      (
        "{{#colors}}{{#deprecated}}{{name}}: {{replacement}}, {{reason}}{{/deprecated}}{{/colors}}",
        "wide: text, too wide"
      ),
      ("{{#colors.text.references}}{{name}}{{/colors.text.references}}", "ink"),
      ("{{#colors}}{{#depends-on-density}}{{name}}{{/depends-on-density}}{{/colors}}", "badge.new"),
      ("{{#colors}}{{^is-dynamic}}{{name}}{{/is-dynamic}}{{/colors}}", "wide"),
      (
        "{{#colors.text}}{{red}} {{green}} {{blue}} {{alpha}} {{alpha-byte}}{{/colors.text}}",
        "16 32 48 1 255"
      ),
      (
        "{{#colors.badge.new}}{{argb}} {{rgba}} {{digits}} {{digits-bgr}}{{/colors.badge.new}}",
        "80ff0000 ff000080 ff0000 0000ff"
      ),
      (
        "{{colors.badge.new.rgb}} {{colors.badge.new.hsl}}",
        "rgb(255 0 0 / 0.502) hsl(0 100% 50% / 0.502)"
      ),
      ("{{colors.badge.new.opaque.hex}} {{slots.base08.hex}}", "#ff7f7f #ff7f7f"),
      ("{{colors.wide.css}} {{colors.wide.p3}}", "color(display-p3 0 1 0) color(display-p3 0 1 0)"),
      (
        "{{colors.background.unit.red}} {{#colors.background.looks-light}}light{{/colors.background.looks-light}}",
        "1 light"
      ),
      (
        "{{style}} {{contrast}} {{density}} {{#is-light}}light{{/is-light}}{{#is-compact}}!{{/is-compact}}",
        "light normal comfortable light"
      ),
      ("{{theme.name.pascal}} {{name | upper}}", "Day DAY"),
      ("{{terminal.red.hex}} {{terminal.background.hex}}", "#ff7f7f #ffffff"),
      (
        "{{base08-hex}} {{base08-hex-bgr}} {{base08-hex-r}} {{base08-rgb-g}} {{base08-rgb16-b}} {{base08-dec-r}}",
        "ff7f7f 7f7fff ff 127 32639 1.00000000"
      ),
      (
        "{{scheme-name}} {{scheme-slug}} {{scheme-variant}} {{#scheme-is-light-variant}}L{{/scheme-is-light-variant}}{{scheme-system}}",
        "day-light day-light light Lbase16"
      ),
      ("{{#library.files}}{{.}} {{/library.files}}", "day.yaml night.yaml "),
      ("{{marker}}", "Made by themetool from day.yaml, night.yaml; changes here are lost."),
    ]
  )
  func hasTheData(template: String, output: String) throws {
    #expect(try Self.output(template) == output)
  }

  @Test(
    "Errors in a template are reported with no files written",
    arguments: [
      (
        "{{#colors}}\n{{hexx}}{{/colors}}",
        "2:3: error: 'hexx' is not a name of the data; did you mean 'hex'? [template-name]"
      ),
      (
        "{{colors.txt.hex}}",
        "1:3: error: 'txt' is not a name of the data; did you mean 'text'? [template-name]"
      ),
      (
        "{{themes}}",
        "1:3: error: 'themes' is a list, which has no text; write '{{#themes}} … {{/themes}}' [template-name]"
      ),
      (
        "{{slots.base01.hex}}",
        "1:3: error: 'base01' is not a name of the data; did you mean 'base00', 'base05' or 'base08'? [template-name]"
      ),
      (
        "{{base01-hex}}",
        "1:3: error: 'base01-hex' is not a name here: 'base16:' has no color for the slot 'base01' [template-name]"
      ),
      (
        "{{> other}}",
        "1:5: error: 'other' is not a template; expected a file 'other.mustache' in the folder of the template [template-partial]"
      ),
      (
        "{{> ../other}}",
        "1:5: error: '../other' is not in the folder of the template [template-partial]"
      ),
      (
        "---\nmatirx: [theme]\n---\n",
        "2:1: error: 'matirx' is not a key of the front matter; did you mean 'matrix'? [unknown-key]"
      ),
      (
        "---\nmatrix: [theme, contrst]\n---\n",
        "2:17: error: 'contrst' is not a trait; did you mean 'contrast'? [unknown-trait]"
      ),
      (
        "---\nescape: jsn\n---\n",
        "2:9: error: 'jsn' is not an escape; did you mean 'json'? [unknown-value]"
      ),
      (
        "---\nwhere: [dark, drak]\n---\n",
        "2:15: error: 'drak' is not a condition, such as dark or density=compact; did you mean 'dark'? [invalid-value]"
      ),
      (
        "---\noutput: \"a-{{stile}}\"\n---\n",
        "2:14: error: 'stile' is not a name of the data; did you mean 'style'? [template-name]"
      ),
      (
        "---\noutput: ../{{style}}\n---\n",
        "2:9: error: '../light' can't be the path of an output: it leads out of the output folder [template-syntax]"
      ),
      (
        "---\noutput: /etc/x\n---\n",
        "2:9: error: '/etc/x' can't be the path of an output: it leads out of the output folder [template-syntax]"
      ),
      (
        "---\nmatrix: [theme]\noutput: a.txt\n---\n",
        "3:9: error: the files for 'day' and 'night' would both be 'a.txt'; name the traits of the matrix in 'output', as in {{theme.name}}-{{style}} [template-syntax]"
      ),
    ]
  )
  func reportsErrors(template: String, finding: String) throws {
    let (files, findings) = try Self.files(template)
    #expect(files.isEmpty)
    #expect(findings == [finding])
  }

  @Test("A matrix writes one file for each combination")
  func writesOneFileForEachCombination() throws {
    let (files, findings) = try Self.files(
      """
      ---
      matrix: [theme, style, contrast]
      output: "{{theme.name}}-{{style}}{{#is-high-contrast}}-high{{/is-high-contrast}}.txt"
      where: [density=comfortable]
      ---
      {{colors.background.hex}} {{colors.text.hex}} {{#colors.badge.new.values}}{{hex}}{{/colors.badge.new.values}}
      """
    )
    #expect(
      files == [
        "day-light.txt": "#ffffff #102030 #ff000080",
        "day-light-high.txt": "#ffffff #102030 #ff000080",
        "day-dark.txt": "#000000 #eeeeee #ff000080",
        "day-dark-high.txt": "#000000 #ffffff #ff000080",
        // Its colors don't depend on traits, and its background is dark.
        "night-dark.txt": "#101010 #fafafa #ff0000",
      ]
    )
    #expect(findings.isEmpty)
  }

  @Test("Settings replace the front matter")
  func settingsReplaceTheFrontMatter() throws {
    var settings = TemplateSettings()
    settings.matrix = ["style"]
    settings.output = "{{style}}.json"
    settings.conditions = ["theme=day", "high-contrast"]
    let (files, _) = try Self.files(
      "---\nmatrix: [theme]\nescape: none\n---\n{{#colors}}{{about}}{{/colors}}{{colors.text.hex}}",
      settings: settings
    )
    #expect(
      files == [
        "light.json": #"The "text".#102030"#, "dark.json": #"The "text".#ffffff"#,
      ]
    )
  }

  @Test("Values are escaped for the extension of the output")
  func escapesForTheExtension() throws {
    let template = "{{colors.text.about}}{{{colors.text.about}}}"
    #expect(try Self.output(template, name: "a.json") == #"The \"text\".The "text"."#)
    #expect(try Self.output(template, name: "a.html") == #"The &quot;text&quot;.The "text"."#)
    #expect(try Self.output(template, name: "a.txt") == #"The "text".The "text"."#)
  }

  @Test("Values that a template doesn't read are reported")
  func reportsWhatIsNotRead() throws {
    let (_, findings) = try Self.files("{{#colors}}{{name}}: {{hex}}\n{{/colors}}")
    #expect(
      findings == [
        "warning: 'out.txt' reads no value for 'dark' of colors that depend on it; read 'values', name the trait in 'matrix', or exclude it with 'where': 'background', 'text' [not-exported]",
        "warning: 'out.txt' reads no value for 'high-contrast' of colors that depend on it; read 'values', name the trait in 'matrix', or exclude it with 'where': 'text' [not-exported]",
        "warning: 'out.txt' reads no value for 'density=compact' of colors that depend on it; read 'values', name the trait in 'matrix', or exclude it with 'where': 'badge.new' [not-exported]",
        "warning: 'out.txt' supports only sRGB; wider colors are mapped into it: 'wide' [not-exported]",
        "warning: 'out.txt' reads no color of some themes; read 'themes', name 'theme' in 'matrix', or choose a theme: 'night' [not-exported]",
      ]
    )
    let all = "{{#themes}}{{#colors}}{{#values}}{{css}}{{/values}}{{/colors}}{{/themes}}"
    #expect(try Self.files(all).findings.isEmpty)
    let declared =
      "---\nwhere: [light, normal-contrast, density=comfortable, theme=day]\n---\n{{#colors}}{{css}}{{/colors}}"
    #expect(try Self.files(declared).findings.isEmpty)
    #expect(try Self.files("{{#colors}}{{name}}{{/colors}}").findings.isEmpty)
  }

  @Test("Colors are paired with their backgrounds")
  func pairsColorsWithBackgrounds() throws {
    let (files, _) = try Self.files(
      "{{#colors.text.on}}{{name}} {{hex}} {{ratio}} {{at-least}} {{passes}}{{/colors.text.on}}"
        + "{{#colors.background.on}}!{{/colors.background.on}}",
      pairs: [CheckedPair(foreground: "text", background: "background", minimumRatio: 4.5)]
    )
    #expect(files == ["out.txt": "background #ffffff 16.51 4.5 true"])
  }

  @Test("Scheme names require slots in the library")
  func needsSlotsForSchemes() throws {
    let library = try ThemeTestSupport.library(["a.yaml": "theme: a\ncolors: { text: black }"])
    for name in ["slots", "terminal", "base00-hex"] {
      let template = try ThemeTemplate("{{#\(name)}}x{{/\(name)}}", name: "a")
      #expect(
        template.findings(for: library).map(\.message) == [
          "'\(name)' is not a name here: no theme has slots; add 'base16: { base00: background, … }' to the library file"
        ]
      )
    }
  }

  @Test("Unknown names in sections that are not rendered are reported")
  func findsNamesInSectionsThatAreNotRendered() throws {
    let template = try ThemeTemplate(
      "{{#colors}}{{#deprecated}}{{reson}}{{/deprecated}}{{css}}{{/colors}}",
      name: "a"
    )
    let library = try ThemeTestSupport.library(["a.yaml": "theme: a\ncolors: { text: black }"])
    #expect(
      template.findings(for: library).map { $0.brief() } == [
        "1:29: error: 'reson' is not a name of the data; did you mean 'reason'? [template-name]"
      ]
    )
  }

  @Test("Partials are read from the folder of the template")
  func readsPartialsFromItsFolder() throws {
    let files = InMemoryFiles([
      "t/a.mustache": Array("{{>b}}{{>sub/c}}".utf8), "t/b.mustache": Array("{{name}} ".utf8),
      "t/sub/c.mustache": Array("c{{>b}}".utf8), "t/bad.mustache": Array("{{>bb}}".utf8),
    ])
    let template = try ThemeTemplate(contentsOf: "t/a.mustache", reader: files)
    #expect(template.name == "a")
    let output = try template.files(for: try Self.themes())
    #expect(String(decoding: output.files[0].bytes, as: UTF8.self) == "day cday ")
    let error = #expect(throws: ThemeTemplateError.self) {
      try ThemeTemplate(contentsOf: "t/bad.mustache", reader: files)
    }
    #expect(error?.diagnostics.first?.message.hasSuffix("did you mean 'b'?") == true)
    #expect(throws: ThemeTemplateError.self) {
      try ThemeTemplate(contentsOf: "t/none.mustache", reader: files)
    }
  }
}
