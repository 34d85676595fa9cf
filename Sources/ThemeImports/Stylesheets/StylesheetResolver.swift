import ColorValues
import SourceDocuments

/// Puts custom properties into the values that refer to them, as a browser does.
///
/// A reference to what is always a colour stays one. Where a property isn't always set, its fallback
/// stands for it there; where it is no colour, such as the channels of one, its text does.
///
/// Source: css-variables-1, section 3.
struct StylesheetResolver {
  /// What a value is once properties are put in.
  enum Outcome {
    /// A colour, an alias of one or an expression.
    case color(TokenValue)
    /// No colour, but others can be made with it.
    case text([ExpressionPart])
    /// Nothing, as what it refers to isn't there.
    case nothing
  }

  /// What a value is under some contexts; of those that hold, the last counts.
  struct Alternative {
    let choices: [ContextChoice]
    let outcome: Outcome

    var isColor: Bool { if case .color = outcome { true } else { false } }
  }

  /// For each definition what it is, under the contexts at which it holds.
  private(set) var alternatives: [[Alternative]]

  /// What could not be found out.
  private(set) var problems: [(definition: Int, message: String)] = []

  private let set: TokenSet
  private let axes: StyleAxes
  private let values: [String]

  /// A value so far, with nil for one that is nothing.
  private typealias Partial = (choices: [ContextChoice], parts: [ExpressionPart]?)

  /// The most alternatives of a value, and the most parts and bytes of one without being a colour.
  private static let alternativeLimit = 256
  private static let partLimit = 64
  private static let byteLimit = 4_096

  /// Prepares the definitions of a set, which don't lead in a circle, with their values.
  init(_ set: TokenSet, _ axes: StyleAxes, _ values: [String]) {
    self.set = set
    self.axes = axes
    self.values = values
    alternatives = Array(repeating: [], count: values.count)
  }

  /// Settles all definitions that can come to hold, what they refer to first.
  ///
  /// - Complexity: O(*n*) in the references; chains can be as long as there are properties.
  mutating func resolve() {
    var isDone = [Bool](repeating: false, count: values.count)
    for start in values.indices where !isDone[start] && !set.definitions[start].isHidden {
      var work = [(node: start, targets: targets(of: start), place: 0)]
      while let (node, targets, place) = work.last {
        if place < targets.count {
          work[work.count - 1].place += 1
          let target = targets[place]
          if !isDone[target] { work.append((target, self.targets(of: target), 0)) }
          continue
        }
        work.removeLast()
        if !isDone[node] { alternatives[node] = settled(node) }
        isDone[node] = true
      }
    }
  }

  /// The definitions that one refers to and that can hold where it does.
  private func targets(of number: Int) -> [Int] {
    let choices = set.conditions[set.definitions[number].condition]
    return StyleValue.references(values[number]).flatMap { property in
      definitions(of: property, choices)
    }
  }

  private func definitions(of property: String, _ choices: [ContextChoice]) -> [Int] {
    guard let token = set.tree.known(StyleValue.name(property), in: TokenTree.root) else {
      return []
    }
    return set.live(token).filter { number in
      StyleAxes.joined(choices, set.conditions[set.definitions[number].condition]) != nil
    }
  }

  // MARK: Values

  private mutating func settled(_ number: Int) -> [Alternative] {
    let choices = set.conditions[set.definitions[number].condition]
    let value = values[number]
    // The value that no property has before it is set.
    if value.lowercased() == "initial" {
      return [Alternative(choices: choices, outcome: .nothing)]
    }
    guard let parts = StyleValue.parts(value) else {
      problems.append((number, "a 'var()' is written wrongly; the property is left out"))
      return [Alternative(choices: choices, outcome: .nothing)]
    }
    guard let partials = joined(parts, choices, depth: 0) else {
      problems.append((number, "too much depends on what this refers to; it is left out"))
      return [Alternative(choices: choices, outcome: .nothing)]
    }
    return partials.map { Alternative(choices: $0.choices, outcome: outcome($0.parts)) }
  }

  /// What parts come to, one after the other; nil where there is too much of it.
  private func joined(
    _ parts: [StyleValue.Part],
    _ choices: [ContextChoice],
    depth: Int
  ) -> [Partial]? {
    guard depth < StyleValue.deepest else { return nil }
    var result: [Partial] = [(choices, [])]
    for part in parts {
      var next: [Partial] = []
      for base in result {
        switch part {
        case .text(let text): next.append((base.choices, base.parts.map { $0 + [.text(text)] }))
        case .variable(let property, let fallback):
          guard let options = options(property, fallback, base.choices, depth: depth) else {
            return nil
          }
          for option in options {
            let both = base.parts.flatMap { first in option.parts.map { first + $0 } }
            if let both, both.count > Self.partLimit { return nil }
            next.append((option.choices, both))
          }
        }
      }
      result = Self.distinct(next)
      if result.count > Self.alternativeLimit { return nil }
    }
    return result
  }

  /// The values that count: of those with the same choices the last.
  private static func distinct(_ values: [Partial]) -> [Partial] {
    guard values.count > 1 else { return values }
    var seen = Set<Set<ContextChoice>>()
    return values.reversed().filter { seen.insert(Set($0.choices)).inserted }.reversed()
  }

  /// What a property is as a part of a value.
  private func options(
    _ property: String,
    _ fallback: String?,
    _ choices: [ContextChoice],
    depth: Int
  ) -> [Partial]? {
    func instead(_ choices: [ContextChoice]) -> [Partial]? {
      guard let fallback else { return [(choices, nil)] }
      guard let parts = StyleValue.parts(fallback) else { return nil }
      return joined(parts, choices, depth: depth + 1)
    }
    let found = definitions(of: property, choices).flatMap { alternatives[$0] }
      .compactMap { alternative -> Alternative? in
        StyleAxes.joined(choices, alternative.choices).map {
          Alternative(choices: $0, outcome: alternative.outcome)
        }
      }
    guard let token = set.tree.known(StyleValue.name(property), in: TokenTree.root), !found.isEmpty
    else { return instead(choices) }
    let isTotal = axes.isCovered(choices, by: found.map(\.choices))
    if isTotal, found.allSatisfy(\.isColor) { return [(choices, [.token(token)])] }
    var result: [Partial] = []
    if !isTotal {
      guard let first = instead(choices) else { return nil }
      result = first
    }
    for alternative in found {
      switch alternative.outcome {
      case .color: result.append((alternative.choices, [.token(token)]))
      case .text(let parts): result.append((alternative.choices, parts))
      case .nothing:
        guard let others = instead(alternative.choices) else { return nil }
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
    var tokens = 0
    var sample = ""
    for part in merged {
      switch part {
      case .token:
        tokens += 1
        sample += "{a}"
      case .text(let text):
        // In a theme file, braces would be a reference.
        if text.utf8.contains(0x7B) { return .text(merged) }
        sample += text
      }
    }
    if tokens == 1, sample.trimmed == "{a}" {
      for case .token(let token) in merged { return .color(.alias(token)) }
    }
    guard sample.utf8.count <= Self.byteLimit else { return .nothing }
    guard tokens > 0 else {
      let text = sample.trimmed
      let isColor = (try? ColorExpression.parse(text, allowing: .appearance)) != nil
      return isColor ? .color(.color(YAMLText.scalar(text))) : .text(merged)
    }
    let parsed = try? ColorExpression.parse(sample, allowing: .theme)
    return parsed?.references.count == tokens ? .color(.expression(merged)) : .text(merged)
  }

  /// Parts without texts side by side; what were two words stay two.
  private static func merged(_ parts: [ExpressionPart]) -> [ExpressionPart] {
    var result: [ExpressionPart] = []
    for part in parts {
      guard case .text(let text) = part, case .text(let before) = result.last else {
        result.append(part)
        continue
      }
      let isSplit = isName(before.last) && isName(text.first)
      result[result.count - 1] = .text(before + (isSplit ? " " : "") + text)
    }
    return result
  }

  private static func isName(_ character: Character?) -> Bool {
    guard let character else { return false }
    return character.isLetter || character.isNumber || character == "-" || character == "_"
      || character == "%" || character == "."
  }
}
