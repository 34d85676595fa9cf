import Foundation
import Testing

@Suite("Error messages")
struct MessageWordsTests {
  @Test(
    "Messages begin with the severity in lower case",
    arguments: [
      ["nope"], ["help", "nope"], ["--nope"], ["resolve", "--nope"], ["resolve", "--style"],
      ["diff", "a"], ["--generate-completion-script", "foo"], ["resolve", "--theme", "nope"],
      ["explain"], ["color", "nonsense"], ["validate", "nowhere"], ["schema", "foo"],
      ["format", "x.txt"], ["tree", "--node", "zzz"], ["validate", "--explain", "nope"],
      ["redraw", "--set", "a"], ["init", "--ci", "foo"], ["validate", "--max-warnings", "x"],
      ["export", "--to", "pdf"], ["resolve", "--style", "light", "--style", "dark"],
    ]
  )
  func severity(arguments: [String]) throws {
    let result = try Tool.run(arguments)
    #expect(result.status != 0)
    let lines = (result.output + result.errors).split(separator: "\n")
    #expect(lines.contains { $0.hasPrefix("error: ") }, "\(lines)")
    #expect(!lines.contains { $0.contains("Error:") }, "\(lines)")
  }

  @Test("Messages list at most eight values of an option")
  func values() throws {
    let result = try Tool.run(["export", "--to", "pdf"])
    let lines = result.errors.split(separator: "\n")
    #expect(lines.count { $0.hasPrefix("  - ") } == 8)
    #expect(lines.contains("  …"))
  }

  @Test("Messages list at most eight names")
  func lists() throws {
    var files = ["library.yaml": "library: 1\ndefault-theme: t1\n"]
    for number in 1...9 { files["t\(number).yaml"] = "theme: t\(number)\ncolors: { a: red }\n" }
    try TemporaryThemes.with(files) { themes in
      for (arguments, message) in [
        (["resolve", "--theme", "zzz"], "available themes: t1, t2, t3, t4, t5, t6, t7, t8, …\n"),
        (["export", "--to", "css", "--theme", "zzz"], "t6, t7, t8, …\n"),
        (["resolve", "--trait", "zzz=1"], "; available traits: "),
      ] {
        let result = try Tool.run(arguments, folder: themes.folder)
        #expect(result.status == 64)
        #expect(result.errors.contains(message), "\(result.errors)")
        #expect(result.errors.split(separator: ", ").count <= 9)
      }
    }
  }
}
