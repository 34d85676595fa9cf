import DynamicColors
import SourceDiagnostics
import Testing
import TestSupport
import ThemeTestSupport

@testable import ThemeImports

@Suite("The law of imported names")
struct NameLawTests {
  private static let words =
    ConditionWords.all + [
      "a", "text", "Text", "TEXT", "on", "off", "yes", "No", "null", "true", "~", "0", "012", "1e3",
      "1:30", "50", "0x1F", "$root", "$x", "x.y", "x/y", "x y", " x ", "x_y", "-x", "x-", "--", "…",
      "é", "e\u{301}", "ﬁ", "色", "اللون", "🎨", "#", "{x}", "a: b", "- a", "'", "\\\"", "%", "@x",
      "&x", "*x",
      "theme", "colors", "library", "extends", "unspecified", "palette", "constructor", "a=b",
    ]

  private static func name(_ random: inout SplitMix64) -> String {
    let word = words.randomElement(using: &random) ?? ""
    switch Int.random(in: 0..<6, using: &random) {
    case 0: return word.uppercased()
    case 1: return word.prefix(1).uppercased() + word.dropFirst()
    case 2: return word + (words.randomElement(using: &random) ?? "")
    case 3: return word.replacing("-", with: "_")
    default: return word
    }
  }

  /// A group of tokens as JSON, with a number of levels below it.
  private static func group(_ random: inout SplitMix64, levels: Int) -> String {
    var members: [String: String] = [:]
    for _ in 0..<Int.random(in: 1...5, using: &random) {
      let isColor = levels == 0 || Bool.random(using: &random)
      members[name(&random)] =
        isColor ? ##"{"$type":"color","$value":"#123456"}"## : group(&random, levels: levels - 1)
    }
    return "{\(members.map { "\"\($0)\":\($1)" }.sorted().joined(separator: ","))}"
  }

  /// The files of a source with random names.
  private static func source(_ random: inout SplitMix64) -> (kind: String, files: [String: String])
  {
    let color = ##"{"r":1,"g":0,"b":0,"a":1}"##
    switch Int.random(in: 0..<5, using: &random) {
    case 0: return ("tokens", ["t.tokens.json": group(&random, levels: 3)])
    case 1:
      let sets = (0..<3).map { (name(&random) + "\($0)", group(&random, levels: 1)) }
      let themes = sets.map { set, _ in
        ##"{"id":"\##(set)","name":"\##(name(&random))","selectedTokenSets":{"\##(set)":"enabled"}}"##
      }
      let members =
        sets.map { "\"\($0)\":\($1)" } + [
          "\"$themes\":[\(themes.joined(separator: ","))]"
        ]
      return ("Tokens Studio", ["studio.json": "{\(members.joined(separator: ","))}"])
    case 2:
      let modes = [name(&random), name(&random)]
      let values = "\"1:0\":\(color),\"1:1\":\(color)"
      let variables = (0..<4).map { number in
        ##""v\##(number)":{"id":"v\##(number)","name":"\##(name(&random))/\##(name(&random))","##
          + ##""variableCollectionId":"c","resolvedType":"COLOR","valuesByMode":{\##(values)}}"##
      }
      let ids = (0..<4).map { "\"v\($0)\"" }.joined(separator: ",")
      return (
        "Figma",
        [
          "figma.json":
            ##"{"meta":{"variableCollections":{"c":{"id":"c","name":"\##(name(&random))","##
            + ##""defaultModeId":"1:0","modes":[{"modeId":"1:0","name":"\##(modes[0])"},"##
            + ##"{"modeId":"1:1","name":"\##(modes[1])"}],"variableIds":[\##(ids)]}},"##
            + ##""variables":{\##(variables.joined(separator: ","))}}}"##
        ]
      )
    case 3:
      let lines = (0..<6).map { _ in
        "--" + name(&random).filter { $0.isLetter || $0.isNumber || "-_".contains($0) } + ": red;"
      }
      return ("CSS", ["a.css": ":root { \(lines.joined(separator: " ")) }"])
    default:
      let modes = (0..<2).map { _ in
        let file = name(&random).filter { $0.isLetter || $0.isNumber || " ._-".contains($0) }
        return ("\(file).json", group(&random, levels: 2))
      }
      return ("files", Dictionary(modes) { first, _ in first })
    }
  }

  @Test(
    "An import is legal, or refused with an error in its source",
    arguments: 0..<caseCount(8, long: 200) as Range<UInt64>
  )
  func names(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var counts: [String: Int] = [:]
    for _ in 0..<40 {
      let (kind, files) = Self.source(&random)
      let result = imported(files) { options in
        if kind == "files" { options.division = .files }
      }
      let checked = result.checked()
      let invalid = checked.diagnostics.drop { $0.rule != .invalidLibrary }.map { $0.brief() }
      #expect(invalid == [], "\(kind): \(files)\n\(result.text)")
      if !checked.themes.isEmpty { counts[kind, default: 0] += 1 }
    }
    // Refusals would satisfy the law.
    #expect(counts.count >= 4, "\(counts)")
  }
}
