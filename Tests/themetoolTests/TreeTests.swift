import Testing
import TestSupport

@Suite("themetool tree")
struct TreeTests {
  @Test(
    "The tree with overrides, traits and their origins equals its golden file",
    arguments: [
      ("tree.txt", []), ("tree-node.txt", ["--node", "sidebar"]),
      ("tree.json", ["--format", "json"]),
      ("tree-color.txt", ["--color", "always", "--color-depth", "16"]),
    ]
  )
  func goldens(name: String, arguments: [String]) throws {
    let result = try Tool.run(["tree"] + arguments, environment: ["LANG": "en_US.UTF-8"])
    #expect(result.errors == "")
    #expect(result.status == 0)
    try expectGolden(result.output, name)
  }

  @Test("A terminal without UTF-8 gets a tree in ASCII")
  func ascii() throws {
    let result = try Tool.run(["tree"], environment: ["LANG": "C"])
    #expect(result.output.utf8.allSatisfy { $0 < 0x80 })
  }

  @Test("An unknown node or hierarchy is reported with candidates")
  func unknown() throws {
    let node = try Tool.run(["tree", "--node", "sidbar"])
    #expect(node.status == 64)
    #expect(node.errors.contains("'sidbar' is not a node"))
    let hierarchy = try Tool.run(["tree", "--hierarchy", "ap"])
    #expect(hierarchy.status == 64)
    #expect(hierarchy.errors.contains("did you mean 'app'?"))
  }
}
