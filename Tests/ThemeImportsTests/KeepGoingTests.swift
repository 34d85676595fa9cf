import AssetCatalogs
import FileAccess
import SourceDiagnostics
import Testing
import TestSupport
import ThemeTestSupport

@testable import ThemeImports

@Suite("Imports that skip errors")
struct KeepGoingTests {
  private static let black = ##"{"colorSpace":"srgb","components":[0,0,0]}"##
  private static let ok = ##""ok":{"$type":"color","$value":\##(black)}"##

  private func keepGoing(
    _ files: [String: String],
    _ change: (inout ImportOptions) -> Void = { _ in }
  ) -> ImportedThemes {
    imported(files) { options in
      options.keepsGoing = true
      change(&options)
    }.checked()
  }

  @Test(
    "An import skips colors with errors and colors that refer to them",
    arguments: [
      // The value.
      (##""a":{"$type":"color","$value":{"colorSpace":"srgb","components":[0,0]}}"##, ["1:"]),
      (##""a":{"$type":"color","$value":{"colorSpace":"none","components":[0,0,0]}}"##, ["1:"]),
      (
        ##""a":{"$type":"color","$value":{"colorSpace":"srgb","components":"##
          + ##"{"$ref":"#/ok/$value/components"},"hex":"#f00"}}"##, ["'hex' must be #rrggbb"]
      ),
      (##""a":{"$value":"{nothing}","$type":"color"}"##, ["'nothing' is not a token"]),
      (
        ##""a":{"$type":"color","$value":"{b}"},"b":{"$type":"color","$value":"{a}"}"##,
        ["cyclic references: 'a', 'b'"]
      ),
      (
        ##""a":{"$type":"color","$value":"{b}"},"b":{"$type":"color","$value":"{c}"},"##
          + ##""c":{"$type":"color","$value":"{d}"},"d":{"$type":"color","$value":[]}"##,
        ["a color is a single value", "'d', which 'c'", "'c', which 'b'", "'b', which 'a'"]
      ),
      (
        ##""a":{"$type":"color","$value":"{b}"},"b":{"$type":"number","$value":1}"##,
        ["'a' is of type 'color', but 'b' is of type 'number'"]
      ),
      // The token.
      (##""a.b":{"$type":"color","$value":\##(black)}"##, ["the name 'a.b' has '.'"]),
      (
        ##""a":{"$type":"color","$value":\##(black),"b":{"$value":\##(black)}}"##,
        ["the token 'a' has '$value' and cannot contain 'b'"]
      ),
      (##""a":{"$type":"color","$value":\##(black),"$ref":"#/ok"}"##, ["both '$value' and '$ref'"]),
      (##""a":{"$type":"color","$value":\##(black),"$x":{}}"##, ["no property '$x'"]),
      // The group.
      (##""a":3"##, ["'a' is neither a token nor a group"]),
      (##""a":{"$root":{}}"##, ["'$root' is the token of a group"]),
      (##""a":{"$extends":"{nothing}"}"##, ["'nothing' is not a group"]),
    ]
  )
  func tokens(text: String, errors: [String]) {
    let files = ["t.json": "{\(Self.ok),\(text)}"]
    let result = keepGoing(files)
    #expect(result.themes.map(\.name) == ["t.yaml"])
    #expect(result.colorLines == ["ok: \"#000000\""], "\(result.text)")
    let found = result.diagnostics.filter { $0.severity == .error }.map { $0.brief(withFile: true) }
    #expect(found.count == errors.count, "\(found)")
    for error in errors { #expect(found.contains { $0.contains(error) }, "\(error): \(found)") }
    // Without the option there is no file.
    #expect(imported(files).themes.isEmpty)
    // Alone it is nothing.
    let alone = keepGoing(["t.json": "{\(text)}"])
    #expect(alone.themes.isEmpty)
    #expect(alone.library == nil)
    #expect(alone.hasErrors)
  }

  @Test("An import skips a color with an error in one context only in themes of that context")
  func contexts() throws {
    let resolver = ##"""
      {"version":"2025.10","resolutionOrder":[{"$ref":"#/sets/base"},{"$ref":"#/modifiers/mode"}],
      "sets":{"base":{"sources":[{"a":{"$type":"color","$value":\##(Self.black)},\##(Self.ok)}]}},
      "modifiers":{"mode":{"contexts":{"light":[],
      "dark":[{"a":{"$type":"color","$value":{"colorSpace":"srgb","components":[]}}}]}}}}
      """##
    let style = keepGoing(["t.json": resolver])
    #expect(style.colorLines == ["ok: \"#000000\""], "\(style.findings)")
    let themes = keepGoing(["t.json": resolver]) { $0.modifiers = ["mode": .theme] }
    #expect(themes.themes.map(\.name) == ["light.yaml", "dark.yaml"])
    let library = try themes.compiled()
    #expect(library.colors("light").keys.sorted() == ["a", "ok"])
    #expect(library.colors("dark").keys.sorted() == ["ok"])
  }

  @Test(
    "An import skips unreadable files",
    arguments: ["{", "{\"a\":", "\u{FEFF}[", "{\"a\":1,\"a\":2}"]
  )
  func files(text: String) {
    let result = keepGoing(["a.json": "{\(Self.ok)}", "b.json": text])
    #expect(result.colorLines == ["ok: \"#000000\""])
    #expect(result.hasErrors)
    #expect(keepGoing(["b.json": text]).themes.isEmpty)
    let missing = imported(["a.json": "{\(Self.ok)}"], paths: ["a.json", "c.json"]) {
      $0.keepsGoing = true
    }
    #expect(missing.colorLines == ["ok: \"#000000\""])
    #expect(missing.isUnreadable)
  }

  @Test(
    "An import skips parts of style sheets with errors",
    arguments: [
      (":root{--ok:red;--a:var(--b);--b:var(--a);--c:var(--a)}", ["ok: red"], 2),
      (":root{--ok:red;--a:var(--b);--b:var(--a);--c:var(--a,blue)}", ["ok: red", "c: blue"], 1),
    ]
  )
  func styleSheets(text: String, lines: [String], errors: Int) {
    let result = keepGoing(["a.css": text])
    #expect(result.colorLines == lines, "\(result.findings)")
    #expect(result.diagnostics.count { $0.severity == .error } == errors, "\(result.findings)")
    let both = keepGoing(["a.css": text, "b.css": ":root{--x:blue"])
    #expect(both.colorLines == lines)
    #expect(both.diagnostics.count { $0.severity == .error } == errors + 1)
  }

  @Test("An import skips schemes with missing or invalid slots")
  func schemes() {
    let slots = (0..<16).map { "base0\(String($0, radix: 16, uppercase: true)): \"112233\"\n" }
    let result = keepGoing([
      "a.yaml": slots.joined(), "b.yaml": slots.dropLast().joined() + "base0F: no\n",
      "c.yaml": slots.dropFirst(2).joined() + "base00: \"000000\"\n",
    ])
    #expect(result.themes.map(\.name) == ["a.yaml"])
    #expect(result.diagnostics.count { $0.severity == .error } == 2, "\(result.findings)")
    #expect(keepGoing(["b.yaml": slots.joined() + "base0F: no\n"]).themes.isEmpty)
  }

  @Test("An import skips colors of catalogs with unreadable slots")
  func catalogs() throws {
    func slot(_ red: String, rest: String = "") -> String {
      ##"{"idiom":"universal","color":{"color-space":"srgb","components":{"red":"\##(red)","##
        + ##""green":"0","blue":"0","alpha":"1.0"}}\##(rest)}"##
    }
    let dark = ##","appearances":[{"appearance":"luminosity","value":"dark"}]"##
    let info = ##""info":{"author":"xcode","version":1}"##
    var files = ["A.xcassets/Contents.json": "{\(info)}"]
    files["A.xcassets/ok.colorset/Contents.json"] = "{\"colors\":[\(slot("1.0"))],\(info)}"
    let bad = "{\"colors\":[\(slot("1.0")),\(slot("oops", rest: dark))],\(info)}"
    files["A.xcassets/bad.colorset/Contents.json"] = bad
    func result(_ files: [String: String]) throws -> ImportedThemes {
      var options = ImportOptions()
      options.keepsGoing = true
      let memory = InMemoryFiles(files.mapValues { Array($0.utf8) })
      return ImportedThemes(try AssetCatalog.read("A.xcassets", from: memory).catalog, options)
    }
    let partial = try result(files)
    #expect(partial.colorLines == ["ok: \"#FF0000\""])
    #expect(
      partial.findings == [
        "error: 'bad' has a slot that cannot be read and is not imported [invalid-color]"
      ]
    )
    files["A.xcassets/ok.colorset/Contents.json"] = nil
    #expect(try result(files).themes.isEmpty)
  }

  private static let sources = [
    "a.json":
      ##"{"a":{"$type":"color","b":{"$value":"{c}"},"d":{"$value":"#fff"}},"c":{"$value":"{a.d}"}}"##,
    "b.json": ##"{"g":{"$type":"color","x":{"$value":{"colorSpace":"srgb","components":[0,1,0]}},"##
      + ##""y":{"$value":"{g.x}"}},"h":{"$extends":"{g}","z":{"$ref":"#/g/y/$value"}}}"##,
    "c.json": ##"{"x":{"value":"#f00","type":"color"},"o":{"value":"0.5"},"y":{"value":"{x}","##
      + ##""type":"color","$extensions":{"studio.tokens":{"modify":{"type":"alpha","value":"{o}"}}}}}"##,
    "d.css":
      ":root{--a:red;--b:var(--a);--c:hsl(var(--d))} .dark{--a:blue;--d:1 2% 3%} @theme{--color-e:tan}",
  ]

  @Test(
    "An import of damaged files writes valid files",
    arguments: 0..<caseCount(100, long: 300) as Range<UInt64>
  )
  func damaged(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let name = try #require(Self.sources.keys.sorted().randomElement(using: &random))
    var bytes = Array(try #require(Self.sources[name]).utf8)
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      let place = Int.random(in: bytes.indices, using: &random)
      switch Int.random(in: 0..<3, using: &random) {
      case 0: bytes.remove(at: place)
      case 1: bytes[place] = try #require("{}$.:,-#xa1 ".utf8.randomElement(using: &random))
      default:
        let end = min(bytes.count, place + Int.random(in: 1...12, using: &random))
        bytes.insert(contentsOf: bytes[place..<end], at: place)
      }
    }
    let text = String(decoding: bytes, as: UTF8.self)
    let result = imported([name: text]) { $0.keepsGoing = true }
    // A library file defines traits for the whole process.
    if result.library == nil {
      #expect(result.checked().themes.count == result.themes.count, "\(text)\n\(result.text)")
    }
    let whole = imported([name: text])
    if whole.hasErrors {
      #expect(result.hasErrors)
    } else {
      #expect(result.text == whole.text)
    }
  }

  @Test(
    "An import doesn't skip invalid options",
    arguments: [["mode": ModifierUse.style], ["mode": .contrast], ["other": .trait]]
  )
  func options(uses: [String: ModifierUse]) {
    let resolver = ##"""
      {"version":"2025.10","resolutionOrder":[{"$ref":"#/modifiers/mode"}],
      "modifiers":{"mode":{"contexts":{"a":[{\##(Self.ok)}],"b":[]}}}}
      """##
    #expect(!keepGoing(["t.json": resolver]).themes.isEmpty)
    #expect(keepGoing(["t.json": resolver]) { $0.modifiers = uses }.themes.isEmpty)
    let mixed = keepGoing(["a.json": "{\(Self.ok)}", "a.css": ":root{--a:red}"])
    #expect(mixed.themes.isEmpty)
  }

  @Test(
    "An import of random errors writes valid files with all colors without errors",
    arguments: 0..<caseCount(50, long: 150) as Range<UInt64>
  )
  func law(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let count = Int.random(in: 2...12, using: &random)
    // A token is sound if it is a color, or if it refers to a sound one.
    var sound: [Int: Bool] = [:]
    var members: [String] = []
    var targets: [Int: Int] = [:]
    for number in 0..<count {
      var value = Self.black
      switch Int.random(in: 0..<6, using: &random) {
      case 0: value = ##"{"colorSpace":"srgb","components":[0]}"##
      case 1: value = "\"{missing}\""
      case 2, 3:
        let target = Int.random(in: 0..<count, using: &random)
        targets[number] = target
        value = "\"{t\(target)}\""
      default: sound[number] = true
      }
      members.append(##""t\##(number)":{"$type":"color","$value":\##(value)}"##)
    }
    func isSound(_ number: Int) -> Bool {
      var number = number
      for _ in 0...count {
        guard let target = targets[number] else { return sound[number] == true }
        number = target
      }
      return false
    }
    let files = ["t.json": "{\(members.joined(separator: ","))}"]
    let result = keepGoing(files)
    let expected = (0..<count).filter(isSound)
    #expect(result.hasErrors == (expected.count < count), "\(result.findings)")
    #expect(result.themes.isEmpty == expected.isEmpty)
    let names = result.colorLines.compactMap { $0.split(separator: ":").first.map(String.init) }
    #expect(names == expected.map { "t\($0)" }, "\(files) \(result.findings)")
    #expect(!result.diagnostics.contains { $0.rule == "invalid-library" }, "\(result.findings)")
    if !result.hasErrors { #expect(result.text == imported(files).text) }
  }
}
