import SourceDiagnostics
import SourceDocuments
import TextSupport

extension TokenResolver {
  mutating func textValue(
    _ value: SourceNode,
    _ definition: TokenDefinition,
    _ number: Int
  ) -> TokenValue {
    let text = value.text
    if value.style == .plain, value.file.path.hasSuffix(".json") {
      report(value, "'\(text)' is no colour", definition)
      return .invalid
    }
    if ColorString.isColor(text) {
      textColors.count += 1
      if textColors.first == nil { textColors.first = value }
      return .color(YAMLText.scalar(text))
    }
    if isLegacy, let parts = ColorString.parts(text),
      let expression = ColorString.expression(parts)
    {
      var result: [ExpressionPart] = []
      for part in expression {
        guard part.isName else {
          result.append(.text(part.text))
          continue
        }
        guard let names = TokenReference.names(part.text[...], isLegacy: true),
          let token = token(names, value, number)
        else { return .invalid }
        otherReferences[number, default: []].append(token)
        result.append(.token(token))
      }
      return .expression(result)
    }
    report(value, "'\(text)' is no colour", definition)
    return .invalid
  }

  /// Colours as objects of red, green and blue, or hue, saturation and lightness.
  static func legacyColor(_ node: SourceNode) -> String? {
    func number(_ key: String) -> Double? { node[key].flatMap { Double($0.text) } }
    let alpha = number("a").map { $0 == 1 ? "" : " / \(NumberText.css($0))" } ?? ""
    if let red = number("r"), let green = number("g"), let blue = number("b") {
      let list = [red, green, blue].map { NumberText.css($0) }.joined(separator: " ")
      return "rgb(\(list)\(alpha))"
    }
    guard let hue = number("h"), let saturation = number("s"), let lightness = number("l") else {
      return nil
    }
    let parts = [saturation, lightness].map { value in
      NumberText.css(value <= 1 ? value * 100 : value) + "%"
    }
    return "hsl(\(NumberText.css(hue)) \(parts.joined(separator: " "))\(alpha))"
  }
}
