import DynamicColors
import SourceDocuments
import Testing
import TestSupport
import TextSupport

@testable import ThemeImports

struct TokenSetTests {
  @Test(arguments: 0..<20)
  func `Definitions are hidden if a later one always overrides them`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    var set = TokenSet(dialect: .dtcg)
    let place = SourcePlace(SourceFile(path: "a.json", bytes: []), 0..<0)
    for token in 0..<30 {
      let node = set.tree.node("\(token)", in: TokenTree.root)
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        let choices = (0..<3).compactMap { axis in
          let value = Int.random(in: 0..<4, using: &random)
          return value < 2 ? AxisChoice(axis: axis, value: value) : nil
        }
        let number = set.condition(choices)
        let condition = try #require(number)
        set.append(
          TokenDefinition(node, layer: 0, condition: condition, TokenDeclaration(key: place))
        )
      }
    }
    set.hideUnreachable()
    for (number, definition) in set.definitions.enumerated() {
      let choices = Set(set.choices(of: number))
      let isOverridden = set.definitions.indices.dropFirst(number + 1).contains { later in
        set.definitions[later].token == definition.token
          && choices.isSuperset(of: set.choices(of: later))
      }
      #expect(definition.isHidden == isOverridden)
    }
    #expect(Set(set.definitions.map(\.isHidden)) == [true, false])
  }

  @Test(
    "A token has the type that its group has in another source that applies with it",
    arguments: [
      (["typed", "untyped"], true), (["untyped", "typed"], true),
      (["untyped"], false), (["untyped", "other"], false),
    ]
  )
  func groupTypes(sources: [String], isAccepted: Bool) {
    let trees = [
      "typed": #"{"g":{"$type":"color"}}"#, "other": #"{"h":{"$type":"color"}}"#,
      "untyped": #"{"g":{"a":{"$value":{"colorSpace":"srgb","components":[0,0,0]}}}}"#,
    ]
    let text = sources.compactMap { trees[$0] }.joined(separator: ",")
    let result = imported([
      "x.resolver.json": """
      {"version":"2025.10","sets":{"s":{"sources":[\(text)]}},\
      "resolutionOrder":[{"$ref":"#/sets/s"}]}
      """
    ])
    #expect(result.hasErrors != isAccepted, "\(result.findings)")
  }

  @Test("The type of a group in one context is not that of tokens in others")
  func groupTypesOfContexts() {
    let black = #"{"$value":{"colorSpace":"srgb","components":[0,0,0]}}"#
    func document(_ light: String, _ dark: String) -> String {
      """
      {"version":"2025.10","modifiers":{"mode":{"contexts":{"light":[\(light)],"dark":[\(dark)]}}},\
      "resolutionOrder":[{"$ref":"#/modifiers/mode"}]}
      """
    }
    let typed = #"{"g":{"$type":"color","a":\#(black)}}"#
    let untyped = #"{"g":{"a":\#(black)}}"#
    #expect(!imported(["x.resolver.json": document(typed, typed)]).hasErrors)
    #expect(imported(["x.resolver.json": document(typed, untyped)]).hasErrors)
  }

  @Test(
    "A pointer leads through parts that are references themselves",
    arguments: [
      ##"{"colorSpace":"srgb","components":{"$ref":"#/a/$value/components"}}"##,
      ##"{"colorSpace":"srgb","components":[{"$ref":"#/a/$value/components/0"},0,0]}"##,
      ##"{"$ref":"#/a/$value"}"##, #""{a}""#,
    ]
  )
  func nestedPointers(value: String) {
    let result = imported([
      "a.json": ##"""
      {"$type":"color","a":{"$value":{"colorSpace":"srgb","components":[0.2,0,0]}},
       "b":{"$value":\##(value)},
       "line":{"$type":"border","$value":{"color":"{b}","style":"solid",
         "width":{"value":1,"unit":"px"}}},
       "c":{"$value":{"colorSpace":"srgb",
         "components":[0,{"$ref":"#/b/$value/components/0"},0]}},
       "d":{"$value":{"colorSpace":"srgb",
         "components":[0,0,{"$ref":"#/line/$value/color/components/0"}]}},
       "e":{"$ref":"#/line/$value/color"},
       "f":{"$value":{"colorSpace":"srgb",
         "components":[{"$ref":"#/e/$value/components/0"},0,1]}}}
      """##
    ])
    #expect(!result.hasErrors, "\(result.findings)")
    for line in [##"c: "#003300""##, ##"d: "#000033""##, ##"f: "#3300FF""##] {
      #expect(result.colorLines.contains(line), "\(result.colorLines)")
    }
  }

  @Test("A pointer that leads through parts to itself is reported")
  func cyclicPointers() {
    let result = imported([
      "a.json": ##"""
      {"$type":"color",
       "a":{"$value":{"colorSpace":"srgb","components":{"$ref":"#/b/$value/components"}}},
       "b":{"$value":{"colorSpace":"srgb","components":[{"$ref":"#/a/$value/components/0"},0,0]}}}
      """##
    ])
    #expect(result.hasErrors)
  }

  @Test(
    "Groups may extend each other in contexts that exclude each other",
    arguments: [("dark", false), ("light", true)]
  )
  func extensionsOfContexts(context: String, isCycle: Bool) {
    let black = #"{"$value":{"colorSpace":"srgb","components":[0,0,0]}}"#
    let other = #"{"h":{"$extends":"{g}"}}"#
    let light = [#"{"g":{"$extends":"{h}"}}"#] + (context == "light" ? [other] : [])
    let result = imported([
      "x.resolver.json": ##"""
      {"version":"2025.10","sets":{"s":{"sources":[{"$type":"color","g":{"a":\##(black)},
        "h":{"b":\##(black)}}]}},
      "modifiers":{"mode":{"contexts":{"light":[\##(light.joined(separator: ","))],
        "dark":[\##(context == "dark" ? other : "")]}}},
      "resolutionOrder":[{"$ref":"#/sets/s"},{"$ref":"#/modifiers/mode"}]}
      """##
    ])
    let reports = result.findings.contains { $0.contains("extends itself") }
    #expect(reports == isCycle, "\(result.findings)")
  }

  @Test(
    "A reference to a token is no cycle where a later value of the token applies",
    arguments: [("light", false), ("dark", true)]
  )
  func overriddenReferences(context: String, isCycle: Bool) {
    let black = #"{"$value":{"colorSpace":"srgb","components":[0,0,0]}}"#
    let override = ##","c":\##(black)"##
    let result = imported([
      "x.resolver.json": ##"""
      {"version":"2025.10","sets":{"s":{"sources":[{"$type":"color","a":\##(black),
        "b":\##(black),"c":{"$value":"{b}"}}]}},
      "modifiers":{"mode":{"contexts":{
        "light":[{"a":{"$value":"{c}"},"b":{"$value":"{a}"}\##(context == "light" ? override : "")}],
        "dark":[{"a":\##(black)\##(context == "dark" ? override : "")}]}}},
      "resolutionOrder":[{"$ref":"#/sets/s"},{"$ref":"#/modifiers/mode"}]}
      """##
    ])
    let reports = result.findings.contains { $0.contains("cyclic references") }
    #expect(reports == isCycle, "\(result.findings)")
    guard !isCycle else { return }
    #expect(!result.hasErrors, "\(result.findings)")
  }

  @Test(
    "An alias is a color where its target is, and has no value where the target is a number",
    arguments: ["light", "dark"]
  )
  func colorsOfContexts(number: String) {
    let color = number == "light" ? "dark" : "light"
    let result = imported([
      "x.resolver.json": ##"""
      {"version":"2025.10","sets":{"s":{"sources":[{"n":{"$type":"number","$value":1},
        "b":{"$value":"{a}"},"c":{"$value":"{b}"}}]}},
      "modifiers":{"mode":{"contexts":{"\##(number)":[{"a":{"$value":"{n}"}}],
        "\##(color)":[{"a":{"$type":"color","$value":{"colorSpace":"srgb","components":[1,0,0]}}}]}}},
      "resolutionOrder":[{"$ref":"#/sets/s"},{"$ref":"#/modifiers/mode"}]}
      """##
    ])
    #expect(
      result.findings.contains {
        $0.contains("'a', which 'b' refers to, has no value for \(number)")
      }
    )
  }

  @Test("An alias whose own type is color must not be a number in any context")
  func numbersOfContexts() {
    let result = imported([
      "x.resolver.json": ##"""
      {"version":"2025.10","sets":{"s":{"sources":[{"b":{"$type":"color","$value":"{a}"}}]}},
      "modifiers":{"mode":{"contexts":{
        "light":[{"a":{"$type":"color","$value":{"colorSpace":"srgb","components":[1,0,0]}}}],
        "dark":[{"a":{"$type":"number","$value":1}}]}}},
      "resolutionOrder":[{"$ref":"#/sets/s"},{"$ref":"#/modifiers/mode"}]}
      """##
    ])
    #expect(result.hasErrors, "\(result.findings)")
  }
}
