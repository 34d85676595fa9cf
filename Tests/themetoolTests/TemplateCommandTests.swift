import Testing

@Suite("themetool template")
struct TemplateCommandTests {
  private static let files = [
    "library.yaml": """
    library: 1
    checks:
      - { contrast: [text, background], at-least: 4.5 }
      - { contrast: [text, background], at-least: 21, when: dark }

    """,
    "day.yaml": """
    theme: day
    colors:
      background: { light: white, dark: "#111" }
      text: { light: black, dark: white }

    """,
  ]

  @Test("Errors in templates are printed in the format of the report")
  func check() throws {
    try TemporaryThemes.with(Self.files) { themes in
      try themes.write("{{#colors}}\n{{hexx}}\n{{/colors}}\n", to: "../bad.mustache")
      try themes.write("{{#colors}}{{light.hex}} {{dark.hex}}{{/colors}}\n", to: "../good.mustache")
      let both = try themes.run("template", "check", "good.mustache", "bad.mustache")
      #expect(both.status == 1)
      #expect(both.output.contains("bad.mustache:2:3: error: "))
      #expect(both.output.contains("did you mean 'hex'? [template-name]"))
      #expect(both.output.hasSuffix("2 files: 1 error\n"))
      let annotated = try themes.run("template", "check", "bad.mustache", "--format", "github")
      #expect(annotated.status == 1)
      #expect(annotated.output.hasPrefix("::error file=bad.mustache,line=2,"))
      let sarif = try themes.run("template", "check", "bad.mustache", "--format", "sarif")
      #expect(sarif.output.contains("\"ruleId\": \"template-name\""))
      let good = try themes.run("template", "check", "good.mustache")
      #expect(good.status == 0 && good.output == "1 file: no problems\n", "\(good.output)")
      #expect(try themes.run("template", "check", "none.mustache").status == 2)
    }
  }

  @Test(
    "The output of a template that names its file is a file only with an extension",
    arguments: [
      ("own", "out", "out/own.txt"), ("own", "out/", "out/own.txt"), ("own", "new.css", "new.css"),
      ("own", ".config", ".config/own.txt"), ("bare", "plain", "plain"),
    ]
  )
  func output(template: String, output: String, file: String) throws {
    try TemporaryThemes.with(Self.files) { themes in
      try themes.write("---\noutput: own.txt\n---\nx\n", to: "../own.mustache")
      try themes.write("x\n", to: "../bare.mustache")
      let result = try themes.run("export", "--template", "\(template).mustache", "-o", output)
      #expect(result.status == 0, "\(result.errors)")
      #expect(try themes.text("../\(file)") == "x\n")
    }
  }

  @Test("A template reads the background pairs of the library's checks")
  func pairs() throws {
    try TemporaryThemes.with(Self.files) { themes in
      let text =
        "{{#colors.text.values}}{{style}}:{{#on}} {{name}} {{ratio}} {{at-least}} {{passes}}{{/on}}\n"
        + "{{/colors.text.values}}"
      try themes.write(text, to: "../on.txt.mustache")
      let result = try themes.run("export", "--template", "on.txt.mustache", "--quiet")
      #expect(result.status == 0, "\(result.errors)")
      let lines = result.output.split(separator: "\n")
      // The ratio of white on #111 by the formula of WCAG 2.2 is 18.88.
      #expect(
        lines == [
          "light: background 21 4.5 true",
          "dark: background 18.88 4.5 true background 18.88 21 false",
        ]
      )
      let data = try themes.run("template", "data")
      #expect(data.output.contains("\"at-least\""))
    }
  }

  /// A theme whose color `text` has no valid value, and templates that read it or another color.
  private static let partlyInvalid = [
    "a.yaml": "theme: a\ncolors: { link: blue, text: blakc, veil: \"{text}\" }\n",
    "../plain.mustache": "{{colors.link.hex}}\n", "../needy.mustache": "{{colors.text.hex}}\n",
    "../all.mustache": "{{#colors}}{{name}}{{/colors}}\n",
    "../wrong.mustache": "{{colors.link.hexx}}\n",
  ]

  @Test("Only templates that read a color without a valid value are refused")
  func invalidColors() throws {
    try TemporaryThemes.with(Self.partlyInvalid) { themes in
      let plain = try themes.run("template", "check", "plain.mustache")
      #expect(plain.status == 1)
      #expect(plain.output.contains("Themes/a.yaml:2:29: error: 'blakc' is not a color name"))
      #expect(plain.output.hasSuffix("1 file: 1 error\n"))
      #expect(plain.errors.isEmpty, "\(plain.errors)")
      let reason =
        "reads colors without a valid value: 'text' (Themes/a.yaml:2:29), 'veil'; fix them"
      for name in ["needy", "all"] {
        let refused = try themes.run("template", "check", "plain.mustache", "\(name).mustache")
        #expect(refused.status == 1)
        #expect(refused.errors == "error: template '\(name).mustache' \(reason)\n")
      }
      let wrong = try themes.run("template", "check", "wrong.mustache", "--format", "json")
      #expect(wrong.status == 1)
      #expect(wrong.output.contains("did you mean 'hex'") && wrong.output.contains("blakc"))
      try themes.write("theme: b\ncolors: [\n", to: "b.yaml")
      #expect(try themes.run("template", "check", "plain.mustache").status == 2)
    }
  }

  @Test("Colors without a valid value are left out of the data, and listed")
  func invalidData() throws {
    try TemporaryThemes.with(Self.partlyInvalid) { themes in
      let data = try themes.run("template", "data")
      #expect(data.status == 1)
      #expect(data.errors.contains("Themes/a.yaml:2:29: error: 'blakc' is not a color name"))
      #expect(
        data.errors.hasSuffix("left out of the data: 'text' (Themes/a.yaml:2:29), 'veil'\n")
      )
      let valid = "theme: a\ncolors: { link: blue }\n"
      try themes.write(valid, to: "a.yaml")
      let whole = try themes.run("template", "data")
      #expect(whole.status == 0 && whole.errors.isEmpty)
      #expect(data.output == whole.output)
    }
  }

  @Test("The shipped templates are listed, and printed by their names")
  func shipped() throws {
    let list = try Tool.run(["template", "list"])
    #expect(list.status == 0)
    for line in list.output.split(separator: "\n") {
      let name = String(line.prefix { $0 != " " })
      let shown = try Tool.run(["template", "show", name])
      #expect(shown.status == 0 && shown.output.hasPrefix("---\nabout: "), "\(name)")
    }
    let wrong = try Tool.run(["template", "show", "kity"])
    #expect(wrong.status == 64)
    #expect(wrong.errors.contains("did you mean 'kitty'?"))
    let some = try Tool.run(["template", "list", "v*", "kitty"])
    #expect(
      some.output.split(separator: "\n").map { $0.prefix { $0 != " " } } == [
        "kitty", "vim", "vscode",
      ]
    )
    let form = try Tool.run(["template", "show", "kit*"])
    #expect(try form.status == 0 && form.output == Tool.run(["template", "show", "kitty"]).output)
    for (name, status, message) in [
      ("v*", 2, "several templates have names of the form 'v*': vim, vscode; name one"),
      ("kittn*", 64, "no template has a name of the form 'kittn*'; available templates: "),
    ] {
      let refused = try Tool.run(["template", "show", name])
      #expect(refused.status == status && refused.errors.contains(message), "\(refused.errors)")
    }
    #expect(try Tool.run(["template", "list", "nothing*"]).status == 64)
  }
}
