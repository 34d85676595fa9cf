import Foundation
import Testing

@Suite("Results of several themes")
struct SeveralThemesTests {
  private func run(_ arguments: [String], _ themes: [String]) throws -> Tool.Result {
    try Tool.run(arguments + themes.flatMap { ["--theme", $0] }, folder: Tool.repository)
  }

  @Test(
    "The results of themes follow one another",
    arguments: [
      ["resolve", "--format", "css", "accent"], ["resolve", "--format", "table"], ["resolve"],
      ["explain", "accent"], ["explain", "accent", "--uses"], ["preview", "accent"],
      ["list", "colors"], ["list", "groups"],
    ]
  )
  func text(arguments: [String]) throws {
    let (bold, pastel) = (try run(arguments, ["bold"]), try run(arguments, ["pastel"]))
    #expect(bold.status == 0 && !bold.output.isEmpty)
    #expect(try run(arguments, ["bold", "bold"]).output == bold.output)
    let both = try run(arguments, ["bold", "pastel"])
    #expect(both.status == 0)
    #expect(both.output == bold.output + "\n" + pastel.output)
  }

  @Test(
    "The JSON of several themes lists that of each",
    arguments: [
      ["resolve", "--json", "accent"], ["explain", "accent", "--json"],
      ["explain", "accent", "--uses", "--json"], ["list", "colors", "--json"],
    ]
  )
  func json(arguments: [String]) throws {
    func object(_ themes: [String]) throws -> NSDictionary {
      let output = try run(arguments, themes).output
      let object = try JSONSerialization.jsonObject(with: Data(output.utf8))
      return try #require(object as? NSDictionary)
    }
    let both = try object(["bold", "pastel"])
    #expect(both["version"] as? Int == 1)
    let themes = try #require(both["themes"] as? [NSDictionary])
    #expect(themes == [try object(["bold"]), try object(["pastel"])])
  }

  @Test(
    "Several themes are incorrect usage where a result is of one theme",
    arguments: [
      (["color", "{accent}"], "accepts --theme only once"),
      (["preview", "--format", "svg"], "--gallery"),
      (["preview", "--hierarchy", "app"], "--gallery"),
      (["preview", "--gallery"], "a gallery shows all themes and colors: omit --theme and names"),
    ]
  )
  func refused(arguments: [String], part: String) throws {
    let result = try run(arguments, ["bold", "pastel"])
    #expect(result.status == 64)
    #expect(result.errors.contains(part), "\(result.errors)")
    #expect(try run(arguments, arguments == ["preview", "--gallery"] ? [] : ["bold"]).status == 0)
  }

  private static let library = [
    "library.yaml": "library: 1\ndefault-theme: plain\n",
    "plain.yaml": "theme: plain\ncolors: { x: red, y: blakc }\n",
    "plum.yaml": "theme: plum\nextends: plain\ncolors: { x: purple, z: whit }\n",
    "dusk.yaml": "theme: dusk\ncolors: { x: blue }\n",
  ]

  @Test(
    "A theme name with wildcards is all themes of its form, each once",
    arguments: [
      ["resolve", "--format", "css", "x"], ["explain", "x"], ["preview", "--color", "never"],
      ["list", "colors"], ["export", "--to", "css", "--keep-going"], ["template", "data"],
    ]
  )
  func wildcards(arguments: [String]) throws {
    try TemporaryThemes.with(Self.library) { themes in
      func run(_ names: [String]) throws -> Tool.Result {
        try Tool.run(arguments + names.flatMap { ["--theme", $0] }, folder: themes.folder)
      }
      let both = try run(["plain", "plum"])
      #expect(both.status == 1 && !both.output.isEmpty, "\(both.errors)")
      for names in [["p*"], ["pl??n", "plum"], ["p*", "plum"]] {
        let result = try run(names)
        #expect(result.output == both.output, "\(names)")
        #expect(result.status == both.status)
      }
      #expect(try run(["d?sk"]).status == 0)
      let none = try run(["d?sk", "plumm*", "q*"])
      #expect(none.status == 64 && none.output.isEmpty)
      let known = "; available themes: dusk, plain, plum"
      #expect(
        none.errors.hasPrefix(
          """
          error: no theme has a name of the form 'plumm*'\(known); did you mean 'plum'?
          error: no theme has a name of the form 'q*'\(known)

          """
        ),
        "\(none.errors)"
      )
    }
  }

  @Test("A picture is of one theme, also by the form of its name")
  func picture() throws {
    try TemporaryThemes.with(Self.library) { themes in
      let one = try themes.run("preview", "--format", "svg", "--theme", "d*")
      #expect(one.status == 0 && one.output.hasPrefix("<svg"))
      let several = try themes.run("preview", "--format", "svg", "--theme", "*")
      #expect(several.status == 64 && several.errors.contains("--gallery"))
    }
  }

  @Test(
    "A finding of several themes is reported once",
    arguments: [["resolve", "x"], ["explain", "x"], ["preview"], ["list", "colors"]]
  )
  func findings(arguments: [String]) throws {
    try TemporaryThemes.with(Self.library) { themes in
      let result = try Tool.run(
        arguments + ["--theme", "plain", "--theme", "plum"],
        folder: themes.folder
      )
      #expect(result.status == 1)
      #expect(result.errors.ranges(of: "'blakc' is not a color name").count == 1)
      #expect(result.errors.ranges(of: "'whit' is not a color name").count == 1)
    }
  }

  @Test("An unknown theme among several is incorrect usage, and nothing is shown")
  func unknown() throws {
    let result = try run(["resolve"], ["bold", "pastl"])
    #expect(result.status == 64)
    #expect(result.output.isEmpty)
    #expect(result.errors.contains("did you mean 'pastel'?"))
  }
}
