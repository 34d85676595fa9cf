import Testing
import TestSupport

@Suite("themetool explain")
struct ExplainTests {
  @Test(
    "An explanation of a color equals its golden file",
    arguments: [
      ("reference", ["accent", "--theme", "pastel", "--style", "dark"]),
      ("node", ["background", "--node", "sidebar", "--level", "elevated"]),
      ("contrast", ["text", "--contrast", "high"]),
    ]
  )
  func goldens(name: String, arguments: [String]) throws {
    let result = try Tool.run(["explain"] + arguments)
    #expect(result.status == 0)
    try expectGolden(result.output, "explain-\(name).txt")
  }

  @Test("An unknown name is reported with a similar one")
  func unknown() throws {
    let result = try Tool.run(["explain", "acent"])
    #expect(result.status == 2)
    #expect(result.errors == "error: no color is called 'acent'; did you mean 'accent'?\n")
  }
}
