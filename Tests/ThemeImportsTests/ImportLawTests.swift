import SourceDocuments
import SourceFormatting
import Testing
import TestSupport
import ThemeFiles

@testable import ThemeImports

@Suite("Laws of imports")
struct ImportLawTests {
  /// A random resolver document, and what its tokens are in each permutation by plain merging.
  private struct Sample {
    let json: String
    let permutations: [(theme: String, words: String, colors: [String: String])]
  }

  private static let modifiers = [
    (name: "theme", contexts: ["one", "two"], words: ["", ""]),
    (name: "mode", contexts: ["light", "dark"], words: ["light", "dark"]),
    (
      name: "contrast", contexts: ["normal", "high"], words: ["normal-contrast", "high-contrast"]
    ),
    (
      name: "lawdensity", contexts: ["low", "mid", "top"],
      words: ["lawdensity=low", "lawdensity=mid", "lawdensity=top"]
    ),
  ]

  /// Tokens refer only to those of lower numbers, so that there are no circles.
  private static func tokens(
    _ random: inout SplitMix64,
    share: Int
  ) -> [(name: String, value: String)] {
    (0..<8).compactMap { number in
      guard Int.random(in: 0..<100, using: &random) < share else { return nil }
      if number > 0, Bool.random(using: &random) {
        return ("t\(number)", "\"{t\(Int.random(in: 0..<number, using: &random))}\"")
      }
      let red = Int.random(in: 0...255, using: &random)
      return ("t\(number)", "\(red)")
    }
  }

  /// Tokens as JSON; values are numbers of red.
  private static func object(_ tokens: [(name: String, value: String)]) -> String {
    let members = tokens.map { name, value in
      let red = Int(value).map { Double($0) / 255 }
      let text = red.map { #"{"colorSpace":"srgb","components":[\#($0),0,0]}"# } ?? value
      return #""\#(name)":{"$type":"color","$value":\#(text)}"#
    }
    return "{\(members.joined(separator: ","))}"
  }

  private static func sample(seed: UInt64) -> Sample {
    var random = SplitMix64(seed: seed)
    let base = tokens(&random, share: 100)
    var order = modifiers.indices.shuffled(using: &random)
    // Some documents have fewer modifiers.
    order.removeLast(Int.random(in: 0...2, using: &random))
    var layers: [Int: [[(name: String, value: String)]]] = [:]
    for index in order {
      layers[index] = modifiers[index].contexts.map { _ in tokens(&random, share: 30) }
    }
    let texts = order.map { index in
      let contexts = zip(modifiers[index].contexts, layers[index] ?? [])
        .map { #""\#($0)":[\#(object($1))]"# }
      return #""\#(modifiers[index].name)":{"contexts":{\#(contexts.joined(separator: ","))}}"#
    }
    let references = order.map { ##"{"$ref":"#/modifiers/\##(modifiers[$0].name)"}"## }
    let json = """
      {"version":"2025.10","name":"law","sets":{"base":{"sources":[\(object(base))]}},\
      "modifiers":{\(texts.joined(separator: ","))},\
      "resolutionOrder":[\((["{\"$ref\":\"#/sets/base\"}"] + references).joined(separator: ","))]}
      """
    var permutations: [(theme: String, words: String, colors: [String: String])] = [
      (theme: order.contains(0) ? "" : "law", words: "", colors: values(base))
    ]
    for index in order {
      permutations = permutations.flatMap { before in
        modifiers[index].contexts.indices.map { context in
          var now = before
          if index == 0 { now.theme = modifiers[0].contexts[context] }
          now.words += " " + modifiers[index].words[context]
          now.colors.merge(values(layers[index]?[context] ?? [])) { $1 }
          return now
        }
      }
    }
    return Sample(json: json, permutations: permutations)
  }

  private static func values(_ tokens: [(name: String, value: String)]) -> [String: String] {
    Dictionary(uniqueKeysWithValues: tokens.map { ($0.name, $0.value) })
  }

  /// What a token comes to in a permutation.
  private static func value(_ name: String, _ colors: [String: String]) -> String {
    let text = colors[name] ?? ""
    guard text.hasPrefix("\"{") else {
      let digits = String(Int(text) ?? 0, radix: 16)
      return "#\(digits.count == 1 ? "0" : "")\(digits)0000"
    }
    return value(String(text.dropFirst(2).dropLast(2)), colors)
  }

  @Test(
    "Imported themes have the merged sources of each permutation",
    arguments: 0..<caseCount(20, long: 60) as Range<UInt64>
  )
  func permutations(seed: UInt64) throws {
    let sample = Self.sample(seed: seed)
    let result = imported(["law.json": sample.json])
    #expect(result.findings == [])
    let library = try result.compiled()
    for permutation in sample.permutations {
      let colors = library.colors(permutation.theme, under: permutation.words)
      for name in permutation.colors.keys {
        let expected = Self.value(name, permutation.colors)
        #expect(colors[name] == expected, "\(name) for \(permutation.theme)\(permutation.words)")
      }
    }
  }

  @Test(
    "Imported files are in canonical form for long names, and for trailing whitespace in them",
    arguments: [
      ("a.json", ##"{"a ":{"$type":"color","$value":"#fff"}}"##),
      ("a.json", ##"{"a":{" ":{"$type":"color","$value":"#fff"}}}"##),
      ("a.json ", ##"{"a":{"$type":"color","$value":"#fff"}}"##),
      ("a.css", ":root { --\\20: #fff; --b\\20 : #000 }"),
      ("a.css", "[dat=\"\(String(repeating: "M", count: 90))\"] { --a: red } :root { --a: blue }"),
      ("a.yaml", "name: 'x '\nauthor: ' '\n" + scheme),
      ("a.yaml ", scheme), ("a b ", TerminalImportTests.ghostty(black)),
      ("a.json", TerminalImportTests.windowsTerminal(black, name: " \\u202e x: ")),
    ]
  )
  func canonicalForm(path: String, text: String) {
    let result = imported([path: text])
    #expect(!result.hasErrors, "\(result.findings)")
    for file in result.themes + [result.library].compactMap(\.self) {
      let source = SourceFile(path: file.name, bytes: file.bytes)
      #expect(YAMLFormatter.format(source).text == String(decoding: file.bytes, as: UTF8.self))
    }
  }

  private static let black = TerminalSlot.all.map { _ in "#000000" }

  private static let scheme = SchemeSlot.all.prefix(16).map { "\($0): '000000'\n" }.joined()

  @Test(
    "A document that is marked as one theme becomes one theme for any modifier names",
    arguments: [(true, ["one.yaml"]), (false, ["bold.yaml", "plain.yaml"])]
  )
  func oneTheme(isMarked: Bool, names: [String]) {
    let mark = isMarked ? ##", "$extensions": { "dev.themekit": { "theme": true } }"## : ""
    let token = ##"{ "a": { "$type": "color", "$value": "#fff" } }"##
    let other = ##"{ "a": { "$type": "color", "$value": "#000" } }"##
    let document = ##"""
      { "version": "2025.10",
        "sets": { "one": { "sources": [\##(token)]\##(mark) } },
        "modifiers": { "brand-theme": { "contexts": { "plain": [], "bold": [\##(other)] } } },
        "resolutionOrder": [{ "$ref": "#/sets/one" }, { "$ref": "#/modifiers/brand-theme" }] }
      """##
    let result = imported(["x.resolver.json": document])
    #expect(!result.hasErrors, "\(result.findings)")
    #expect(result.themes.map(\.name).sorted() == names)
  }
}
