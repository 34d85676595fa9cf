import SourceDocuments

import Testing

@testable import ThemeLanguageServer

/// Changes of names.
struct RenameTests {
  private func renamed(
    _ files: [String: String],
    _ file: String,
    _ mark: String,
    to name: String,
    capabilities: JSONValue = .object([]),
    deprecate: Bool? = nil
  ) throws -> [String: String] {
    try TemporaryFolder.with(files) { folder in
      let client = try TestClient(folder, capabilities: capabilities)
      try client.open(file)
      var parameters = try client.at(mark, in: file)
      parameters["newName"] = name.json
      if let deprecate { parameters["deprecate"] = .bool(deprecate) }
      let method = deprecate == nil ? "textDocument/rename" : "themetool/rename"
      return try client.applying(try client.request(method, parameters))
    }
  }

  /// Expects that a change of a name replaces the text of some lines, and leaves all others.
  private func expect(
    _ texts: [String: String],
    from files: [String: String],
    _ changes: [String],
    location: SourceLocation = #_sourceLocation
  ) {
    var found: [String] = []
    for (name, text) in texts.sorted(by: { $0.key < $1.key }) {
      let old = (files[name] ?? "").split(separator: "\n", omittingEmptySubsequences: false)
      let new = text.split(separator: "\n", omittingEmptySubsequences: false)
      #expect(old.count == new.count, sourceLocation: location)
      for (number, pair) in zip(old, new).enumerated() where pair.0 != pair.1 {
        let line = pair.1.drop { $0 == " " }
        found.append("\(name.prefix(while: { $0 != "." })):\(number + 1): \(line)")
      }
    }
    #expect(found == changes, sourceLocation: location)
  }

  @Test func `Colors in lists of a check are renamed`() throws {
    let files = [
      "library.yaml": "library: 1\nchecks: [{ contrast: [[ink, text], [page]], at-least: 3 }]\n",
      "a.yaml": "theme: a\ncolors: { ink: black, text: black, page: white }\n",
    ]
    for (mark, name, line) in [
      ("te|xt: black", "label", "checks: [{ contrast: [[ink, label], [page]], at-least: 3 }]"),
      ("pa|ge: white", "sheet", "checks: [{ contrast: [[ink, text], [sheet]], at-least: 3 }]"),
    ] {
      let texts = try renamed(files, "a.yaml", mark, to: name)
      #expect(texts["library.yaml"]?.contains(line) == true, "\(texts)")
    }
  }

  @Test(arguments: [
    (
      "base.yaml", "er|ror: \"{blue.500}\"", "failure",
      [
        "app:5: uses: [page, state.failure]", "base:7: failure: \"{blue.500}\"",
        "child:6: failure: color-mix(in oklab, {page} 20%, {blue.300})",
        "child:9: state.failure: Errors", "child:11: state.old: { use: state.failure }",
        "library:9: - { contrast: [state.failure, page], at-least: 3, when: density=compact }",
      ]
    ),
    (
      "child.yaml", "{pa|ge} 20%", "sheet",
      [
        "app:5: uses: [sheet, state.error]", "base:5: sheet: { light: white, dark: black }",
        "child:4: sheet: \"#eee\"",
        "child:6: error: color-mix(in oklab, {sheet} 20%, {blue.300})",
        "library:7: base00: sheet",
        "library:9: - { contrast: [state.error, sheet], at-least: 3, when: density=compact }",
      ]
    ),
    (
      "base.yaml", "bl|ue: {", "sky",
      [
        "base:3: sky: { 300: \"#aaf\", 500: \"#00f\" }", "base:7: error: \"{sky.500}\"",
        "child:6: error: color-mix(in oklab, {page} 20%, {sky.300})",
      ]
    ),
    (
      "app.yaml", "sta|te.error", "status",
      [
        "app:5: uses: [page, status.error]", "base:6: status:", "child:5: status:",
        "child:9: status.error: Errors", "child:11: status.old: { use: status.error }",
        "library:9: - { contrast: [status.error, page], at-least: 3, when: density=compact }",
      ]
    ),
    (
      "child.yaml", "use: state.|error", "state.failure-2",
      [
        "app:5: uses: [page, state.failure-2]", "base:7: failure-2: \"{blue.500}\"",
        "child:6: failure-2: color-mix(in oklab, {page} 20%, {blue.300})",
        "child:9: state.failure-2: Errors", "child:11: state.old: { use: state.failure-2 }",
        "library:9: - { contrast: [state.failure-2, page], at-least: 3, when: density=compact }",
      ]
    ),
    (
      "base.yaml", "theme: ba|se", "root",
      ["base:1: theme: root", "child:2: extends: root", "library:2: default-theme: root"]
    ),
    (
      "app.yaml", "theme: |child", "leaf",
      ["app:2: overrides: { theme: leaf, com.example.density: compact }", "child:1: theme: leaf"]
    ),
    (
      "library.yaml", "den|sity: {", "rows",
      [
        "child:7: old: { default: red, rows=Compact: blue }",
        "library:4: rows: { identifier: com.example.density, values: [regular, compact] }",
        "library:9: - { contrast: [state.error, page], at-least: 3, when: rows=compact }",
      ]
    ),
    (
      "child.yaml", "density=Com|pact", "dense",
      [
        "app:2: overrides: { theme: child, com.example.density: dense }",
        "child:7: old: { default: red, density=dense: blue }",
        "library:4: density: { identifier: com.example.density, values: [regular, dense] }",
        "library:9: - { contrast: [state.error, page], at-least: 3, when: density=dense }",
      ]
    ),
    ("app.yaml", "hierarchy: |app", "mail", ["app:1: hierarchy: mail"]),
    ("app.yaml", "window: ma|in", "first", ["app:4: - window: first"]),
    ("app.yaml", "window: ma|in", "main", []),
  ])
  func `A rename changes all names and nothing else`(
    file: String,
    mark: String,
    name: String,
    changes: [String]
  ) throws {
    let files = DefinitionTests.files
    expect(try renamed(files, file, mark, to: name), from: files, changes)
  }

  @Test(arguments: [
    ("base.yaml", "pa|ge: {", "dark", "'dark' is a condition and can't be the name of a color"),
    (
      "base.yaml", "er|ror: \"", "Dark",
      "'Dark' can't be distinguished from the condition 'dark' in a group"
    ),
    ("base.yaml", "pa|ge: {", "yes", "'yes' is true or false for many YAML readers"),
    ("base.yaml", "pa|ge: {", "null", "'null' is an empty value in YAML"),
    ("base.yaml", "pa|ge: {", "", "a name can't be empty"),
    ("base.yaml", "pa|ge: {", "--", "a name needs a letter or a digit"),
    (
      "base.yaml", "pa|ge: {", "a b", "'a b' contains ' '; names consist of letters, digits and '-'"
    ),
    ("base.yaml", "pa|ge: {", "brand", "'brand' exists already: base.yaml:8"),
    ("base.yaml", "pa|ge: {", "state", "'state' exists already: base.yaml:6"),
    ("base.yaml", "pa|ge: {", "blue", "'blue' exists already: base.yaml:3"),
    ("base.yaml", "sta|te:", "blue", "'blue' exists already: base.yaml:3"),
    ("base.yaml", "er|ror: \"", "old", "'state.old' exists already: child.yaml:7"),
    (
      "base.yaml", "pa|ge: {", "a.page",
      "a rename can't move 'page' to another group; move its entry in the file instead"
    ),
    (
      "base.yaml", "er|ror: \"", "other.error",
      "a rename can't move 'state.error' to another group; move its entry in the file instead"
    ),
    (
      "base.yaml", "asset(Br|and/Accent)", "x",
      "'Brand/Accent' is a color of an asset catalog; rename it in the catalog"
    ),
    ("base.yaml", "theme: ba|se", "child", "'child' exists already: child.yaml:1"),
    ("base.yaml", "theme: ba|se", "Chi-ld", "'child' exists already: child.yaml:1"),
    (
      "base.yaml", "theme: ba|se", "unspecified",
      "'unspecified' selects no theme and can't be the name of one"
    ),
    ("base.yaml", "lig|ht: white", "x", "'light' belongs to the system trait 'style'"),
    ("library.yaml", "den|sity: {", "style", "'style' is a name of the trait 'userInterfaceStyle'"),
    ("library.yaml", "den|sity: {", "theme", "'theme' is a name of the trait 'theme'"),
    ("library.yaml", "[regular, com|pact]", "Regular", "'regular' exists already: library.yaml:4"),
    ("library.yaml", "[Brand|.xcassets]", "x", "'Brand.xcassets' is the path of an asset catalog"),
    (
      "app.yaml", "the|me: child", "x",
      "'theme' is the trait that selects the theme; its name is in 'theme-trait:'"
    ),
    (
      "app.yaml", "com.example.den|sity", "x",
      "'com.example.density' is the identifier of a trait; rename the trait where its name is"
    ),
    ("app.yaml", "  - win|dow: main", "x", "no name is at this place"),
  ])
  func `Clashing names and names of other libraries are refused`(
    file: String,
    mark: String,
    name: String,
    reason: String
  ) throws {
    do {
      let texts = try renamed(DefinitionTests.files, file, mark, to: name)
      Issue.record("changed \(texts)")
    } catch let failure as TestClient.RequestFailure {
      #expect(failure.error["message"]?.text == reason)
    }
  }

  @Test(arguments: [
    (
      "a name that is referred to already",
      ["t.yaml": "theme: t\ncolors:\n  a: red\n  c: \"{b}\"\n"], "a|: red", "b",
      "'b' is referred to already: t.yaml:4"
    ),
    (
      "escapes",
      ["t.yaml": "theme: t\ncolors:\n  ab: red\n  c: \"{a\\u0062}\"\n"], "a|b: red", "b",
      "'ab' is written with escapes or over several lines at t.yaml:4"
    ),
    (
      "an error in a file to change",
      ["t.yaml": "theme: t\ncolors:\n  a: red\n", "u.yaml": "theme: u\ncolors:\n  a: [\n"],
      "a|: red", "b", "'u.yaml:3' has an error to fix first"
    ),
    (
      "a repeated key",
      ["t.yaml": "theme: t\ncolors:\n  a: red\n  a: red\n"], "a|: red", "b",
      "'t.yaml:4' has an error to fix first"
    ),
    (
      "the default theme, which has a well-known name",
      ["t.yaml": "theme: a\n", "u.yaml": "theme: standard\n"], "theme: a|", "b", ""
    ),
    (
      "a key that is an alias",
      ["t.yaml": "theme: t\ndescription: &n a\ncolors:\n  *n : red\n  b: \"{a}\"\n"], "{a|}", "c",
      "'a' is not defined"
    ),
    (
      "siblings",
      [
        "t.yaml": """
        hierarchy: t
        children:
          - window: w
            children: [{ view: a }, { view: b }]
        """
      ], "view: a|", "b", "'b' exists already: t.yaml:4"
    ),
  ])
  func `Invalid and conflicting names are refused with a reason`(
    _: String,
    files: [String: String],
    mark: String,
    name: String,
    reason: String
  ) throws {
    do {
      let texts = try renamed(files, "t.yaml", mark, to: name)
      #expect(reason.isEmpty, "changed \(texts)")
    } catch let failure as TestClient.RequestFailure {
      let message = failure.error["message"]?.text ?? ""
      #expect(!reason.isEmpty && message.hasPrefix(reason), "\(message)")
    }
  }

  @Test(arguments: ["error", "warning"])
  func `A rename is refused if it causes an error of another rule`(severity: String) throws {
    let files = [
      "library.yaml": "library: 1\nrules: { color-keyword: \(severity) }\n",
      "a.yaml": "theme: a\ncolors:\n  ink: \"#102030\"\n  x: red\n",
    ]
    do {
      let texts = try renamed(files, "a.yaml", "in|k: ", to: "red")
      #expect(severity == "warning", "changed \(texts)")
    } catch let failure as TestClient.RequestFailure {
      let message = failure.error["message"]?.text ?? ""
      #expect(
        severity == "error" && message.hasPrefix("this would be an error: 'red' is the color")
      )
    }
  }

  @Test
  func `A rename of the default theme updates the library file, and is refused without one`() throws
  {
    let files = ["a.yaml": "theme: a\n", "standard.yaml": "theme: standard\n"]
    #expect(throws: TestClient.RequestFailure.self) {
      try renamed(files, "standard.yaml", "theme: sta|ndard", to: "z")
    }
    let named = files.merging(["library.yaml": "library: 1\ndefault-theme: standard\n"]) { $1 }
    let texts = try renamed(named, "standard.yaml", "theme: sta|ndard", to: "z")
    #expect(texts["library.yaml"] == "library: 1\ndefault-theme: z\n")
    #expect(texts["standard.yaml"] == "theme: z\n")
  }

  @Test func `A rename keeps quotes, folded lines and aliases`() throws {
    let files = [
      "t.yaml": """
      theme: t
      colors:
        "ab": &x { light: '{c}', dark: red }
        c: 'black'
        d: *x
        e: >-
          color-mix(in oklab,
            {ab} 20%, {c})
        f: "color-mix(in oklab,
          {ab}, {c})"
      """
    ]
    let texts = try renamed(files, "t.yaml", "{a|b} 20%", to: "long-name")
    let expected = files["t.yaml"]?.replacing("ab\"", with: "long-name\"")
      .replacing("{ab}", with: "{long-name}").replacing("klong-name", with: "klab")
    #expect(texts["t.yaml"] == expected)
  }

  @Test(arguments: [
    ("app.yaml", "uses: [page, state.er|ror]", "5:error", "error"),
    ("app.yaml", "uses: [page, st|ate.error]", "5:state", "state"),
    ("base.yaml", "{blue.5|00}", "7:500", "500"),
    ("child.yaml", "density=Co|mpact", "7:Compact", "Compact"),
  ])
  func `A rename offers the part of the name that changes`(
    file: String,
    mark: String,
    place: String,
    placeholder: String
  ) throws {
    try TemporaryFolder.with(DefinitionTests.files) { folder in
      let client = try TestClient(folder)
      try client.open(file)
      let answer = try client.request("textDocument/prepareRename", client.at(mark, in: file))
      #expect(try client.place(answer["range"], in: file) == place)
      #expect(answer["placeholder"]?.text == placeholder)
    }
  }

  @Test func `Clients with versions get those of open documents`() throws {
    try TemporaryFolder.with(DefinitionTests.files) { folder in
      let capabilities = try json(#"{"workspace":{"workspaceEdit":{"documentChanges":true}}}"#)
      let client = try TestClient(folder, capabilities: capabilities)
      try client.open("base.yaml")
      client.change("base.yaml", to: (DefinitionTests.files["base.yaml"] ?? "") + "\n# more\n")
      var parameters = try client.at("pa|ge: {", in: "base.yaml")
      parameters["newName"] = "sheet".json
      let edit = try client.request("textDocument/rename", parameters)
      let versions = (edit["documentChanges"]?.elements ?? []).map { change in
        let document = change["textDocument"]
        return
          "\(client.file(document?["uri"]?.text ?? "")) \(document?["version"] ?? .bool(false))"
      }
      #expect(edit["changes"] == nil)
      #expect(
        versions == [
          "app.yaml \(JSONValue.null)", "base.yaml \(JSONValue.integer(2))",
          "child.yaml \(JSONValue.null)", "library.yaml \(JSONValue.null)",
        ]
      )
      #expect(try client.applying(edit)["base.yaml"]?.contains("  sheet: {") == true)
    }
  }
}
