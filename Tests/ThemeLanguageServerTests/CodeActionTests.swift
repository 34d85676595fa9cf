import SourceDiagnostics
import SourceDocuments
import ThemeFiles
import ThemeValidation

import Testing

@testable import ThemeLanguageServer

/// Changes that the editor offers.
struct CodeActionTests {
  /// An action, and the files of the library after it.
  private struct Change {
    let title: String
    let kind: String
    let isPreferred: Bool
    /// The rules of the findings that it is for.
    let rules: [String]
    let files: [String: String]
  }

  /// Returns the actions for a range of a file; nil for the whole file.
  private func changes(
    _ files: [String: String],
    in file: String,
    at marked: String? = nil,
    only: [String]? = nil,
    diagnostics: [String] = []
  ) throws -> [Change] {
    try TemporaryFolder.with(files) { folder in
      let client = try TestClient(folder)
      let text = try #require(files[file])
      try client.open(file)
      let position = try marked.map { try client.at($0, in: file)["position"] }
      let end = TestClient.position(of: text.endIndex, in: text).json
      let start = TextPosition(line: 0, character: 0).json
      let range = JSONValue(
        members: ["start": position ?? start, "end": position ?? end]
      )
      let context = JSONValue(
        members: [
          "diagnostics": JSONValue.array(
            diagnostics.map { JSONValue(members: ["range": range, "code": $0.json]) }
          ),
          "only": only.map(JSONValue.strings),
        ]
      )
      let answer = try client.request(
        "textDocument/codeAction",
        client.document(file, ["range": range, "context": context])
      )
      return try answer.elements.map { action in
        var result = files
        for member in action["edit"]?["changes"]?.members ?? [] {
          let name = String(member.key.split(separator: "/").last ?? "")
          result[name] = try TestEdits.apply(
            member.value.elements,
            to: try #require(result[name])
          )
        }
        return Change(
          title: try #require(action["title"]?.text),
          kind: try #require(action["kind"]?.text),
          isPreferred: action["isPreferred"]?.flag ?? false,
          rules: (action["diagnostics"]?.elements ?? []).compactMap { $0["code"]?.text },
          files: result
        )
      }
    }
  }

  private func change(
    _ title: String,
    _ files: [String: String],
    in file: String,
    at marked: String? = nil
  ) throws -> [String: String] {
    let changes = try changes(files, in: file, at: marked)
    let change = changes.first { $0.title == title }
    return try #require(change, "available: \(changes.map(\.title))").files
  }

  // MARK: Laws

  private static func findings(_ files: [String: String]) throws -> [Diagnostic] {
    try TemporaryFolder.with(files) { folder in
      ThemeValidator().findings(in: try ThemeFolder(path: folder))
    }
  }

  private static let examples: [(rule: String, files: [String: String])] = RuleReference.all
    .compactMap { rule in
      rule.incorrect.map { example in
        (rule.id, Dictionary(example.files.map { ($0.name, $0.text) }) { first, _ in first })
      }
    }

  @Test(arguments: examples.map(\.rule))
  func `An action removes its finding and adds no error`(_ rule: String) throws {
    let files = try #require(Self.examples.first { $0.rule == rule }).files
    let before = try Self.findings(files)
    for file in files.keys.sorted() {
      for change in try changes(files, in: file, only: ["quickfix", "source"]) {
        try expect(change, removes: rule, from: before)
        #expect(change.kind != "quickfix" || change.rules == [rule])
      }
    }
  }

  /// Expects that a change removes a finding of a rule, and that each error after it existed
  /// before, or is one of `hidden`.
  private func expect(
    _ change: Change,
    removes rule: String,
    from before: [Diagnostic],
    hidden: [Diagnostic] = []
  ) throws {
    let after = try Self.findings(change.files)
    let count = before.count { $0.rule.id == rule }
    #expect(after.count { $0.rule.id == rule } < count, "\(change.title): \(change.files)")
    let known = Set((before + hidden).map(\.message))
    let errors = after.filter { $0.severity == .error && !known.contains($0.message) }
    #expect(errors.map(\.message) == [], "\(change.title): \(change.files)")
  }

  /// Values in which words are misspelled.
  private static let values = [
    "accent", "{ light: accent, dark: tan }", "\"accent\"", "'{accent}'", "\"{accent}\"",
    "{ default: \"{accent}\", dark density=x: orange }", "color-mix(in oklab, {accent}, white)",
    "{ light: alpha(from tan / 50%) }", "color-mix(in oklab, {accent} 20%, {group.second})",
    "[accent]", "\"light-dark({accent}, black)\"", "rgb(1 2 3)", "oklch(from {accent} l c h)",
    "\n    light: accent\n    dark high-contrast: \"{group.second}\"",
  ]

  @Test(arguments: values)
  func `The fixes of a misspelled word are correct`(_ value: String) throws {
    let library = """
      library: 1
      default-theme: base
      traits:
        density: { values: [x, y] }
      """
    func files(_ value: String) -> [String: String] {
      let text = """
        theme: base
        colors:
          accent: red
          group: { first: blue, second: tan }
          a: \(value)

        """
      return ["base.yaml": text, "library.yaml": library]
    }
    // A misspelled key hides the errors of its values.
    let hidden = try Self.findings(files(value))
    var fixCount = 0
    for place in value.indices where value[place].isLetter {
      var misspelled = value
      misspelled.remove(at: place)
      let files = files(misspelled)
      for change in try changes(files, in: "base.yaml", only: ["quickfix"]) {
        // Of several similar words, some have another meaning.
        guard change.isPreferred, let rule = change.rules.first else { continue }
        try expect(change, removes: rule, from: Self.findings(files), hidden: hidden)
        fixCount += 1
      }
    }
    // A list is no color, whatever its words are.
    #expect(fixCount > 0 || value == "[accent]")
  }

  @Test func `Each rule with quick fixes offers an action for its example`() throws {
    let expected = [
      "ambiguous-variants", "boolean-name", "contrast", "dark-equals-light", "deprecated-use",
      "distinct", "missing-variant", "unknown-key", "unknown-reference", "unknown-theme",
      "unquoted-hex", "unquoted-reference",
    ]
    for (rule, files) in Self.examples where expected.contains(rule) {
      let isOffered = try files.keys.contains {
        try !changes(files, in: $0, only: ["quickfix"]).isEmpty
      }
      #expect(isOffered, "\(rule)")
    }
    #expect(Set(expected).isSubset(of: Self.examples.map(\.rule)))
  }

  // MARK: Fixes

  @Test func `A safe fix is preferred`() throws {
    let files = ["a.yaml": "theme: a\ncolors:\n  text: #fff\n"]
    let changes = try changes(files, in: "a.yaml", at: "text: |#fff")
    let fix = try #require(changes.first { $0.rules == ["unquoted-hex"] })
    #expect(fix.isPreferred)
    #expect(fix.files["a.yaml"] == "theme: a\ncolors:\n  text: \"#fff\"\n")
    let all = try #require(changes.first { $0.kind == "source.fixAll.themetool" })
    #expect(all.files == fix.files)
  }

  @Test(arguments: [
    (
      "theme: a\ncolrs:\n  a: red\n", "Replace 'colrs' with 'colors'",
      "theme: a\ncolors:\n  a: red\n"
    ),
    (
      "theme: a\ncolors:\n  text: { dark: red, densty=x: blue, light: red }\n",
      "Replace 'densty' with 'density'",
      "theme: a\ncolors:\n  text: { dark: red, density=x: blue, light: red }\n"
    ),
    (
      "theme: a\ncolors:\n  ink: red\n  b: \"{imk}\"\n", "Replace 'imk' with 'ink'",
      "theme: a\ncolors:\n  ink: red\n  b: \"{ink}\"\n"
    ),
    (
      "theme: a\ncolors:\n  inc: red\n  ink: red\n  b: \"{inq}\"\n", "Replace 'inq' with 'ink'",
      "theme: a\ncolors:\n  inc: red\n  ink: red\n  b: \"{ink}\"\n"
    ),
    (
      "theme: a\nextends: bass\ncolors: {}\n", "Replace 'bass' with 'base'",
      "theme: a\nextends: base\ncolors: {}\n"
    ),
    (
      "theme: a\ncolors:\n  accent: red\n  x:\n    light: acent\n    dark: red\n",
      "Replace 'acent' with '\"{accent}\"'",
      "theme: a\ncolors:\n  accent: red\n  x:\n    light: \"{accent}\"\n    dark: red\n"
    ),
    (
      "theme: a\ncolors:\n  accent: red\n  x: { light: acent, dark: red }\n",
      "Replace 'acent' with '\"{accent}\"'",
      "theme: a\ncolors:\n  accent: red\n  x: { light: \"{accent}\", dark: red }\n"
    ),
    (
      "theme: a\ncolors:\n  accent: red\n  x: color-mix(in oklab, acent, white)\n",
      "Replace 'acent' with '{accent}'",
      "theme: a\ncolors:\n  accent: red\n  x: color-mix(in oklab, {accent}, white)\n"
    ),
    (
      "theme: a\ncolors:\n  x: reed\n", "Replace 'reed' with 'red'", "theme: a\ncolors:\n  x: red\n"
    ),
  ])
  func `A misspelled word is replaced`(_ text: String, _ title: String, _ result: String) throws {
    let files = [
      "a.yaml": text, "base.yaml": "theme: base\ncolors: { b: red }\n",
      "library.yaml":
        "library: 1\ndefault-theme: base\ntraits:\n"
        + "  density: { identifier: com.example.actions.density, values: [x, y], "
        + "affects-color-appearance: true }\n",
    ]
    #expect(try change(title, files, in: "a.yaml")["a.yaml"] == result)
  }

  @Test func `A deprecated color is replaced in the whole file`() throws {
    let files = [
      "a.yaml":
        "theme: a\ncolors:\n  old: red\n  new: blue\n  b: \"{old}\"\n  c: alpha(from {old} / 50%)\ndeprecated:\n  old: { use: new }\n"
    ]
    let result = try change("Replace 'old' with 'new' in the whole file", files, in: "a.yaml")
    #expect(
      result["a.yaml"]
        == "theme: a\ncolors:\n  old: red\n  new: blue\n  b: \"{new}\"\n  c: alpha(from {new} / 50%)\ndeprecated:\n  old: { use: new }\n"
    )
  }

  @Test(arguments: [
    (
      "theme: a\ncolors:\n  text:\n    dark: red\n", "Add the variant 'light'",
      "theme: a\ncolors:\n  text:\n    light: red\n    dark: red\n"
    ),
    (
      "theme: a\ncolors:\n  text: { dark: \"#123456\" }\n", "Add the variant 'light'",
      "theme: a\ncolors:\n  text: { light: \"#123456\", dark: \"#123456\" }\n"
    ),
    (
      "theme: a\ncolors:\n  text:\n    dark: red\n", "Add the variant 'default'",
      "theme: a\ncolors:\n  text:\n    default: red\n    dark: red\n"
    ),
    (
      "theme: a\ncolors:\n  text:\n    high-contrast: { light: red, dark: red }\n",
      "Add the variant 'normal-contrast'",
      "theme: a\ncolors:\n  text:\n    normal-contrast: red\n    high-contrast: { light: red, dark: red }\n"
    ),
  ])
  func `A missing variant is added`(_ text: String, _ title: String, _ result: String) throws {
    #expect(try change(title, ["a.yaml": text], in: "a.yaml")["a.yaml"] == result)
  }

  // MARK: Checks

  private static func checked(_ text: String) -> [String: String] {
    [
      "a.yaml": text,
      "library.yaml":
        "library: 1\ndefault-theme: a\nchecks:\n  - { contrast: [text, back], at-least: 4.5 }\n",
    ]
  }

  @Test(arguments: [
    "theme: a\ncolors:\n  text: oklch(80% 0.05 20)\n  back: white\n",
    "theme: a\ncolors:\n  text: \"#999999\"\n  back: { light: white, dark: black }\n",
    "theme: a\npalette:\n  gray: oklch(0.8 0.01 20)\ncolors:\n  text: \"{gray}\"\n  back: white\n",
    "theme: a\ncolors:\n  text: { light: hsl(20 50% 60%), dark: white }\n  back: { light: white, dark: black }\n",
  ])
  func `A failing value changes to one that passes`(_ text: String) throws {
    let files = Self.checked(text)
    for file in ["library.yaml", "a.yaml"] {
      let changes = try changes(files, in: file).filter { $0.title.hasPrefix("Change ") }
      #expect(changes.count >= 2)
      for change in changes {
        let rules = try Self.findings(change.files).map(\.rule)
        #expect(!rules.contains("contrast"), "\(change.title)")
      }
    }
  }

  @Test func `At most six repairs are offered, and the first one is preferred`() throws {
    let names = ["a", "b", "c", "d", "e"]
    let files = [
      "library.yaml": "library: 1\ndefault-theme: base\nchecks:\n"
        + names.map { "  - { contrast: [\($0), back], at-least: 4.5 }\n" }.joined(),
      "base.yaml": "theme: base\ncolors:\n  back: white\n"
        + names.map { "  \($0): \"#99999\($0)\"\n" }.joined(),
      "child.yaml": "theme: child\nextends: base\ncolors:\n  a: \"#aaaaaa\"\n",
    ]
    for (file, repaired) in [("child.yaml", "child.yaml"), ("base.yaml", "base.yaml")] {
      let changes = try changes(files, in: file, only: ["quickfix"])
      let repairs = changes.filter { $0.title.hasPrefix("Change ") }
      #expect((1...6).contains(repairs.count))
      #expect(changes.first?.title == repairs.first?.title)
      #expect(repairs.filter(\.isPreferred).map(\.title) == [repairs.first?.title])
      #expect(repairs.first?.files[repaired] != files[repaired])
      #expect(repairs.first?.title.contains("other checks") == false)
    }
  }

  @Test func `A change of the background is offered last, and never preferred`() throws {
    let library = "library: 1\nchecks:\n  - { contrast: [text, back], at-least: 4.5 }\n"
    let theme = "theme: a\ncolors:\n  back: white\n  text: \"#999\"\n"
    let branches = "theme: a\ncolors:\n  back: white\n  text: \"light-dark(#999, #888)\"\n"
    for (text, titles) in [(theme, ["text", "back"]), (branches, ["back"])] {
      for file in ["library.yaml", "a.yaml"] {
        let found = try changes(["library.yaml": library, "a.yaml": text], in: file)
        let repairs = found.filter { $0.title.hasPrefix("Change ") }
        #expect(repairs.map { $0.title.split(separator: "'")[1] } == titles.map { $0[...] })
        #expect(
          repairs.filter(\.isPreferred).map(\.title)
            == repairs.filter { $0.title.contains("'text'") }.map(\.title)
        )
      }
    }
  }

  @Test func `A changed value keeps its notation`() throws {
    let files = Self.checked("theme: a\ncolors:\n  text: oklch(80% 0.05 20)\n  back: white\n")
    let changes = try changes(files, in: "a.yaml", at: "text: |oklch")
    let change = try #require(changes.first { $0.title.hasPrefix("Change 'text' to oklch(") })
    #expect(change.title.contains("%"))
  }

  // MARK: The palette

  @Test func `A literal moves to the palette`() throws {
    let text = "theme: a\ncolors:\n  a: \"#ff0000\"\n  b: { light: red, dark: \"#f00\" }\n"
    let files = ["a.yaml": text]
    let title = "Extract to the palette as 'red'"
    #expect(
      try change(title, files, in: "a.yaml", at: "a: |\"#ff0000\"")["a.yaml"]
        == "theme: a\npalette:\n  red: \"#ff0000\"\n\ncolors:\n  a: \"{red}\"\n  b: { light: red, dark: \"#f00\" }\n"
    )
    #expect(
      try change(
        "\(title), for all 3 uses in the file",
        files,
        in: "a.yaml",
        at: "a: |\"#ff0000\""
      )[
        "a.yaml"
      ]
        == "theme: a\npalette:\n  red: \"#ff0000\"\n\ncolors:\n  a: \"{red}\"\n  b: { light: \"{red}\", dark: \"{red}\" }\n"
    )
    let second = ["a.yaml": "theme: a\npalette:\n  red: blue\n  red-2: blue\ncolors:\n  a: red\n"]
    #expect(
      try change("Extract to the palette as 'red-3'", second, in: "a.yaml", at: "a: |red")["a.yaml"]
        == "theme: a\npalette:\n  red-3: red\n  red: blue\n  red-2: blue\ncolors:\n  a: \"{red-3}\"\n"
    )
  }

  @Test func `A reference becomes the value of its color`() throws {
    let files = [
      "a.yaml":
        "theme: a\npalette:\n  p: \"#123456\"\n  q: lab(50 1 2)\ncolors:\n  a: \"{p}\"\n  b: alpha(from {q} / 50%)\n  c: alpha(from {p} / 50%)\n"
    ]
    #expect(
      try change("Replace '{p}' with its value", files, in: "a.yaml", at: "a: \"{|p}")["a.yaml"]?
        .contains("  a: \"#123456\"\n") == true
    )
    #expect(
      try change("Replace '{q}' with its value", files, in: "a.yaml", at: "{|q}")["a.yaml"]?
        .contains("  b: alpha(from lab(50 1 2) / 50%)\n") == true
    )
    // A hex color in a value without quotes would begin a comment.
    #expect(try changes(files, in: "a.yaml", at: "c: alpha(from {|p}").isEmpty)
  }

  // MARK: Ignoring

  @Test func `A finding is ignored on its line or in the library`() throws {
    let files = [
      "a.yaml": "theme: a\ncolors:\n  a: { light: red, dark: red }   # same\n",
      "library.yaml": "library: 1\ndefault-theme: a\n",
    ]
    let title = "Ignore 'dark-equals-light' on this line"
    let ignored = try change(title, files, in: "a.yaml")
    #expect(
      ignored["a.yaml"]
        == "theme: a\ncolors:\n  a: { light: red, dark: red }   # same  # themetool: ignore dark-equals-light\n"
    )
    #expect(try Self.findings(ignored).isEmpty)
    let off = try change("Turn off 'dark-equals-light' for the library", files, in: "a.yaml")
    #expect(
      off["library.yaml"]
        == "library: 1\ndefault-theme: a\n\nrules:\n  dark-equals-light: off\n"
    )
    #expect(try Self.findings(off).isEmpty)
  }

  @Test(arguments: [
    ("rules:\n  naming: error\n", "rules:\n  contrast: off\n  naming: error\n"),
    ("rules: { naming: error }\n", "rules: { contrast: off, naming: error }\n"),
    ("rules:\n  contrast: error # x\n", "rules:\n  contrast: off # x\n"),
    ("", "\nrules:\n  contrast: off\n"),
    ("rules:\n", nil),
  ])
  func `A rule is turned off in the style of the file`(_ text: String, _ result: String?) throws {
    let head = "library: 1\n"
    let file = SourceFile(path: "library.yaml", bytes: Array((head + text).utf8))
    let edit = CodeActionBuilder.rulesEdit(in: ThemeFolder.File(file), turningOff: "contrast")
    let changed = edit.map { edit in
      var bytes = file.bytes
      bytes.replaceSubrange(edit.range, with: edit.text.utf8)
      return String(decoding: bytes, as: UTF8.self)
    }
    #expect(changed == result.map { head + $0 })
  }

  // MARK: The protocol

  @Test(
    arguments: [
      (["quickfix"], ["quickfix"]), (["source.fixAll"], ["source.fixAll.themetool"]),
      (["source.fixAll.themetool"], ["source.fixAll.themetool"]),
      (["source"], ["source.fixAll.themetool"]),
      (["refactor"], []), (["source.organizeImports"], []), (["source.fixAll.other"], []), ([], []),
    ] as [([String], [String])]
  )
  func `Only requested kinds of actions are offered`(_ only: [String], _ kinds: [String]) throws {
    let files = ["a.yaml": "theme: a\ncolors:\n  text: #fff\n"]
    let found = try changes(files, in: "a.yaml", only: only).map(\.kind)
    #expect(Set(found) == Set(kinds))
  }

  @Test func `Findings that the client lists have actions elsewhere on their line`() throws {
    let files = ["a.yaml": "theme: a\ncolors:\n  ink: blac\n"]
    try TemporaryFolder.with(files) { folder in
      let client = try TestClient(folder)
      try client.open("a.yaml")
      let start = try client.at("  |ink", in: "a.yaml")["position"]
      let range = JSONValue(members: ["start": start, "end": start])
      func count(_ diagnostics: [JSONValue]) throws -> Int {
        let context = JSONValue(members: ["diagnostics": diagnostics])
        let parameters = client.document("a.yaml", ["range": range, "context": context])
        return try client.request("textDocument/codeAction", parameters).elements.count
      }
      #expect(try count([]) == 0)
      #expect(try count(client.findings["a.yaml"] ?? []) > 0)
    }
  }

  @Test(arguments: [
    ("  fir|st", []), ("first: bl|ac", ["blac"]), ("middle: r|ed", []), ("last: whi|t", ["whit"]),
    ("  la|st", []),
  ])
  func `A fix is offered only at its finding`(mark: String, words: [String]) throws {
    let text = "theme: a\ncolors:\n  first: blac\n  middle: red\n  last: whit\n"
    let found = try changes(["a.yaml": text], in: "a.yaml", at: mark, only: ["quickfix"])
      .filter { $0.title.hasPrefix("Replace ") }
    #expect(Set(found.map { $0.title.split(separator: "'")[1] }) == Set(words.map { $0[...] }))
  }

  @Test func `Only the diagnostics of the request have actions`() throws {
    let files = ["a.yaml": "theme: a\ncolors:\n  text: #fff\n"]
    let found = try changes(files, in: "a.yaml", only: ["quickfix"], diagnostics: ["naming"])
    #expect(found.isEmpty)
  }

  @Test(arguments: [
    "", "theme: a\ncolors:\n  a: [\n", "]]]", "theme: a\ncolors:\n  a: \"{\n", "\u{FEFF}theme: é\n",
    "theme: a\r\ncolors:\r\n  a: {b}\r\n",
    "library: 1\nchecks: [{ contrast: [a, b], at-least: 3 }]\n",
  ])
  func `A request for actions in any file has an answer`(_ text: String) throws {
    _ = try changes(["a.yaml": text, "b.yaml": "theme: b\n"], in: "a.yaml")
  }
}
