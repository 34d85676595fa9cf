import SourceDocuments
import Testing
import TestSupport
import ThemeOutputs

/// Random templates against a small model.
struct MustacheModelTests {
  /// A template as a tree, which the model renders without parsing.
  private indirect enum Part {
    case text(String)
    case value(String)
    case section(String, [Part], isInverted: Bool)

    var source: String {
      switch self {
      case .text(let text): text
      case .value(let name): "{{{\(name)}}}"
      case .section(let name, let parts, let isInverted):
        "{{\(isInverted ? "^" : "#")\(name)}}\(parts.map(\.source).joined()){{/\(name)}}"
      }
    }
  }

  private static let names = ["a", "b", "c", "."]

  private static func parts(
    _ depth: Int,
    _ random: inout SplitMix64
  ) -> [Part] {
    (0..<Int.random(in: 0...3, using: &random)).map { _ in
      let name = names.randomElement(using: &random) ?? "a"
      switch Int.random(in: 0...3, using: &random) {
      case 0: return .text(["x", " y", "}} ", "z"].randomElement(using: &random) ?? "x")
      case 1: return .value(name)
      case _ where depth == 0: return .text("-")
      default:
        return .section(name, parts(depth - 1, &random), isInverted: Bool.random(using: &random))
      }
    }
  }

  private static func data(_ depth: Int, _ random: inout SplitMix64) -> JSONValue {
    switch Int.random(in: 0...(depth == 0 ? 3 : 6), using: &random) {
    case 0: return .null
    case 1: return .bool(Bool.random(using: &random))
    case 2: return .string("")
    case 3: return .string("s\(Int.random(in: 0...9, using: &random))")
    case 4:
      return .array(
        (0..<Int.random(in: 0...3, using: &random)).map { _ in data(depth - 1, &random) }
      )
    default: return object(depth - 1, &random)
    }
  }

  private static func object(_ depth: Int, _ random: inout SplitMix64) -> JSONValue {
    var members: [JSONMember] = []
    for name in ["a", "b", "c"] where Bool.random(using: &random) {
      members.append(JSONMember(name, data(depth, &random)))
    }
    return .object(members)
  }

  private static func value(_ name: String, _ stack: [JSONValue]) -> JSONValue? {
    if name == "." { return stack.last }
    return stack.reversed().lazy.compactMap { $0[name] }.first
  }

  private static func rendered(_ parts: [Part], _ stack: [JSONValue]) -> String {
    parts.map { part in
      switch part {
      case .text(let text): return text
      case .value(let name):
        switch value(name, stack) {
        case .string(let text), .number(let text): return text
        case .bool(let flag): return "\(flag)"
        default: return ""
        }
      case .section(let name, let inner, let isInverted):
        let value = value(name, stack) ?? .null
        let isFalse = [.null, .bool(false), .string(""), .array([])].contains(value)
        if isInverted { return isFalse ? rendered(inner, stack) : "" }
        switch value {
        case _ where isFalse: return ""
        case .array(let elements):
          return elements.map { rendered(inner, stack + [$0]) }.joined()
        case .bool: return rendered(inner, stack)
        default: return rendered(inner, stack + [value])
        }
      }
    }.joined()
  }

  @Test("Rendered random templates equal those of a model")
  func rendersAsTheModel() throws {
    var random = SplitMix64(seed: 20)
    for _ in 0..<3_000 {
      let parts = Self.parts(3, &random)
      let data = Self.object(3, &random)
      let source = parts.map(\.source).joined()
      let template = try MustacheTemplate(source)
      #expect(try template.text(for: data) == Self.rendered(parts, [data]), "\(source)")
    }
  }

  @Test("Random text is rendered or refused without a trap")
  func neverTrapsOnRandomText() throws {
    var random = SplitMix64(seed: 21)
    let pieces = [
      "{{", "}}", "{{#a}}", "{{/a}}", "{{^b}}", "{{/b}}", "{{>p}}", "{{<p}}", "{{/p}}", "{{$t}}",
      "{{/t}}", "{{=<% %>=}}", "<%={{ }}=%>", "{{{", "}}}", "{{&a}}", "{{!", "\n", "  ", "\r\n",
      "\t",
      "é", "{{a.b}}", "{{.}}", "|", "=", "a", "\u{0}",
    ]
    let data = JSONValue.object([
      JSONMember("a", .array([.string("x"), .bool(true)])), JSONMember("b", .null),
    ])
    var rendered = 0
    for _ in 0..<5_000 {
      let texts = (0..<2).map { _ in
        (0..<Int.random(in: 1...12, using: &random))
          .map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
      }
      guard let template = try? MustacheTemplate(texts[0], partials: ["p": texts[1]]) else {
        continue
      }
      // A template that contains itself is refused.
      _ = try? template.text(for: data)
      rendered += 1
    }
    #expect(rendered > 100)
  }
}
