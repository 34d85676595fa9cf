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
      ["explain", "accent", "--uses", "--json"],
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
      (["color", "{accent}"], "give --theme once"), (["preview", "--format", "svg"], "--gallery"),
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

  @Test("An unknown theme among several is incorrect usage, and nothing is shown")
  func unknown() throws {
    let result = try run(["resolve"], ["bold", "pastl"])
    #expect(result.status == 64)
    #expect(result.output.isEmpty)
    #expect(result.errors.contains("did you mean 'pastel'?"))
  }
}
