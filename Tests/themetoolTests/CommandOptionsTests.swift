import Foundation
import Testing

/// An option that is accepted and changes nothing hides a mistake of its user.
@Suite("Options of commands and the kinds of their input")
struct CommandOptionsTests {
  /// The options of a command with a value of each, and its kinds of input as arguments.
  struct Row: Sendable {
    let inputs: [String]
    /// Options that change the result of every input, or are refused.
    let options: [String: String]
    /// Options that permit or hide something, each with an input that has it.
    let permissions: [String: String]
    /// Options that rightly change nothing, as `INPUT --option`, each with the reason.
    var exceptions: [String: String] = [:]
  }

  private static let traits = [
    "theme": "two", "style": "dark", "contrast": "high", "gamut": "p3", "level": "elevated",
    "idiom": "vision", "trait": "density=compact",
  ]
  /// Options that need a terminal or run until they are stopped, which other tests cover.
  private static let untested: Set = ["no-pager", "watch", "version", "help"]
  private static let excluded: Set = ["help", "import", "studio", "language-server"]

  private static func permissions(_ input: String, outside: String? = nil) -> [String: String] {
    [
      "force": "\(input) --output foreign.txt", "quiet": "\(input) --output new.txt",
      "allow-outside": outside ?? "\(input) --themes Linked",
    ]
  }

  private static func places(_ input: String) -> [String: String] {
    permissions(input).filter { $0.key != "allow-outside" }
  }

  private static func colored(_ input: String) -> [String: String] {
    ["color": input, "color-depth": "\(input) --color always"]
  }

  private static func merged(_ tables: [String: String]...) -> [String: String] {
    tables.reduce(into: [:]) { $0.merge($1) { _, last in last } }
  }

  private static let rows: [String: Row] = [
    "resolve": Row(
      inputs: ["", "--format json", "--format css", "--catalog A.xcassets"],
      options: merged(
        traits,
        [
          "themes": "Other", "hierarchy": "app", "node": "sidebar", "catalog": "A.xcassets",
          "format": "table", "output": "new.txt",
        ]
      ),
      permissions: merged(permissions("resolve"), colored("resolve"))
    ),
    "list": Row(
      inputs: ["", "themes", "colors", "groups", "nodes", "traits", "rules"],
      options: ["themes": "Other", "theme": "one", "format": "json", "output": "new.txt"],
      permissions: merged(permissions("list"), colored("list colors --theme one")),
      exceptions: [
        "themes --themes": "both libraries have the same themes",
        "traits --themes": "both libraries have the same traits",
      ]
    ),
    "explain": Row(
      inputs: ["text", "text --format json", "text --node sidebar", "contrast"],
      options: merged(
        traits,
        [
          "themes": "Other", "hierarchy": "app", "node": "sidebar", "format": "json",
          "uses": "", "output": "new.txt",
        ]
      ),
      permissions: merged(permissions("explain text"), colored("explain text")),
      exceptions: ["text --node sidebar --hierarchy": "there is one hierarchy"]
    ),
    "tree": Row(
      inputs: ["", "--format json"],
      options: [
        "themes": "Other", "hierarchy": "none", "node": "sidebar", "format": "json",
        "output": "new.txt",
      ],
      permissions: merged(permissions("tree"), colored("tree"))
    ),
    "redraw": Row(
      inputs: ["--set sidebar:style=light", "--set sidebar:theme=two --format json"],
      options: [
        "themes": "Other", "hierarchy": "none", "set": "top:contrast=high", "format": "json",
        "output": "new.txt",
      ],
      permissions: merged(
        permissions("redraw --set sidebar:style=light"),
        colored("redraw --set sidebar:style=light")
      )
    ),
    "validate": Row(
      inputs: [
        "", "--format sarif", "--list-rules", "--explain contrast", "--matrix",
        "--write-baseline new.json",
      ],
      options: [
        "themes": "Other", "format": "json", "output": "new.txt", "stdin-path": "Themes/one.yaml",
        "changed-since": "HEAD", "base": "HEAD~1", "fix-contrast": "", "dry-run": "",
        "list-rules": "", "explain": "contrast", "matrix": "", "baseline": "known.json",
        "write-baseline": "known.json", "max-warnings": "0", "strict": "",
      ],
      permissions: merged(
        permissions("validate", outside: "validate Linked"),
        colored("validate"),
        ["fix": "validate Typing"]
      )
    ),
    "format": Row(
      inputs: ["", "--dry-run", "--check", "-"],
      options: ["themes": "Other", "check": "", "dry-run": ""],
      permissions: merged(
        ["quiet": "format", "allow-outside": "format Linked"],
        colored("format Broken")
      ),
      exceptions: ["- --themes": "a scratch file has no library"]
    ),
    "diff": Row(
      inputs: [
        "one two", "Themes Other", "A.xcassets B.xcassets", "Themes/one.yaml Other/one.yaml",
        "Themes Other --format json",
      ],
      options: [
        "format": "markdown", "old-baseline": "known.json", "new-baseline": "known.json",
        "output": "new.txt",
      ],
      permissions: merged(
        permissions("diff one two"),
        colored("diff one two"),
        ["themes": "diff one two"]
      )
    ),
    "preview": Row(
      inputs: [
        "--color always", "--format svg", "--format html", "--format svg --gallery",
        "--format svg --hierarchy app", "--format html --hierarchy app --set sidebar:style=light",
      ],
      options: merged(
        traits,
        [
          "themes": "Other", "gallery": "", "hierarchy": "app", "set": "top:contrast=high",
          "highlight": "redraw", "format": "svg", "output": "new.svg",
        ]
      ),
      permissions: merged(
        permissions("preview"),
        colored("preview"),
        [
          "dry-run": "preview --output new.svg", "quiet": "preview --output new.svg",
          "force": "preview --format svg --output foreign.txt",
        ]
      )
    ),
    "export": Row(
      inputs: [
        "--to css", "--to scss", "--to tailwind", "--to json", "--to html", "--to swift",
        "--to swift --flavor catalog", "--to swift --flavor embedded", "--to swift --flavor uikit",
        "--to xcassets --output New.xcassets", "--to android --output new",
        "--to dtcg --output new", "--to base16 --output new", "--to kitty --output new",
        "--template t.mustache",
        "--catalog A.xcassets --output New.xcassets",
      ],
      options: [
        "themes": "Other", "to": "css", "template": "t.mustache", "output": "new.css",
        "theme": "two", "where": "dark", "references": "", "styles": "media", "flavor": "uikit",
        "catalog": "A.xcassets", "per-theme": "prefix", "namespace": "Brand",
        "components": "float",
      ],
      permissions: merged(
        permissions("export --to css"),
        colored("export --to scss"),
        [
          "dry-run": "export --to css --output new.css",
          "keep-going": "export --to css --themes Broken",
          "strict": "export --to scss",
          "merge": "export --theme one --per-theme namespace --output B.xcassets",
        ]
      )
    ),
    "build": Row(
      inputs: ["", "--dry-run", "--check", "--check --format json"],
      options: ["themes": "Other", "check": "", "format": "sarif", "output": "new.txt"],
      permissions: merged(
        permissions("build"),
        colored("build --themes Broken"),
        [
          "quiet": "build", "force": "build --themes Foreign", "dry-run": "build",
          "keep-going": "build --themes Broken", "strict": "build",
        ]
      )
    ),
    "template": Row(inputs: [], options: [:], permissions: [:]),
    "template check": Row(
      inputs: ["t.mustache", "t.mustache --format json"],
      options: ["themes": "Other", "format": "sarif", "output": "new.txt"],
      permissions: merged(
        permissions("template check t.mustache"),
        colored("template check none.mustache"),
        ["strict": "template check t.mustache"]
      ),
      exceptions: [
        "t.mustache --themes": "both libraries have what the template reads",
        "t.mustache --format json --themes": "both libraries have what the template reads",
      ]
    ),
    "template data": Row(
      inputs: ["", "--theme one"],
      options: ["themes": "Other", "theme": "two", "where": "dark", "output": "new.txt"],
      permissions: merged(permissions("template data"), colored("template data --themes Broken"))
    ),
    "template list": Row(
      inputs: ["", "v*"],
      options: ["output": "new.txt"],
      permissions: places("template list")
    ),
    "template show": Row(
      inputs: ["kitty"],
      options: ["output": "new.txt"],
      permissions: places("template show kitty")
    ),
    "color": Row(
      inputs: [
        "teal", "{text}", "teal --format css", "{text} --format json", "teal red --format jsonl",
        "-",
      ],
      options: merged(
        traits,
        [
          "to": "oklch", "mix": "red", "in": "srgb", "simulate": "tritanopia",
          "themes": "Other", "on": "white", "format": "json",
          "output": "new.txt",
        ]
      ),
      permissions: merged(
        permissions("color {text}"),
        colored("color teal"),
        ["fit": "color {wide}"]
      )
    ),
    "init": Row(
      inputs: ["new", "new --from pastel"],
      options: ["from": "bold", "ci": "none", "dry-run": ""],
      permissions: ["quiet": "init new"]
    ),
    "schema": Row(
      inputs: ["", "theme"],
      options: ["output": "new.txt"],
      permissions: places("schema")
    ),
  ]

  // MARK: The help

  private struct Help: Decodable {
    let command: Command

    struct Command: Decodable {
      let commandName: String
      let subcommands: [Command]?
      let arguments: [Argument]?

      /// The long names of the options by the path of the command.
      func options(in path: String? = nil) -> [String: Set<String>] {
        let own = (arguments ?? []).filter { $0.kind != "positional" }
          .compactMap { $0.names?.first { $0.kind == "long" }?.name }
        var all: [String: Set<String>] = path.map { [$0: Set(own)] } ?? [:]
        for command in subcommands ?? [] {
          let name = (path.map { "\($0) " } ?? "") + command.commandName
          all.merge(command.options(in: name)) { first, _ in first }
        }
        return all
      }
    }

    struct Argument: Decodable {
      let kind: String
      let names: [Name]?
    }

    struct Name: Decodable {
      let kind: String
      let name: String
    }
  }

  @Test("Each option of each command is tested")
  func isComplete() throws {
    let text = try Tool.run(["--experimental-dump-help"]).output
    let help = try JSONDecoder().decode(Help.self, from: Data(text.utf8))
    let options = help.command.options().filter { !Self.excluded.contains($0.key) }
    #expect(Set(options.keys) == Set(Self.rows.keys))
    for (command, names) in options {
      let row = Self.rows[command]
      let tested = (row?.options.keys).map(Set.init) ?? []
      let permissions = (row?.permissions.keys).map(Set.init) ?? []
      let missing = names.subtracting(Self.untested).subtracting(tested).subtracting(permissions)
      #expect(missing == [], "\(command)")
      #expect(tested.intersection(permissions) == [], "\(command)")
    }
  }

  // MARK: The input

  private static let theme = """
    theme: one
    palette: { gray: { 100: "#ddd", 500: "#a06040" } }
    colors:
      page: { light: white, dark: black, dark elevated: "#222" }
      text:
        default: "{gray.500}"
        dark: "{gray.100}"
        high-contrast: { light: black, dark: white }
        p3: color(display-p3 0 0.5 0.2)
        elevated: "#666"
        vision: "#777"
        density=compact: "#555"
      edge: oklch(from {text} l c h / 50%)
      wide: color(display-p3 0 1 0)
      mark: { new: red }

    """
  private static let library = """
    library: 1
    default-theme: one
    traits:
      density:
        identifier: a.density
        values: [wide, compact]
        default: wide
        affects-color-appearance: true
    base16: { SLOTS }
    rules: { contrast: warning }
    exports:
      - { to: scss, output: ../NAME.scss }
    checks:
      - { contrast: [text, page], at-least: 4.5 }

    """
  private static let hierarchy = """
    hierarchy: app
    traits: { style: light, idiom: phone }
    scene: main
    overrides: { theme: one }
    children:
      - window: main
        children:
          - view: top
            uses: [page, text]
            children:
              - view: sidebar
                overrides: { style: dark }
                uses: [page, text]

    """

  private static let slots = (0..<16).map { number in
    "base0\(String(number, radix: 16, uppercase: true)): text"
  }.joined(separator: ", ")

  /// Writes a library with two themes.
  private static func write(_ name: String, text: String, in folder: URL) throws {
    let place = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    for (file, text) in [
      ("one.yaml", text),
      ("two.yaml", "theme: two\nextends: one\ncolors: { text: \"#999\", own: { a: blue } }\n"),
      ("app.yaml", hierarchy),
      (
        "library.yaml",
        library.replacing("NAME", with: name).replacing("SLOTS", with: slots)
      ),
    ] {
      try Data(text.utf8).write(to: place.appendingPathComponent(file))
    }
  }

  /// Runs `body` with a folder that has all kinds of input.
  private static func with(_ body: (TemporaryThemes) throws -> Void) throws {
    try TemporaryThemes.with([:]) { themes in
      let folder = themes.folder
      try write("Themes", text: theme, in: folder)
      try write("Linked", text: theme, in: folder)
      try write("Foreign", text: theme, in: folder)
      try write("Broken", text: theme.replacing("red", with: "\"{none}\""), in: folder)
      let other = theme.replacing("#a06040", with: "#a06050").replacing("mark", with: "badge")
      try write("Other", text: other, in: folder)
      let hierarchy = folder.appendingPathComponent("Other/app.yaml")
      try Data(Self.hierarchy.replacing("sidebar", with: "list").utf8).write(to: hierarchy)
      try write("Typing", text: theme.replacing("\"{gray.500}\"", with: "{gray.500}"), in: folder)
      let template = "{{#themes}}{{name}} {{/themes}}{{colors.text.hex}}\n"
      for (name, text) in [
        ("t.mustache", template), ("none.mustache", "{{colors.none.hex}}\n"),
        ("foreign.txt", "a\n"), ("Foreign.scss", "a\n"),
      ] {
        try themes.write(text, to: "../\(name)")
      }
      // A link that leads out of the repository.
      let link = folder.appendingPathComponent("Linked/three.yaml")
      let outside = folder.appendingPathExtension("outside.yaml")
      defer { try? FileManager.default.removeItem(at: outside) }
      try Data("theme: three\ncolors: { page: red }\n".utf8).write(to: outside)
      try FileManager.default.createSymbolicLink(at: link, withDestinationURL: outside)
      for (library, catalog) in [("Themes", "A.xcassets"), ("Other", "B.xcassets")] {
        let made = try themes.run("export", "-q", "--themes", library, "-o", catalog)
        #expect(made.status == 0, "\(made.errors)")
      }
      _ = try themes.run("validate", "-q", "--write-baseline", "known.json")
      try themes.git("init", "-q", "--template=")
      try themes.git("add", "-A")
      try themes.git("commit", "-qm", "a")
      let weaker = try themes.text("library.yaml").replacing("4.5", with: "4.4")
      try themes.write(weaker, to: "library.yaml")
      try themes.git("commit", "-qam", "b")
      defer { try? FileManager.default.removeItem(at: folder.appendingPathExtension("copy")) }
      try body(themes)
    }
  }

  /// What a run shows and leaves behind.
  private struct Outcome: Equatable {
    let output: String
    let errors: String
    let status: Int32
    let files: [String: Data]
  }

  /// Runs the command in a copy of the folder, which has the same path in each run and is made again
  /// after files have changed.
  private static func outcome(_ arguments: [String], _ themes: TemporaryThemes) throws -> Outcome {
    let copy = themes.folder.appendingPathExtension("copy")
    if !FileManager.default.fileExists(atPath: copy.path) {
      try FileManager.default.copyItem(at: themes.folder, to: copy)
    }
    let input = arguments.first == "color" ? "red\n" : "theme:   x\n"
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let result = try Tool.run(
      arguments,
      environment: ["PATH": path, "LANG": "C.UTF-8"],
      folder: copy,
      input: input
    )
    let files = try files(in: copy)
    if try files != Self.files(in: themes.folder) { try FileManager.default.removeItem(at: copy) }
    return Outcome(
      output: result.output,
      errors: result.errors,
      status: result.status,
      files: files
    )
  }

  private static func files(in folder: URL) throws -> [String: Data] {
    var files: [String: Data] = [:]
    for name in try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    where !name.hasPrefix(".git/") {
      files[name] = (try? Data(contentsOf: folder.appendingPathComponent(name))) ?? Data()
    }
    return files
  }

  private static func words(_ text: String) -> [String] {
    text.split(separator: " ").map(String.init)
  }

  private static func option(_ name: String, _ value: String) -> [String] {
    ["--\(name)"] + (value.isEmpty ? [] : [value])
  }

  // MARK: The laws

  @Test(
    "An option changes the result of every kind of input or is refused",
    arguments: rows.keys.sorted()
  )
  func effects(command: String) throws {
    let row = try #require(Self.rows[command])
    try Self.with { themes in
      for input in row.inputs {
        let arguments = Self.words("\(command) \(input)")
        let plain = try Self.outcome(arguments, themes)
        #expect(plain.status < 2, "\(arguments): \(plain.errors)")
        for (name, value) in row.options.sorted(by: { $0.key < $1.key }) {
          let option = Self.option(name, value)
          // A value that the input already has.
          guard !arguments.joined(separator: " ").contains(option.joined(separator: " ")) else {
            continue
          }
          let key = Self.words("\(input) --\(name)").joined(separator: " ")
          guard row.exceptions[key] == nil else { continue }
          let changed = try Self.outcome(arguments + option, themes)
          #expect(changed != plain, "\((arguments + option).joined(separator: " "))")
        }
      }
    }
  }

  @Test(
    "An option that permits or hides something changes a result that has it",
    arguments: rows.keys.sorted()
  )
  func permissions(command: String) throws {
    let row = try #require(Self.rows[command])
    let values = [
      "color": "always", "color-depth": "none", "themes": "Other", "fit": "srgb",
    ]
    try Self.with { themes in
      for (name, input) in row.permissions.sorted(by: { $0.key < $1.key }) {
        let arguments = Self.words(input)
        let option = Self.option(name, values[name] ?? "")
        let plain = try Self.outcome(arguments, themes)
        let changed = try Self.outcome(arguments + option, themes)
        #expect(changed != plain, "\((arguments + option).joined(separator: " "))")
        #expect(changed.status != 64, "\(changed.errors)")
      }
    }
  }
}
