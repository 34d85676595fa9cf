import ColorValues
import SourceDocuments
import TextSupport

/// Colors as text, as in style sheets and older token files.
extension ColorExpression {
  /// A part of a text: a name in braces, or the text between names.
  typealias Part = (text: String, isName: Bool)

  /// Returns whether a text is a color without references.
  static func isColor(_ text: String) -> Bool {
    (try? parse(text, allowing: [])) != nil
  }

  /// Returns whether a text can only be meant as a color: hexadecimal, or a color function.
  static func looksLikeColor(_ text: String) -> Bool {
    (text.utf8.first == 0x23 || text.utf8.contains(0x28)) && isColor(text)
  }

  /// Splits a text at references in braces; returns nil for one without references, or with a brace
  /// that is not closed.
  static func parts(_ text: String) -> [Part]? {
    guard text.utf8.contains(0x7B) else { return nil }
    var parts: [Part] = []
    var rest = text[...]
    while let start = rest.firstIndex(of: "{") {
      guard let end = rest[start...].firstIndex(of: "}") else { return nil }
      if start > rest.startIndex { parts.append((String(rest[..<start]), false)) }
      parts.append((String(rest[rest.index(after: start)..<end]), true))
      rest = rest[rest.index(after: end)...]
    }
    if !rest.isEmpty { parts.append((String(rest), false)) }
    return parts
  }

  /// Returns the parts of a color in the spelling of theme files; nil for parts that are not a
  /// color.
  ///
  /// `rgba({accent}, 0.5)` is not CSS but widely used: the color with another opacity.
  static func expression(_ parts: [Part]) -> [Part]? {
    if isExpression(parts) { return parts }
    guard parts.count == 3, parts[1].isName,
      ["rgba(", "rgb("].contains(parts[0].text.lowercased().filter { $0 != " " })
    else { return nil }
    let alpha = parts[2].text.drop { " ,/".contains($0) }
    let changed: [Part] = [("rgb(from ", false), parts[1], (" r g b / \(alpha)", false)]
    return isExpression(changed) ? changed : nil
  }

  private static func isExpression(_ parts: [Part]) -> Bool {
    let sample = parts.map { $0.isName ? "{a}" : $0.text }.joined()
    return (try? parse(sample, allowing: .theme)) != nil
  }

  /// Returns a color of an older file, an object of red, green and blue, or of hue, saturation and
  /// lightness, as text.
  static func legacy(_ node: SourceNode) -> String? {
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
