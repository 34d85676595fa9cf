import ColorValues

/// Colours that are written as text, as style sheets and older token files have them.
enum ColorString {
  /// Whether a text is a colour without references.
  static func isColor(_ text: String) -> Bool {
    (try? ColorExpression.parse(text, allowing: [])) != nil
  }

  /// Whether a text can only be meant as a colour: hexadecimal, or a function for colours.
  static func looksLikeColor(_ text: String) -> Bool {
    if text.utf8.first == 0x23 { return isColor(text) }
    guard text.utf8.contains(0x28) else { return false }
    return isColor(text)
  }

  /// The parts of a text with references in braces; nil where it has none, or one without end.
  static func parts(_ text: String) -> [(text: String, isName: Bool)]? {
    guard text.utf8.contains(0x7B) else { return nil }
    var parts: [(text: String, isName: Bool)] = []
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

  /// Texts around references as a theme file spells them; nil where that is no colour.
  ///
  /// `rgba({accent}, 0.5)` is no CSS but is widely used: the colour with another opacity.
  static func expression(_ parts: [(text: String, isName: Bool)]) -> [(text: String, isName: Bool)]?
  {
    let sample = parts.map { $0.isName ? "{a}" : $0.text }.joined()
    if (try? ColorExpression.parse(sample, allowing: .theme)) != nil { return parts }
    guard parts.count == 3, parts[1].isName else { return nil }
    let head = parts[0].text.lowercased().filter { $0 != " " }
    guard head == "rgba(" || head == "rgb(" else { return nil }
    let tail = parts[2].text.drop { $0 == " " || $0 == "," || $0 == "/" }
    let changed = [("rgb(from ", false), parts[1], (" r g b / \(tail)", false)]
    let again = changed.map { $0.1 ? "{a}" : $0.0 }.joined()
    guard (try? ColorExpression.parse(again, allowing: .theme)) != nil else { return nil }
    return changed.map { (text: $0.0, isName: $0.1) }
  }
}
