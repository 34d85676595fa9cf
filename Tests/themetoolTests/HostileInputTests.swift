import Foundation
import Testing
import TestSupport
import TextSupport

/// Runs each writer with a library of extreme colors and hostile names, and looks for what must not
/// be in any output: hidden characters, commands to a workflow's runner, `nan` and `inf`.
@Suite("Names with control characters and extreme colors")
struct HostileInputTests {
  /// A name with an escape sequence, a command on a line of its own, and a character that turns a
  /// line.
  private static let name = "::error::x\u{1B}[31m\n::error::y\u{202E}\u{200B}"

  private static func theme(_ white: String) -> String {
    #"""
    theme: t
    description: "a \u202e\e[31m\n::error::y \u200b*/ --> \u2028 \"q\" \\ '"
    about: { a: "x \u2066\e[31m\n::error::y */ -->", "k\U000E0041": "::error::y" }
    colors:
      a: oklch(0.5 1e30 0)
      b: oklch(0.5 1e200 0)
      c: color(srgb 1e308 -1e308 0)
      d: lab(50 1e308 -1e308)
      e: color(xyz 5e-324 0 0 / 1e-30)
      f: hsl(0 1e30% 50%)
      g: color(srgb calc(infinity) calc(-infinity) calc(NaN))
      h: \#(white)
      i: { light: black, dark: "color(display-p3 1e20 0 0)" }
      "k\U000E0041": "color-mix(in oklch, {a}, {d})"
      m: { n: "{i}" }
    deprecated:
      b: { reason: "gone \u2066\e[0m\nnow \"q\" ::" }

    """#
  }

  private static let library = #"""
    library: 1
    default-theme: t
    theme-trait: { identifier: "com.x\u202ey", name: "th\u2066eme\e[0m" }
    checks:
      - { contrast: [a, h], at-least: 4.5 }
      - { contrast: [b, h], at-least: 50, method: tone }
      - { distinct: [a, b, c, d], at-least: 10 }
    traits:
      "dens\U000E0041": { identifier: "com.y\u202ez", values: ["x\u2066y", b], default: b }

    """#

  private static let hierarchy = #"""
    hierarchy: "ap\u202ep"
    scene: app
    children:
      - window: w
        set: { style: dark }
        uses: [a, h, i]
        children: [{ view: "::error::v\n::warning::x\e[1m", uses: [a, b, c] }]

    """#

  /// A folder with the library, an older one, two catalogs and files to import.
  private func withFiles(_ body: (TemporaryThemes) throws -> Void) throws {
    let files = [
      "t\u{1B}[31m\u{202E}\n::error::f.yaml": Self.theme("white"), "library.yaml": Self.library,
      "app.yaml": Self.hierarchy,
    ]
    try TemporaryThemes.with(files) { themes in
      let old = themes.folder.appendingPathComponent("Old")
      try FileManager.default.createDirectory(at: old, withIntermediateDirectories: true)
      try Data(Self.theme("oklch(0.5 1e200 90)").utf8).write(
        to: old.appendingPathComponent("t.yaml")
      )
      try Data(Self.library.utf8).write(to: old.appendingPathComponent("library.yaml"))
      try writeCatalog("A.xcassets", color: Self.name, red: "0.5", in: themes)
      let huge = "1" + String(repeating: "0", count: 300) + ".5"
      try writeCatalog("B.xcassets", color: "::error::z", red: huge, in: themes)
      let sheet = ":root{--a:#fff;--b\u{202E}:\"x\u{2066}\";--c:var(--d)}.dark{--a:#000}/*\u{1B}*/"
      try Data(sheet.utf8).write(to: themes.folder.appendingPathComponent("s.css"))
      let tokens: [String: Any] = [
        Self.name: ["$type": "color", "$value": "#ff0000", "$description": "a\u{2066}\u{1B}"],
        "kept": ["$type": "dimension", "$value": "1px\u{202E}"],
      ]
      try JSONSerialization.data(withJSONObject: tokens)
        .write(to: themes.folder.appendingPathComponent("t.json"))
      let palette = (0..<16).map { "palette = \($0)=#000000\n" }.joined()
      let settings = "foreground=#fff000\nbackground=000000\n\u{202E}::x\u{1B} = \u{2066}\n"
      try Data((palette + settings).utf8).write(to: themes.folder.appendingPathComponent("g"))
      try body(themes)
    }
  }

  private func writeCatalog(
    _ catalog: String,
    color: String,
    red: String,
    in themes: TemporaryThemes
  ) throws {
    for (folder, element) in [
      ("\(color).colorset", ["color": ["components": ["red": red, "green": "0", "blue": "0"]]]),
      ("c.colorset", ["color": ["components": ["red": red, "green": "0", "blue": "0"]]]),
      ("i.imageset", ["filename": "\(Self.name)\(catalog).png"]),
    ] as [(String, [String: Any])] {
      let key = folder.hasSuffix("imageset") ? "images" : "colors"
      var element = element
      element["idiom"] = "universal"
      if var value = element["color"] as? [String: Any] {
        value["color-space"] = "srgb"
        element["color"] = value
      }
      let url = themes.folder.appendingPathComponent("\(catalog)/\(folder)")
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      try JSONSerialization.data(
        withJSONObject: [key: [element], "info": ["version": 1, "author": "xcode"]]
      ).write(to: url.appendingPathComponent("Contents.json"))
    }
  }

  /// What must not be in a text.
  private func check(_ text: String, _ place: String, isCommands: Bool = false) {
    let hidden = text.unicodeScalars.filter { scalar in
      scalar.isHidden && scalar != "\n" && scalar != "\t"
    }
    #expect(hidden.isEmpty, "\(place): \(hidden.map { String($0.value, radix: 16) })")
    for line in text.split(separator: "\n") where !isCommands {
      #expect(!line.drop { $0 == " " }.hasPrefix("::"), "\(place): \(line.prefix(80))")
    }
    for word in text.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "(" }) {
      #expect(!["nan", "inf", "-nan", "-inf"].contains(String(word)), "\(place): \(word)")
    }
  }

  /// Runs a command and looks at all that it says.
  @discardableResult
  private func run(_ arguments: [String], in themes: TemporaryThemes) throws -> Tool.Result {
    let result = try Tool.run(arguments, folder: themes.folder)
    let place = arguments.joined(separator: " ").debugDescription
    #expect([0, 1, 2, 64].contains(result.status), "\(place): \(result.status)")
    check(result.output, place, isCommands: arguments.contains("github"))
    check(result.errors, place)
    if arguments.contains("json") || arguments.contains("sarif"), !result.output.isEmpty {
      #expect(throws: Never.self, "\(place)") {
        try JSONSerialization.jsonObject(with: Data(result.output.utf8), options: .fragmentsAllowed)
      }
    }
    return result
  }

  @Test(
    "Printed reports, palettes and images contain no raw control characters or infinite numbers"
  )
  func reports() throws {
    try withFiles { themes in
      let app = ["--hierarchy", "ap\u{202E}p"]
      var commands: [[String]] = []
      commands += ["text", "json", "sarif", "github", "junit"].map {
        ["validate", "--format", $0]
      }
      for format in ["text", "json"] {
        commands.append(["validate", "--matrix", "--format", format])
        commands.append(["tree", "--format", format] + app)
        commands.append(["redraw", "--set", "w:style=light", "--format", format] + app)
      }
      for format in ["table", "json", "css"] {
        commands.append(["resolve", "--format", format])
        commands.append(["resolve", "--catalog", "A.xcassets", "--format", format])
      }
      for format in ["text", "json", "html"] {
        commands.append(["diff", "Old", "Themes", "--format", format])
        commands.append(["diff", "A.xcassets", "B.xcassets", "--format", format])
      }
      for format in ["svg", "html"] {
        for kind in [[], ["--gallery"], app] {
          commands.append(["preview", "--format", format] + kind)
        }
      }
      commands += [["preview"], ["preview", "--gallery"], ["preview"] + app]
      commands += ["a", "c", "i", "m.n", "k\u{E0041}"].map { ["explain", $0] }
      commands += [["validate", "A.xcassets"], ["format", "--check", "Themes"]]
      for format in ["swatch", "css", "json", "jsonl"] {
        let colors = ["oklch(0.5 1e30 0)", "lab(50 1e308 -1e308)", "::error::\u{202E}\u{1B}\n"]
        commands.append(
          ["color", "--format", format, "--on", "oklch(0.5 1e200 0)"] + colors.prefix(2)
        )
        commands.append(["color", "--format", format, colors[2]])
      }
      for command in commands { try run(command, in: themes) }
      let difference = try run(["diff", "Old", "Themes"], in: themes)
      #expect(difference.status == 1 && difference.output.contains("ΔE2000 1.79769e308"))
    }
  }

  @Test("Exports and imports contain no raw control characters or infinite numbers")
  func files() throws {
    try withFiles { themes in
      for arguments in [
        ["css"], ["css", "--references"], ["css", "--styles", "media"], ["scss"], ["tailwind"],
        ["json"], ["html"], ["swift"], ["swift", "--flavor", "catalog"],
        ["swift", "--flavor", "embedded"],
      ] {
        let result = try run(["export", "-o", "-", "--to"] + arguments, in: themes)
        #expect(result.status == 0 && !result.output.isEmpty, "\(arguments)")
      }
      for format in ["dtcg", "android"] {
        try run(["export", "--to", format, "-o", format], in: themes)
        try checkFiles(in: format, themes)
      }
      try run(["export", "--to", "xcassets", "-o", "made.xcassets"], in: themes)
      try checkFiles(in: "made.xcassets", themes)
      for input in ["s.css", "t.json", "g", "A.xcassets"] {
        try run(["import", input, "-o", "from-\(input)"], in: themes)
        try checkFiles(in: "from-\(input)", themes)
      }
    }
  }

  private func checkFiles(in folder: String, _ themes: TemporaryThemes) throws {
    let root = themes.folder.appendingPathComponent(folder)
    let paths = try FileManager.default.subpathsOfDirectory(atPath: root.path)
    var count = 0
    for path in paths {
      let url = root.appendingPathComponent(path)
      guard let data = FileManager.default.contents(atPath: url.path) else { continue }
      count += 1
      check(String(decoding: data, as: UTF8.self), "\(folder)/\(path)")
      guard path.hasSuffix("json") else { continue }
      #expect(throws: Never.self, "\(path)") { try JSONSerialization.jsonObject(with: data) }
    }
    #expect(count > 0, "\(folder)")
  }

  @Test(
    "Errors that quote arguments and file names contain no raw control characters",
    arguments: [
      ["resolve", name], ["resolve", "--themes", name], ["resolve", "--trait", "\(name)=b"],
      ["resolve", "--style", name], ["resolve", "--catalog", "\(name).xcassets"],
      ["explain", name],
      ["tree", "--hierarchy", name], ["preview", "--theme", name], ["format", "\(name).yaml"],
      ["validate", "\(name).yaml"], ["validate", "--explain-rule", name],
      ["import", "\(name).json"],
      ["export", "--to", name, "-o", "-"], ["diff", name, "Old"], ["color", "--mix", name, "red"],
      ["init", "/dev/null/\(name)"],
      ["redraw", "--hierarchy", "ap\u{202E}p", "--set", "\(name):x=y"],
      [name], ["--\(name)"], ["tree", "--hierarchy", "ap\u{202E}p", name],
    ]
  )
  func arguments(arguments: [String]) throws {
    try withFiles { themes in
      let result = try run(arguments, in: themes)
      #expect(result.status != 0 && !result.errors.isEmpty)
    }
  }
}
