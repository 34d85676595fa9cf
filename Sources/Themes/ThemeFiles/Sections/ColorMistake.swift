import ColorValues
import SourceDiagnostics
import TextSupport

/// A value in the notation of another language or format, with the same value in this format.
///
/// ```swift
/// ColorMistake("$brand", among: colors)?.replacement   // "{brand}"
/// ```
struct ColorMistake {
  /// The value in this format.
  let replacement: String

  /// The difference of the replacement, as the end of a message.
  let advice: String

  /// Whether the replacement has exactly the intended meaning.
  let isCertain: Bool

  /// Finds the intended value of a text that is not a color.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - colors: The colors that the text can refer to.
  init?(_ text: String, among colors: ReferableNames) {
    // Values are short, and a file can have many wrong ones.
    guard text.utf8.count <= 256, let form = Form(text, colors) else { return nil }
    guard let parsed = try? ColorExpression.parse(form.text),
      !form.text.contains(where: { "\"\\\n\r".contains($0) })
    else { return nil }
    replacement = form.text
    advice = form.advice
    isCertain =
      form.isExact
      && parsed.references.allSatisfy { $0.kind == .asset || colors.names.contains($0.name) }
  }
}

/// The replacement of a value, before its references are checked.
private struct Form {
  var text: String
  var advice: String
  var isExact = true

  init?(_ text: String, _ colors: ReferableNames) {
    if let inner = Self.unquoted(text) {
      self = .init(inner, advice: "use straight quotes")
      if let other = Form(inner, colors) { self = other }
    } else if let name = Self.name(text, colors) {
      self.init("{\(name)}", advice: "write references in braces")
    } else if let (color, alpha) = Self.translucent(text, colors) {
      self.init("rgb(from \(color) r g b / \(alpha))", advice: "set alpha with a relative color")
    } else if let (color, other, weight) = Self.mixed(text, colors) {
      self.init("color-mix(in oklab, \(color), \(other) \(weight))", advice: "mix with \(other)")
      isExact = false
    } else {
      return nil
    }
  }

  private init(_ text: String, advice: String) {
    self.text = text
    self.advice = advice
  }

  /// The text between typographic quotes.
  private static func unquoted(_ text: String) -> String? {
    guard text.count > 2, let first = text.first, let last = text.last,
      "“”„‟‘’‚«»".contains(first), "“”„‟‘’‚«»".contains(last)
    else { return nil }
    return String(text.dropFirst().dropLast())
  }

  /// The name that a reference without braces means: `brand`, `$brand`, `@brand`, `--brand` or
  /// `var(--brand)`.
  private static func name(_ text: String, _ colors: ReferableNames) -> String? {
    var word = Substring(text)
    if let arguments = arguments(of: text, named: ["var"]), arguments.count == 1 {
      word = Substring(arguments[0])
    }
    let isMarked = ["$", "@", "--"].contains { mark in
      guard word.hasPrefix(mark) else { return false }
      word = word.dropFirst(mark.count)
      return true
    }
    if let name = colors.name(for: String(word)) { return name }
    let isName = word.split(separator: ".", omittingEmptySubsequences: false).allSatisfy {
      !$0.isEmpty && DefinitionName.firstForbidden(in: String($0)) == nil
    }
    return isMarked && isName ? String(word) : nil
  }

  /// The color and the alpha of `{brand} / 50%`, `{brand}80`, `alpha({brand}, 50%)` and such.
  private static func translucent(
    _ text: String,
    _ colors: ReferableNames
  ) -> (color: String, alpha: String)? {
    if let arguments = arguments(of: text, named: ["alpha", "rgba", "rgb", "fade"]) {
      let parts =
        arguments.count == 2
        ? arguments : arguments.count == 1 ? arguments[0].split("/") : []
      guard parts.count == 2, let color = reference(parts[0], colors) else { return nil }
      return amount(parts[1]).map { (color, $0) }
    }
    guard text.first == "{", let end = text.firstIndex(of: "}") else { return nil }
    let color = String(text[...end])
    var rest = String(text[text.index(after: end)...]).trimmed
    if rest.utf8.count == 2, rest.allSatisfy(\.isHexDigit), !text.contains(" "),
      let byte = UInt8(rest, radix: 16)
    {
      return (color, "\(Int((Double(byte) / 255 * 100).rounded()))%")
    }
    guard rest.first == "/" || rest.first == "," || rest.last == "%" else { return nil }
    if rest.first == "/" || rest.first == "," { rest.removeFirst() }
    return amount(rest.trimmed).map { (color, $0) }
  }

  /// The colors of `lighten({brand}, 10%)` and `darken({brand}, 10%)`, with the weight of the
  /// second.
  private static func mixed(
    _ text: String,
    _ colors: ReferableNames
  ) -> (color: String, other: String, weight: String)? {
    for (functions, other) in [(["lighten", "tint"], "white"), (["darken", "shade"], "black")] {
      guard let parts = arguments(of: text, named: functions), parts.count == 2,
        let color = reference(parts[0], colors) ?? parsable(parts[0]),
        let weight = amount(parts[1])
      else { continue }
      return (color, other, Double(weight).map { NumberText.css($0 * 100) + "%" } ?? weight)
    }
    return nil
  }

  /// Returns the arguments of a function with one of some names, split at commas.
  private static func arguments(of text: String, named functions: [String]) -> [String]? {
    guard text.last == ")", let open = text.firstIndex(of: "("),
      functions.contains(text[..<open].lowercased())
    else { return nil }
    return String(text[text.index(after: open)...].dropLast()).split(",")
  }

  /// Returns a reference that an argument is, in braces.
  private static func reference(_ text: String, _ colors: ReferableNames) -> String? {
    if text.first == "{", text.last == "}", parsable(text) != nil { return text }
    return name(text, colors).map { "{\($0)}" }
  }

  private static func parsable(_ text: String) -> String? {
    (try? ColorExpression.parse(text)) == nil ? nil : text
  }

  /// Returns an amount as a percentage, or as a number if it is at most 1.
  private static func amount(_ text: String) -> String? {
    let digits = text.hasSuffix("%") ? text.dropLast() : Substring(text)
    guard digits.allSatisfy({ "0123456789.".contains($0) }), let number = Double(digits) else {
      return nil
    }
    return number > 1 ? "\(digits)%" : text
  }
}

extension String {
  fileprivate var trimmed: String {
    let start = drop { $0 == " " }
    return start.lastIndex { $0 != " " }.map { String(start[...$0]) } ?? ""
  }

  /// The parts between separators, without surrounding spaces.
  fileprivate func split(_ separator: Character) -> [String] {
    split(separator: separator, omittingEmptySubsequences: false).map { String($0).trimmed }
  }
}
