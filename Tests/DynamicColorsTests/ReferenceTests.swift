import ColorValues
import Testing
import TraitSystem

@testable import DynamicColors

@Suite("References among colors")
struct ReferenceTests {
  @Test("A reference has the value of its target under the same traits")
  func reference() throws {
    let colors = try compiled("a light = #111111\na dark = #eeeeee\nb = {a}")
    #expect(colors.hex("b", "light") == "#111111")
    #expect(colors.hex("b", "dark") == "#eeeeee")
  }

  @Test(
    "Expressions are computed from their references",
    arguments: [
      ("color-mix(in srgb, {ink} 50%, white)", "light", "#808080"),
      ("color-mix(in srgb, {ink} 50%, black)", "dark", "#808080"),
      ("rgb(from {ink} r g b / 50%)", "light", "#00000080"),
      ("light-dark({ink}, red)", "light", "#000000"),
      ("light-dark({ink}, red)", "dark", "#ff0000"),
      ("contrast-color({ink})", "light", "#ffffff"),
      ("contrast-color({ink})", "dark", "#000000"),
    ]
  )
  func expressions(value: String, words: String, expected: String) throws {
    let colors = try compiled("ink light = black\nink dark = white\nx = \(value)")
    #expect(colors.hex("x", words) == expected)
    // The second value comes from the memo.
    #expect(colors.hex("x", words) == expected)
  }

  @Test("A value with light-dark() depends on the style even without a condition")
  func onlyLightDark() throws {
    let colors = try compiled("x = light-dark(white, black)\ny = {x}")
    for words in ["light", "dark", "light"] {
      #expect(colors.hex("y", words) == (words == "dark" ? "#000000" : "#ffffff"))
    }
  }

  @Test("A color depends on the traits of all its references")
  func dependencies() throws {
    let colors = try compiled("a light = white\na dark = black\nb p3 = red\nb = {a}\nc = red")
    let axes = colors.axes
    #expect(axes.map(\.trait.name) == ["style", "gamut"])
    #expect(axes.map { $0.values.map(\.description) } == [["light", "dark"], ["srgb", "p3"]])
    let dependencies = try ["a", "b", "c"].map {
      colors.dependencies(at: try #require(colors.index(of: $0)))
    }
    #expect(dependencies == [axes[0].bit, axes[0].bit | axes[1].bit, 0])
  }

  @Test(
    "A plain reference is an alias, and a computed value is not",
    arguments: [
      ("{a}", "a", false), ("red", nil, false), ("rgb(from {a} r g b / 50%)", nil, true),
      ("light-dark(red, {a})", "a", false), ("light-dark({a}, blue)", nil, false),
    ]
  )
  func aliases(value: String, target: String?, isComputed: Bool) throws {
    let colors = try compiled("a light = white\na dark = black\nb = \(value)")
    let index = try #require(colors.index(of: "b"))
    let alias = colors.alias(at: index, for: traits("dark"))
    #expect(alias.map { colors.definition(at: $0).name } == target)
    #expect(colors.isComputed(at: index, for: traits("dark")) == isComputed)
  }

  @Test("References below an extending layer resolve to its colors")
  func belowExtendingLayer() throws {
    let colors = try compiled("accent = #0000ff\nlink = {accent}", "accent = #ff0000")
    #expect(colors.hex("link") == "#ff0000")
  }

  @Test("A self-reference resolves to the next best variant")
  func nextBest() throws {
    let colors = try compiled(
      "x light = white\nx dark = black\nx dark elevated = color-mix(in srgb, {x} 50%, white)"
    )
    #expect(colors.hex("x", "dark elevated") == "#808080")
    #expect(colors.hex("x", "light elevated") == "#ffffff")
  }

  @Test(
    "A self-reference without another variant resolves to the replaced definition"
  )
  func replaced() throws {
    let colors = try compiled(
      "x light = #102030\nx dark = #405060",
      "x = color-mix(in srgb, {x} 100%, white)",
      "x = rgb(from {x} r g b / 0.5)"
    )
    #expect(colors.hex("x", "light") == "#10203080")
    #expect(colors.hex("x", "dark") == "#40506080")
    #expect(colors.count == 1)
  }

  @Test("A redefined color replaces all inherited variants and keeps its position")
  func redefinition() throws {
    let colors = try compiled("a = red\nb dark = black\nb = white", "b = blue\nc = green")
    #expect(colors.names == ["a", "b", "c"])
    #expect(colors.hex("b", "dark") == "#0000ff")
  }

  @Test(
    "Cycles are reported with every member",
    arguments: [
      ("a = {a}", ["a"]),
      ("a = {b}\nb = {a}", ["a", "b"]),
      ("a = {b}\nb = color-mix(in oklab, {c}, red)\nc = {a}", ["a", "b", "c"]),
      ("a dark = {b}\na = red\nb dark = {a}\nb = red", ["a", "b"]),
    ]
  )
  func cycles(text: String, members: [String]) throws {
    let found = try errors(text)
    #expect(found.count == 1)
    switch found.first?.kind {
    case .cycle(let sites, _): #expect(sites.map { members[$0.definition] } == members)
    case .nothingBelow: #expect(members.count == 1)
    case let other: Issue.record("found \(String(describing: other))")
    }
  }

  @Test(
    "References that never apply under the same traits are not a cycle",
    arguments: [
      "a light = {b}\na dark = blue\nb light = red\nb dark = {a}",
      "a = {b}\nb dark = {b}\nb = red",
      "a dark high-contrast = {b}\na = red\nb light = {a}\nb dark = blue",
    ]
  )
  func noCycles(text: String) throws {
    #expect(try errors(text).isEmpty)
  }

  @Test("A cycle is reported with the traits under which it exists")
  func conditionsOfCycle() throws {
    let found = try errors("a dark = {b}\na = red\nb dark = {a}\nb = red")
    guard case .cycle(_, let conditions) = found.first?.kind else {
      Issue.record("no cycle")
      return
    }
    #expect(conditions == ["dark"])
  }

  @Test("A self-reference without a next variant is reported with the traits that lack one")
  func nothingBelow() throws {
    let found = try errors("a dark = color-mix(in oklab, {a}, white)\na light = red")
    #expect(found.map(\.kind) == [.nothingBelow(under: ["dark"])])
  }

  @Test("All unknown names are reported")
  func unknown() throws {
    let found = try errors("a = {b}\nc = color-mix(in oklab, {d}, {e})\nf = asset(G/H)")
    #expect(
      found.map(\.kind) == [
        .unknownName("b"), .unknownName("d"), .unknownName("e"), .unknownAsset("G/H"),
      ]
    )
  }

  @Test("Chains of references are followed up to the limit")
  func depth() throws {
    func chain(_ length: Int) -> String {
      (["c0 = red"] + (1...length).map { "c\($0) = {c\($0 - 1)}" }).joined(separator: "\n")
    }
    let limit = DefinitionDependencies.depthLimit
    let colors = try compiled(chain(limit))
    #expect(colors.hex("c\(limit)") == "#ff0000")
    #expect(try errors(chain(limit + 1)).map(\.kind) == [.tooDeep(limit: limit)])
    // Longer than the stack of a thread allows: found without following it.
    #expect(try errors(chain(20_000)).map(\.kind) == [.tooDeep(limit: limit)])
  }

  @Test("A chain that doubles at every step resolves in linear time")
  func doubling() throws {
    let lines = (1...60).map { "c\($0) = color-mix(in oklab, {c\($0 - 1)}, {c\($0 - 1)})" }
    let colors = try compiled((["c0 = #336699"] + lines).joined(separator: "\n"))
    #expect(colors.hex("c60") == "#336699")
  }

  @Test("A value is stored for each combination of the traits that it depends on")
  func memo() throws {
    let colors = try compiled(
      "a light = white\na dark = black\nb high-contrast = {a}\nb = color-mix(in srgb, {a}, red)"
    )
    let expected = [
      "light": "#ff8080", "dark": "#800000", "light high-contrast": "#ffffff",
      "dark high-contrast": "#000000",
    ]
    for _ in 0..<3 {
      for (words, hex) in expected { #expect(colors.hex("b", words) == hex) }
      for (words, hex) in expected { #expect(colors.hex("b", words + " phone") == hex) }
    }
  }

  @Test("Concurrent threads resolve the same colors")
  func concurrency() async throws {
    let colors = try compiled(
      "a light = white\na dark = black\nb = color-mix(in srgb, {a}, red)\nc = {b}"
    )
    await withTaskGroup(of: Bool.self) { group in
      for task in 0..<8 {
        group.addTask {
          (0..<500).allSatisfy { step in
            let isDark = (task + step) % 2 == 0
            return colors.hex("c", isDark ? "dark" : "light") == (isDark ? "#800000" : "#ff8080")
          }
        }
      }
      for await isRight in group { #expect(isRight) }
    }
  }
}
