import SourceDiagnostics
import Testing

import TestSupport
@testable import ThemeImports

@Suite("Refused tokens")
struct TokenRefusalTests {
  private static let red = #"{"colorSpace":"srgb","components":[1,0,0]}"#

  @Test(
    "Every violation of the specification is reported with its position",
    arguments: [
      (#"{"a":{"$type":"color","$value":RED},}"#, "a.json:1:75: warning: ", "trailing-comma"),
      (#"{"a":{"$type":"color" "$value":RED}}"#, "a.json:1:23: error: ", "syntax"),
      (#"{"a":{"$value":RED}}"#, "a.json:1:2: error: 'a' has no type; ", "missing-type"),
      (
        #"{"a":{"$type":"colour","$value":RED}}"#,
        "a.json:1:15: error: 'colour' is not a type; did you mean 'color'?", "unknown-type"
      ),
      (
        #"{"a":{"$type":"color","$value":5}}"#, "a.json:1:32: error: '5' is not a color",
        "invalid-color"
      ),
      (
        #"{"a":{"$type":"color","$value":[RED]}}"#,
        "a.json:1:32: error: a color is a single value, not a list", "invalid-color"
      ),
      (
        #"{"accent":{"$type":"color","$value":RED},"b":{"$type":"color","$value":"{acent}"}}"#,
        "a.json:1:111: error: 'acent' is not a token; did you mean 'accent'?",
        "unknown-reference"
      ),
      (
        #"{"a":{"$type":"color","x":{"$value":RED}},"b":{"$type":"color","$value":"{a}"}}"#,
        "a.json:1:112: error: 'a' is a group; only tokens can be referenced",
        "invalid-reference"
      ),
      (
        #"{"a":{"$type":"color","$value":"{b"},"c":{"$type":"color","$value":RED}}"#,
        "a.json:1:32: error: '{b' is not a reference", "invalid-reference"
      ),
      (
        #"{"a":{"$type":"color","$value":"{b}"},"b":{"$type":"color","$value":"{c}"},"c":{"$type":"color","$value":"{a}"}}"#,
        "a.json:1:32: error: cyclic references: 'a', 'b', 'c'", "cyclic-reference"
      ),
      (
        #"{"a":{"$type":"color","$value":"{a}"}}"#, "a.json:1:32: error: 'a' refers to itself",
        "cyclic-reference"
      ),
      (
        #"{"a":{"$type":"dimension","$value":{"value":1,"unit":"px"}},"b":{"$type":"color","$value":"{a}"}}"#,
        "a.json:1:91: error: 'b' is of type 'color', but 'a' is of type 'dimension'",
        "type-mismatch"
      ),
      (
        #"{"a.b":{"$type":"color","$value":RED}}"#,
        "a.json:1:2: error: the name 'a.b' has '.', which is reserved for references",
        "invalid-name"
      ),
      (
        #"{"a{":{"$type":"color","$value":RED}}"#, "a.json:1:2: error: the name 'a{' has '{'",
        "invalid-name"
      ),
      (
        #"{"$a":{"$type":"color","$value":RED}}"#,
        "a.json:1:2: error: a group has no property '$a', and names cannot start with '$'",
        "unknown-key"
      ),
      (
        #"{"a":{"$type":"color","$value":RED,"b":{"$value":RED}}}"#,
        "a.json:1:75: error: the token 'a' has '$value' and cannot contain 'b'",
        "invalid-token"
      ),
      (
        #"{"a":{"$type":"color","$value":RED,"alpha":0.5,"b":{"$value":RED}}}"#,
        "a.json:1:87: error: the token 'a' has '$value' and cannot contain 'b'",
        "invalid-token"
      ),
      (
        #"{"a":{"$type":"color","$value":RED},"b":{"$extends":"{c}"}}"#,
        "a.json:1:92: error: 'c' is not a group", "invalid-extends"
      ),
      (
        #"{"a":{"$type":"color","$value":RED},"b":{"$extends":"{a}"}}"#,
        "a.json:1:92: error: 'a' is a token; only groups can be extended", "invalid-extends"
      ),
      (
        #"{"x":{"$type":"color","$value":RED},"a":{"$extends":"{b}"},"b":{"$extends":"{a}"}}"#,
        "a.json:1:115: error: 'b' extends itself through 'a'", "invalid-extends"
      ),
      (
        #"{"a":{"$type":"color","x":{"$value":RED},"b":{"$extends":"{a}"}}}"#,
        "a.json:1:97: error: 'a.b' extends 'a', which contains it", "invalid-extends"
      ),
      (
        ##"{"a":{"$type":"color","$value":RED},"b":{"$ref":"../x.json#/a"}}"##,
        "a.json:1:88: error: '$ref' must be a pointer into this document", "invalid-reference"
      ),
      (
        #"{"a":{"$type":"color","$value":{"colorSpace":"srgb","components":[1,0]}}}"#,
        "a.json:1:66: error: 'components' must be a list of three numbers", "invalid-color"
      ),
      (
        #"{"a":{"$type":"color","$value":{"colorSpace":"srgb","components":[1,0,2]}}}"#,
        "a.json:1:71: error: component 3 of srgb is 2; expected 0 to 1",
        "invalid-color"
      ),
      (
        #"{"a":{"$type":"color","$value":{"colorSpace":"oklch","components":[1,0,360]}}}"#,
        "a.json:1:72: error: component 3 of oklch must be less than 360", "invalid-color"
      ),
      (
        #"{"a":{"$type":"color","$value":{"colorSpace":"rgb","components":[1,0,0]}}}"#,
        "a.json:1:46: error: 'rgb' is not a color space", "invalid-color"
      ),
      (
        #"{"a":{"$type":"color","$value":{"colorSpace":"srgb","components":[1,0,0],"alpha":1.5}}}"#,
        "a.json:1:82: error: 'alpha' is 1.5; expected 0 to 1", "invalid-color"
      ),
      (
        #"{"a":{"$type":"color","$value":{"colorSpace":"srgb","components":[1,0,0],"opacity":1}}}"#,
        "a.json:1:74: error: a color has no property 'opacity'", "invalid-color"
      ),
      (
        #"{"a":{"$type":"color","$value":{"colorSpace":"srgb"}}}"#,
        "a.json:1:32: error: the color has no 'components'", "invalid-color"
      ),
      (
        ##"{"a":{"$type":"color","$value":{"colorSpace":"srgb","components":[1,0,0],"hex":"#f00"}}}"##,
        "a.json:1:80: error: 'hex' must be #rrggbb", "invalid-color"
      ),
      (
        #"{"colorSpace": 5}"#, "a.json:1:1: error: the file contains neither tokens nor a scheme",
        "invalid-token"
      ),
    ]
  )
  func breaches(json: String, start: String, rule: String) {
    let text = json.split(separator: "RED", omittingEmptySubsequences: false)
      .joined(separator: Self.red)
    let result = imported(["a.json": text])
    let found = result.findings.first { $0.hasSuffix("[\(rule)]") }
    #expect(found?.hasPrefix(start) == true, "\(result.findings)")
    #expect(result.themes.isEmpty == result.hasErrors)
  }

  @Test("A long cycle of extending groups is reported with one of the groups")
  func longCircle() {
    let groups = (0..<20_000).map { number in
      let target = "{g\((number + 1) % 20_000)}"
      return "\"g\(number)\": { \"$extends\": \"\(target)\" }"
    }
    let red = Self.red
    let text =
      "{ \"$type\": \"color\", \"x\": { \"$value\": \(red) }, \(groups.joined(separator: ", ")) }"
    let errors = imported(["a.json": text]).diagnostics.filter { $0.severity == .error }
    #expect(errors.map(\.rule) == ["invalid-extends"])
    #expect(errors.first?.message.contains("extends itself through") == true)
  }

  @Test("Groups that extend a large group many times are limited")
  func wideExtensions() {
    let tokens = (0..<400).map { "\"t\($0)\": { \"$value\": \(Self.red) }" }
    let groups = (0..<400).map { "\"g\($0)\": { \"$extends\": \"{base}\" }" }
    let text =
      "{ \"$type\": \"color\", \"base\": { \(tokens.joined(separator: ", ")) }, "
      + groups.joined(separator: ", ") + " }"
    let errors = imported(["a.json": text]).diagnostics.filter { $0.severity == .error }
    #expect(errors.map(\.rule) == ["invalid-extends"])
    #expect(errors.first?.message.contains("more than 100000 groups and tokens") == true)
  }

  @Test("All errors of a tokens file are reported together")
  func all() {
    let result = imported([
      "a.json": """
      { "$type": "color",
        "a": { "$value": { "colorSpace": "srgb", "components": [1, 0] } },
        "b": { "$value": "{nothing}" },
        "c": { "$value": "{d}" }, "d": { "$value": "{c}" } }
      """
    ])
    #expect(
      result.diagnostics.filter { $0.severity == .error }.map(\.rule) == [
        "invalid-color", "unknown-reference", "cyclic-reference",
      ]
    )
  }

  @Test(
    "A resolver document that violates the specification is refused",
    arguments: [
      (#""resolutionOrder":[]"#, "must have 'version'", "invalid-resolver"),
      (
        #""version":"2024.1","resolutionOrder":[]"#, "the version must be '2025.10'",
        "invalid-resolver"
      ),
      (#""version":"2025.10","sets":{}"#, "must have 'resolutionOrder'", "invalid-resolver"),
      (
        #""version":"2025.10","resolutionOrder":[],"set":{}"#, "did you mean 'sets'?",
        "invalid-resolver"
      ),
      (
        ##""version":"2025.10","sets":{"core":{"sources":[]}},"resolutionOrder":[{"$ref":"#/sets/cor"}]"##,
        "'cor' is not in 'sets'; did you mean 'core'?", "unknown-reference"
      ),
      (
        ##""version":"2025.10","modifiers":{"m":{"contexts":{}}},"resolutionOrder":[{"$ref":"#/modifiers/m"}]"##,
        "the modifier 'm' must have 'contexts'", "invalid-resolver"
      ),
      (
        ##""version":"2025.10","modifiers":{"m":{"contexts":{"a":[],"b":[]},"default":"c"}},"resolutionOrder":[{"$ref":"#/modifiers/m"}]"##,
        "'c' is not a context of 'm'", "invalid-resolver"
      ),
      (
        ##""version":"2025.10","modifiers":{"m":{"contexts":{"a":[{"$ref":"#/modifiers/m"}],"b":[]}}},"resolutionOrder":[{"$ref":"#/modifiers/m"}]"##,
        "a modifier cannot be a source", "invalid-reference"
      ),
      (
        ##""version":"2025.10","sets":{"s":{"sources":[{"$ref":"#/resolutionOrder/0"}]}},"resolutionOrder":[{"$ref":"#/sets/s"}]"##,
        "references to 'resolutionOrder' are not allowed", "invalid-reference"
      ),
      (
        ##""version":"2025.10","sets":{"s":{"sources":[{"$ref":"#/sets/t"}]},"t":{"sources":[{"$ref":"#/sets/s"}]}},"resolutionOrder":[{"$ref":"#/sets/s"}]"##,
        "the set 's' refers to itself: s → t → s", "cyclic-reference"
      ),
      (
        #""version":"2025.10","resolutionOrder":[{"type":"set","name":"a","sources":[]},{"type":"set","name":"a","sources":[]}]"#,
        "'a' is already in 'resolutionOrder'", "invalid-resolver"
      ),
      (
        #""version":"2025.10","resolutionOrder":[{"sources":[]}]"#, "must have 'type' and 'name'",
        "invalid-resolver"
      ),
      (
        #""version":"2025.10","resolutionOrder":[{"type":"set","name":"a","sources":[{"$ref":"../b.json"}]}]"#,
        "leads out of the folder", "outside-folder"
      ),
      (
        #""version":"2025.10","resolutionOrder":[{"type":"set","name":"a","sources":[{"$ref":"x/../../b.json"}]}]"#,
        "leads out of the folder", "outside-folder"
      ),
      (
        #""version":"2025.10","resolutionOrder":[{"type":"set","name":"a","sources":[{"$ref":"/etc/passwd"}]}]"#,
        "leads out of the folder", "outside-folder"
      ),
      (
        #""version":"2025.10","resolutionOrder":[{"type":"set","name":"a","sources":[{"$ref":"https://example.com/b.json"}]}]"#,
        "is not a local file", "outside-folder"
      ),
      (
        #""version":"2025.10","resolutionOrder":[{"type":"set","name":"a","sources":[{"$ref":"b.json"}]}]"#,
        "'tokens/b.json' does not exist", "unreadable-file"
      ),
    ]
  )
  func resolvers(members: String, part: String, rule: String) {
    let result = imported(["tokens/a.resolver.json": "{\(members)}"])
    #expect(
      result.findings.contains { $0.contains(part) && $0.hasSuffix("[\(rule)]") },
      "\(result.findings)"
    )
    #expect(result.themes.isEmpty)
  }

  @Test("A reference is refused if a context lacks its token")
  func contexts() {
    let result = imported([
      "a.json": """
      { "version": "2025.10",
        "sets": { "s": { "sources": [{ "$type": "color", "a": { "$value": "{b}" } }] } },
        "modifiers": { "mode": { "contexts": { "light": [], "dark": [{ "b": { "$type": "color",
          "$value": { "colorSpace": "srgb", "components": [0, 0, 0] } } }] } } },
        "resolutionOrder": [{ "$ref": "#/sets/s" }, { "$ref": "#/modifiers/mode" }] }
      """
    ])
    #expect(
      result.findings == [
        "a.json:2:69: error: 'b', which 'a' refers to, has no value for light [unknown-reference]"
      ]
    )
  }

  @Test(
    "A long chain of references ends in a value, or in an error if it is cyclic",
    arguments: [true, false]
  )
  func chains(isClosed: Bool) {
    let count = caseCount(5_000, long: 20_000)
    let last = isClosed ? #""{t0}""# : Self.red
    let tokens = (0..<count).map { number in
      #""t\#(number)":{"$type":"color","$value":\#(number == count - 1 ? last : "\"{t\(number + 1)}\"")}"#
    }
    let result = imported(["a.json": "{\(tokens.joined(separator: ","))}"])
    #expect(result.hasErrors == isClosed)
  }

  @Test("Groups that extend others repeatedly at every level are refused without a hang")
  func doubling() {
    let groups = (0..<30).map { level in
      let next = #""$extends":"{g\#(level + 1)}""#
      return #""g\#(level)":{\#(next),"x":{\#(next)},"y":{\#(next)}}"#
    }
    let last = #""g30":{"$type":"color","c":{"$value":\#(Self.red)}}"#
    let result = imported(
      ["a.json": "{\((groups + [last]).joined(separator: ","))}"],
      paths: ["a.json"]
    )
    #expect(result.themes.isEmpty)
    #expect(
      result.diagnostics.contains {
        $0.rule == "invalid-extends"
          && $0.message
            == "extended groups add more than 100000 groups and tokens"
      }
    )
  }

  @Test("Sets that refer to others twice at every level are refused without a hang")
  func doublingSets() {
    let sets = (1...40).map { level in
      let source = ##"{"$ref":"#/sets/s\##(level - 1)"}"##
      return #""s\#(level)":{"sources":[\#(source),\#(source)]}"#
    }
    let first = #""s0":{"sources":[{"a":{"$type":"color","$value":\#(Self.red)}}]}"#
    let order = ##"[{"$ref":"#/sets/s40"}]"##
    let text =
      #"{"version":"2025.10","sets":{\#(([first] + sets).joined(separator: ","))},"#
      + #""resolutionOrder":\#(order)}"#
    let result = imported(["a.resolver.json": text], paths: ["a.resolver.json"])
    #expect(result.themes.isEmpty)
    #expect(
      result.diagnostics.map(\.message) == ["the sets have more than 10000 sources in total"]
    )
  }
}
