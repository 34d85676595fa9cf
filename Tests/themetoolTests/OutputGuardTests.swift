import Foundation
import Testing

@Suite("Protection of files from outputs")
struct OutputGuardTests {
  private static let files = [
    "library.yaml": "library: 1\nbase16: { base00: a, base01: a, base02: a, base03: a, base04: a, "
      + "base05: a, base06: a, base07: a, base08: a, base09: a, base0A: a, base0B: a, base0C: a, "
      + "base0D: a, base0E: a, base0F: a }\n",
    "warm.yaml": "theme: warm\ncolors: { a: red }\n",
    "app.yaml": "hierarchy: app\nscene: main\n",
  ]

  /// The commands that write one file, without its path.
  private static let fileCommands: [[String]] = [
    ["export", "--to", "css", "-o"], ["export", "--to", "scss", "-o"],
    ["export", "--to", "tailwind", "-o"], ["export", "--to", "swift", "-o"],
    ["export", "--to", "swift", "--flavor", "embedded", "-o"], ["export", "--to", "json", "-o"],
    ["export", "--to", "html", "-o"],
    ["preview", "--format", "svg", "-o"], ["preview", "--format", "html", "-o"],
    ["preview", "--format", "ansi", "-o"], ["preview", "--gallery", "--format", "svg", "-o"],
    ["preview", "--hierarchy", "app", "--format", "svg", "-o"],
  ]

  /// A name that doesn't contradict the format.
  private static func name(_ base: String, for command: [String]) -> String {
    command.contains("html") ? base + ".html" : base
  }

  private func text(_ themes: TemporaryThemes, _ path: String) throws -> String {
    try String(contentsOf: themes.folder.appendingPathComponent(path), encoding: .utf8)
  }

  private func put(_ text: String, _ themes: TemporaryThemes, _ path: String) throws {
    let url = themes.folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(text.utf8).write(to: url)
  }

  private func run(_ themes: TemporaryThemes, _ arguments: [String]) throws -> Tool.Result {
    try Tool.run(arguments, folder: themes.folder)
  }

  @Test(
    "An output never replaces a file of the library in any spelling, even if forced",
    arguments: fileCommands
  )
  func sources(command: [String]) throws {
    try TemporaryThemes.with(Self.files) { themes in
      let manager = FileManager.default
      let folder = themes.folder.path
      let (link, hard) = (Self.name("link", for: command), Self.name("hard", for: command))
      try manager.createSymbolicLink(
        atPath: "\(folder)/\(link)",
        withDestinationPath: "Themes/app.yaml"
      )
      try manager.createSymbolicLink(atPath: "\(folder)/way", withDestinationPath: "Themes")
      try manager.linkItem(atPath: "\(folder)/Themes/warm.yaml", toPath: "\(folder)/\(hard)")
      var runs = [[link], [hard, "--force"]]
      if command == Self.fileCommands[0] {
        for path in [
          "Themes/warm.yaml", "./Themes/../Themes//library.yaml", "\(folder)/Themes/app.yaml",
          "way/warm.yaml",
        ] {
          runs += [[path], [path, "--force"]]
        }
      }
      for arguments in runs {
        let result = try run(themes, command + arguments)
        #expect(result.status == 2, "\(arguments)")
        #expect(result.errors.contains("is one of the files that are read"), "\(result.errors)")
      }
      for (name, text) in Self.files { #expect(try themes.text(name) == text) }
    }
  }

  @Test(
    "An output replaces files of previous runs, and other files only if forced",
    arguments: fileCommands
  )
  func foreign(command: [String]) throws {
    try TemporaryThemes.with(Self.files) { themes in
      let path = Self.name("out", for: command)
      // An empty file may be replaced.
      try put("", themes, path)
      let made = try run(themes, command + [path])
      #expect(made.status == 0, "\(made.errors)")
      let first = try self.text(themes, path)
      try themes.write("theme: warm\ncolors: { a: blue }\n", to: "warm.yaml")
      #expect(try run(themes, command + [path]).status == 0)
      // Neither a mock without views nor code that reads the library has the color in it.
      let isSame = command.contains("--hierarchy") || command == ["export", "--to", "swift", "-o"]
      #expect(try (self.text(themes, path) == first) == isSame)
      // The marker is looked for in the same way by all commands of a name.
      let isFirst = command == Self.fileCommands.first { $0[0] == command[0] }
      let others = isFirst ? ["mine\n", "<!doctype html>\n<p>mine</p>\n"] : []
      for text in others + ["theme: mine\n"] {
        try put(text, themes, path)
        let refused = try run(themes, command + [path])
        #expect(refused.status == 2)
        #expect(refused.errors.contains("'\(path)' exists and was not written by themetool"))
        #expect(try self.text(themes, path) == text)
      }
      #expect(try run(themes, command + [path, "--force"]).status == 0)
      #expect(try self.text(themes, path) != "theme: mine\n")
    }
  }

  @Test(
    "An output into a folder replaces neither links nor files without an ownership marker",
    arguments: [
      ("android", "values/theme_colors.xml"), ("dtcg", "warm.tokens.json"), ("base16", "warm.yaml"),
      ("xcassets", "a.colorset/Contents.json"), ("html", "index.html"),
    ]
  )
  func folders(format: String, name: String) throws {
    try TemporaryThemes.with(Self.files) { themes in
      try themes.write("theme: cold\nextends: warm\n", to: "cold.yaml")
      let themed = format == "xcassets" ? ["--theme", "warm"] : []
      let command = ["export", "-q", "--to", format] + themed + ["-o"]
      for _ in 0..<2 {
        let made = try run(themes, command + ["out"])
        #expect(made.status == 0, "\(made.errors)")
        try themes.write("theme: warm\ncolors: { a: blue }\n", to: "warm.yaml")
      }
      let own = try text(themes, "out/\(name)")
      let foreign = format == "xcassets" ? Self.colorSet : "mine"
      try put(foreign, themes, "other/\(name)")
      let refused = try run(themes, command + ["other"])
      #expect(refused.status == 2)
      #expect(refused.errors.contains("'other/\(name)' exists"), "\(refused.errors)")
      #expect(try text(themes, "other/\(name)") == foreign)
      #expect(
        try LocalNames.all(in: themes.folder.path + "/other")
          == name.split(separator: "/").map(String.init).sorted()
      )
      #expect(try run(themes, command + ["other", "--force"]).status == 0)
      #expect(try text(themes, "other/\(name)") != foreign)

      try FileManager.default.removeItem(atPath: themes.folder.path + "/other/\(name)")
      try FileManager.default.createSymbolicLink(
        atPath: themes.folder.path + "/other/\(name)",
        withDestinationPath: themes.folder.path + "/out/\(name)"
      )
      if format != "xcassets" {
        #expect(try run(themes, command + ["other"]).status == 2)
        #expect(try run(themes, command + ["other", "--force"]).status == 0)
      }
      #expect(try text(themes, "out/\(name)") == own)
    }
  }

  private static let colorSet = """
    {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components":
    {"red": "0.1", "green": "0.2", "blue": "0.3", "alpha": "1.000"}}}], "info": {"author": "xcode", "version": 1}}
    """

  @Test("An output never changes catalogs that the library lists")
  func librarySources() throws {
    try TemporaryThemes.with(Self.files) { themes in
      try themes.write("library: 1\ncatalogs: [../App.xcassets]\n", to: "library.yaml")
      try put(
        "{\"info\": {\"author\": \"xcode\", \"version\": 1}}",
        themes,
        "App.xcassets/Contents.json"
      )
      try put(Self.colorSet, themes, "App.xcassets/Brand.colorset/Contents.json")
      try FileManager.default.createSymbolicLink(
        atPath: themes.folder.path + "/Link.xcassets",
        withDestinationPath: "App.xcassets"
      )
      for arguments in [
        ["--to", "xcassets", "--merge", "-o", "App.xcassets"],
        ["--to", "xcassets", "--merge", "--force", "-o", "Link.xcassets"],
        ["--to", "css", "--force", "-o", "App.xcassets/themes.css"],
        ["--to", "json", "--force", "-o", "App.xcassets/Brand.colorset/Contents.json"],
        ["--to", "dtcg", "--force", "-o", "App.xcassets/Brand.colorset"],
      ] {
        let result = try run(themes, ["export", "-q"] + arguments)
        #expect(result.status == 2, "\(arguments)")
        #expect(result.errors.contains("is one of the files that are read"), "\(result.errors)")
      }
      #expect(try text(themes, "App.xcassets/Brand.colorset/Contents.json") == Self.colorSet)
      #expect(
        try LocalNames.all(in: themes.folder.path + "/App.xcassets") == [
          "Brand.colorset", "Contents.json", "Contents.json",
        ]
      )
    }
  }

  @Test("An import never replaces its input, even if an import created it")
  func imports() throws {
    try TemporaryThemes.with([:]) { themes in
      let tokens = """
        # Imported by themetool from x
        a: { $type: color, $value: "#f00" }

        """
      try put(tokens, themes, "in/tokens.yaml")
      for force in [[], ["--force"]] {
        let result = try run(themes, ["import", "-q", "in/tokens.yaml", "-o", "in"] + force)
        #expect(result.status == 2)
        #expect(result.errors.contains("is one of the files that are read"), "\(result.errors)")
      }
      #expect(try text(themes, "in/tokens.yaml") == tokens)
      try put("theme: mine\n", themes, "out/tokens.yaml")
      #expect(try run(themes, ["import", "-q", "in/tokens.yaml", "-o", "out"]).status == 2)
      #expect(
        try run(themes, ["import", "-q", "in/tokens.yaml", "-o", "out", "--force"]).status == 0
      )
      #expect(try text(themes, "out/tokens.yaml").contains("Imported by themetool"))
    }
  }

  @Test("A baseline replaces only a baseline")
  func baselines() throws {
    try TemporaryThemes.with(["a.yaml": "theme: a\ncolors: { x: redd }\n"]) { themes in
      for (path, text) in [
        ("Themes/a.yaml", nil), ("mine.json", "{}"), ("notes.txt", "mine"),
      ] as [(String, String?)] {
        if let text { try put(text, themes, path) }
        let before = try self.text(themes, path)
        let result = try run(themes, ["validate", "--write-baseline", path])
        let isInput = path == "Themes/a.yaml"
        let reason =
          isInput ? "is one of the files that are read" : "exists and was not written by themetool"
        #expect(result.status == 2)
        #expect(result.errors.contains("'\(path)' \(reason)"))
        #expect(try self.text(themes, path) == before)
        // By force, but never in place of what was checked.
        let forced = try run(themes, ["validate", "--write-baseline", path, "--force"])
        #expect(forced.status == (isInput ? 2 : 0), "\(forced.errors)")
        #expect(forced.errors.contains("is one of the files that are read") == isInput)
        #expect((try self.text(themes, path) == before) == isInput)
      }
      for _ in 0..<2 {
        #expect(try run(themes, ["validate", "--write-baseline", "known.json"]).status == 0)
        try themes.write("theme: a\ncolors: { x: redd, y: bluee }\n", to: "a.yaml")
      }
    }
  }

  @Test("An output into a pipe or a device is written")
  func streams() throws {
    try TemporaryThemes.with(Self.files) { themes in
      let shown = try run(themes, ["export", "--to", "css", "-o", "-"])
      for path in ["/dev/stdout", "/dev/fd/1"] {
        let result = try run(themes, ["export", "--to", "css", "-o", path])
        #expect(result.status == 0, "\(result.errors)")
        #expect(result.output == shown.output)
      }
      #expect(try run(themes, ["preview", "--format", "svg", "-o", "/dev/null"]).status == 0)
    }
  }

  @Test("A PNG has an ownership marker in a comment that readers accept")
  func pictures() throws {
    try TemporaryThemes.with(Self.files) { themes in
      let folder = themes.folder.path
      // One pixel, as the specification of the format lays it out.
      let pixel = try #require(
        Data(
          base64Encoded:
            "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC"
        )
      )
      try put("#!/bin/sh\ncat '\(folder)/pixel.png'\n", themes, "bin/rsvg-convert")
      try pixel.write(to: themes.folder.appendingPathComponent("pixel.png"))
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755],
        ofItemAtPath: folder + "/bin/rsvg-convert"
      )
      let path = (ProcessInfo.processInfo.environment["PATH"] ?? "")
      for _ in 0..<2 {
        let result = try Tool.run(
          ["preview", "--format", "png", "-o", "a.png"],
          environment: ["PATH": "\(folder)/bin:\(path)"],
          folder: themes.folder
        )
        #expect(result.status == 0, "\(result.errors)")
      }
      let bytes = [UInt8](try Data(contentsOf: themes.folder.appendingPathComponent("a.png")))
      let expected = Array(
        "tEXtComment\0Made by themetool from a theme library; changes here are lost.".utf8
      )
      #expect(Array(bytes[37..<(37 + expected.count)]) == expected)
      // The checksum by another implementation, zlib's.
      #expect(Array(bytes[(37 + expected.count)..<(41 + expected.count)]) == Self.checksum)
    }
  }

  /// The CRC-32 of the chunk, as `zlib.crc32` of Python computes it.
  private static let checksum: [UInt8] = [0x79, 0xF8, 0x0F, 0x8A]
}

/// What is in a folder and in those inside, sorted, without the folders that lead there.
enum LocalNames {
  static func all(in folder: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder)
      .map { $0.split(separator: "/").last.map(String.init) ?? $0 }.sorted()
  }
}
