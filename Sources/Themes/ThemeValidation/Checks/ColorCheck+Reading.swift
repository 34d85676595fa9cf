import ColorValues
import DynamicColors
import SourceDiagnostics
import SourceDocuments
import TextSupport
import ThemeFiles

extension ColorCheck {
  /// The maximum number of pairs of an entry, as short lists can have very many.
  private static let pairLimit = 256

  /// Returns the checks of an entry of `checks:`: one, or with lists of foregrounds and backgrounds
  /// one for each pair, in the order of the foregrounds.
  static func all(
    in node: SourceNode,
    names: TraitNames,
    reporting findings: inout Findings
  ) -> [ColorCheck] {
    let isValid = findings.check(
      node,
      as: FormatMapping.check,
      at: .element(of: FormatKey.checks.name)
    )
    let sides =
      node[.contrast].map { $0.elements.map(\.orElements) } ?? [node.texts(.distinct)]
    // All errors are reported at once; a check with an error isn't run.
    let areDifferent = refuseRepeated(sides.flatMap(\.self), reporting: &findings)
    let when = conditions(of: node, names: names, reporting: &findings)
    let groups = node[.contrast] == nil ? sides : pairs(of: sides, in: node, reporting: &findings)
    let measured = groups.compactMap { group in
      let measure =
        node[.contrast] == nil
        ? differenceMeasure(of: node, among: group) : contrastMeasure(of: node, between: group)
      return measure.map { (group, $0) }
    }
    guard let minimum = node.number(.minimum), let (_, measure) = measured.first,
      isInRange(minimum, of: measure, in: node, reporting: &findings), isValid, areDifferent,
      let when
    else { return [] }
    return measured.map { group, measure in
      ColorCheck(
        measure: measure,
        minimum: minimum,
        when: when,
        excerpt: node.excerpt,
        names: group.map { ($0.text, $0.excerpt) }
      )
    }
  }

  /// Returns each foreground with each background; empty if there are too many, which is reported.
  private static func pairs(
    of sides: [[SourceNode]],
    in node: SourceNode,
    reporting findings: inout Findings
  ) -> [[SourceNode]] {
    guard sides.count == 2 else { return [] }
    let elements = node[.contrast].map { Array($0.elements) } ?? []
    for element in elements where element.kind == .sequence && element.elements.isEmpty {
      findings.add(.invalidValue, "the list has no color", at: element.excerpt)
    }
    guard sides[0].count <= pairLimit, sides[0].count * sides[1].count <= pairLimit else {
      findings.add(
        .invalidValue,
        "the lists have more than \(pairLimit) pairs of colors; split them",
        at: node[.contrast]?.excerpt
      )
      return []
    }
    return sides[0].flatMap { front in sides[1].map { [front, $0] } }
  }

  /// Reports repeated names: a color has no contrast to itself.
  private static func refuseRepeated(_ nodes: [SourceNode], reporting findings: inout Findings)
    -> Bool
  {
    var seen: Set<String> = []
    let repeated = nodes.filter { !seen.insert($0.text).inserted }
    for node in repeated {
      findings.add(
        .invalidValue,
        "\(name: node.text) is listed twice; a check compares different colors",
        at: node.excerpt
      )
    }
    return repeated.isEmpty
  }

  /// Returns whether a minimum can be missed and can be reached; reports it otherwise.
  private static func isInRange(
    _ minimum: Double,
    of measure: Measure,
    in node: SourceNode,
    reporting findings: inout Findings
  ) -> Bool {
    let (words, least, most) =
      switch measure {
      case .contrast(let contrast):
        contrast.method == .wcag
          ? ("a contrast ratio", 1.0, 21.0) : ("a difference of tone", 0.0, 100.0)
      // No two colors of sRGB differ by more.
      case .distinct: ("a difference of colors", 0.0, 120.0)
      }
    if minimum > least, minimum <= most { return true }
    findings.add(
      .invalidValue,
      "\(name: FormatKey.minimum.name) of \(words) must be more than \(NumberText.message(least)) and at most \(NumberText.message(most))",
      at: node[.minimum]?.excerpt
    )
    return false
  }

  private static func contrastMeasure(
    of node: SourceNode,
    between names: [SourceNode]
  ) -> Measure? {
    guard names.count == 2 else { return nil }
    return .contrast(
      Contrast(
        foreground: names[0].text,
        background: names[1].text,
        method: node.text(.contrastMethod).flatMap(ContrastMethod.init) ?? .wcag,
        screen: node.text(.screen).flatMap(Screen.init) ?? .display
      )
    )
  }

  private static func differenceMeasure(
    of node: SourceNode,
    among names: [SourceNode]
  ) -> Measure? {
    guard names.count >= 2 else { return nil }
    let under = node.texts(.colorVisions).compactMap { ColorVision(rawValue: $0.text) }
    return .distinct(
      Difference(colors: names.map(\.text), visions: under.isEmpty ? [.normal] : under)
    )
  }

  /// Returns the conditions under which a check applies; nil if they have an error, which is
  /// reported.
  private static func conditions(
    of check: SourceNode,
    names: TraitNames,
    reporting findings: inout Findings
  ) -> [TraitCondition]? {
    guard let node = check[.when], node.ownText != nil else { return [] }
    var reader = ConditionReader(names: names)
    guard ConditionReader.kind(of: node.text) == .condition else {
      let hint = Spelling.proposal(for: node.text, among: ConditionWords.all)
      findings.add(.unknownValue, "\(name: node.text) is not a condition\(hint)", at: node.excerpt)
      return nil
    }
    guard let conditions = reader.conditions(of: node, reporting: &findings) else { return nil }
    if let trait = ConditionReader.contradiction(in: conditions) {
      findings.add(
        .invalidValue,
        "\(name: node.text) requires two values of \(name: trait), which never apply together",
        at: node.excerpt
      )
      return nil
    }
    return conditions
  }
}

extension SourceNode {
  /// The texts of a list, or of a single value.
  fileprivate var orElements: [SourceNode] {
    (kind == .sequence ? elements.map(\.self) : [self]).filter { $0.ownText != nil }
  }
}
