import ColorValues
import DynamicColors
import SourceDocuments
import TextSupport

/// Replaces references by the values of custom properties, as a browser does.
///
/// A reference to a property that is always a color is kept. Where a property has no value, the
/// fallback replaces it; where it is not a color, such as the channels of one, its text does.
///
/// Source: css-variables-1, section 3.
struct StylesheetResolver {
  /// A value without references to other text.
  enum Outcome {
    /// A color, an alias of one or an expression.
    case color(TokenValue)
    /// Another value, which can be a part of colors.
    case text([ExpressionPart])
    /// No value, as a referenced property has none.
    case nothing
  }

  /// The value in certain contexts; the last alternative whose contexts hold is used.
  struct Alternative {
    let choices: [AxisChoice]
    let outcome: Outcome

    var isColor: Bool { if case .color = outcome { true } else { false } }
  }

  /// The alternatives of each definition.
  private(set) var alternatives: [[Alternative]]

  private let findings: ImportFindings
  private let set: TokenSet
  private let axes: StyleAxes
  private let values: [StyleValue]

  /// The beginning of a value; the parts are nil without a value.
  private typealias Partial = (choices: [AxisChoice], parts: [ExpressionPart]?)

  /// The maximum numbers of parts of a value, and of the bytes of a value that is not a color.
  private static let partLimit = 64
  private static let byteLimit = 4_096

  /// Prepares the definitions of a set, which have no cycles, with their values.
  init(_ set: TokenSet, axes: StyleAxes, values: [StyleValue], to findings: ImportFindings) {
    self.findings = findings
    self.set = set
    self.axes = axes
    self.values = values
    alternatives = Array(repeating: [], count: values.count)
  }

  /// Resolves all definitions that can apply, each after the definitions that it refers to.
  ///
  /// - Complexity: O(*n*) in the number of references.
  mutating func resolve() {
    let graph = ReferenceGraph(set.liveDefinitions, below: values.count) { number, targets in
      guard !set.definitions[number].isHidden else { return }
      let choices = set.choices(of: number)
      for variable in values[number].variables {
        targets += definitions(of: variable, choices)
      }
    }
    for number in graph.order { alternatives[number] = resolved(number) }
  }

  /// Returns the definitions of a property that can apply in certain contexts.
  private func definitions(of variable: StyleValue.Variable, _ choices: [AxisChoice]) -> [Int] {
    guard let token = set.tree.known(variable.name, in: TokenTree.root) else { return [] }
    return set.live(token).filter { choices.isCompatible(with: set.choices(of: $0)) }
  }

  // MARK: Values

  private mutating func resolved(_ number: Int) -> [Alternative] {
    let choices = set.choices(of: number)
    let value = values[number]
    var partials: [Partial]? = [(choices, nil)]
    let place = set.definitions[number].key
    if value.parts == nil {
      findings.report(.invalidVariable, at: place.excerpt)
    } else if value.text.lowercased() != "initial" {
      partials = joined(value, choices)
      if partials == nil { findings.report(.tooManyReferences, at: place.excerpt) }
    }
    return (partials ?? [(choices, nil)]).map {
      Alternative(choices: $0.choices, outcome: outcome($0.parts))
    }
  }

  /// Returns the alternatives of all parts together; nil if there are too many.
  private func joined(_ value: StyleValue, _ choices: [AxisChoice]) -> [Partial]? {
    guard let parts = value.parts else { return nil }
    var result: [Partial] = [(choices, [])]
    for part in parts {
      var next: [Partial] = []
      for base in result {
        switch part {
        case .text(let text): next.append((base.choices, base.parts.map { $0 + [.text(text)] }))
        case .variable(let variable):
          guard let options = options(variable, base.choices) else { return nil }
          for option in options {
            let both = base.parts.flatMap { first in option.parts.map { first + $0 } }
            if let both, both.count > Self.partLimit { return nil }
            next.append((option.choices, both))
          }
        }
      }
      result = Self.distinct(next)
      if result.count > ConditionSpace.alternativeLimit { return nil }
    }
    return result
  }

  /// Returns the alternatives that are used: the last one for the same choices.
  private static func distinct(_ values: [Partial]) -> [Partial] {
    guard values.count > 1 else { return values }
    var seen = Set<Set<AxisChoice>>()
    return values.reversed().filter { seen.insert(Set($0.choices)).inserted }.reversed()
  }

  /// Returns the alternatives of a property as a part of a value.
  private func options(_ variable: StyleValue.Variable, _ choices: [AxisChoice]) -> [Partial]? {
    func replaced(_ choices: [AxisChoice]) -> [Partial]? {
      guard let fallback = variable.fallback else { return [(choices, nil)] }
      return joined(fallback, choices)
    }
    let found = definitions(of: variable, choices).flatMap { alternatives[$0] }
      .compactMap { alternative -> Alternative? in
        choices.combined(with: alternative.choices).map {
          Alternative(choices: $0, outcome: alternative.outcome)
        }
      }
    guard let token = set.tree.known(variable.name, in: TokenTree.root), !found.isEmpty else {
      return replaced(choices)
    }
    let isTotal = axes.gap(choices, by: found.map(\.choices)) == nil
    if isTotal, found.allSatisfy(\.isColor) { return [(choices, [.token(token)])] }
    guard var result = isTotal ? [] : replaced(choices) else { return nil }
    for alternative in found {
      switch alternative.outcome {
      case .color: result.append((alternative.choices, [.token(token)]))
      case .text(let parts): result.append((alternative.choices, parts))
      case .nothing:
        guard let others = replaced(alternative.choices) else { return nil }
        result += others
      }
    }
    return result
  }

  // MARK: Outcomes

  private func outcome(_ parts: [ExpressionPart]?) -> Outcome {
    guard let parts else { return .nothing }
    if parts.count == 1, case .token(let token) = parts[0] { return .color(.alias(token)) }
    let merged = Self.merged(parts)
    var tokens: [Int] = []
    var sample = ""
    for part in merged {
      switch part {
      case .token(let token):
        tokens.append(token)
        sample += "{a}"
      case .text(let text):
        // Braces are references in theme files.
        if text.utf8.contains(0x7B) { return .text(merged) }
        sample += text
      }
    }
    if tokens.count == 1, sample.trimmed == "{a}" { return .color(.alias(tokens[0])) }
    guard sample.utf8.count <= Self.byteLimit else { return .nothing }
    guard !tokens.isEmpty else {
      let text = sample.trimmed
      let isColor = (try? ColorExpression.parse(text, allowing: .appearance)) != nil
      return isColor ? .color(.color(YAMLText.scalar(text))) : .text(merged)
    }
    let parsed = try? ColorExpression.parse(sample, allowing: .theme)
    return parsed?.references.count == tokens.count ? .color(.expression(merged)) : .text(merged)
  }

  /// Joins adjacent texts; two words stay two.
  private static func merged(_ parts: [ExpressionPart]) -> [ExpressionPart] {
    func isWord(_ character: Character?) -> Bool {
      character.map { $0.isNamePart || $0 == "%" || $0 == "." } ?? false
    }
    var result: [ExpressionPart] = []
    for part in parts {
      guard case .text(let text) = part, case .text(let before) = result.last else {
        result.append(part)
        continue
      }
      let isSplit = isWord(before.last) && isWord(text.first)
      result[result.count - 1] = .text(before + (isSplit ? " " : "") + text)
    }
    return result
  }
}
