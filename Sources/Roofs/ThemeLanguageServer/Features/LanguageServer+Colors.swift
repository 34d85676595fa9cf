import ColorValues
import SourceDocuments
import ThemeFiles
import ThemeValidation

/// The colors in theme files, and texts for other colors.
extension LanguageServer {
  /// Answers `textDocument/documentColor`: each value of a color, and the literals in it.
  func documentColors(_ document: LSP.TextDocumentIdentifier) -> [JSONValue] {
    guard let file = context(document), file.index.kind == .theme else { return [] }
    var values = file.values(traitContext)
    var colors: [JSONValue] = []
    func add(_ bytes: Range<Int>, _ color: Color) {
      colors.append(JSONValue(members: ["range": range(of: bytes, in: file), "color": color]))
    }
    for site in file.index.sites {
      let whole = site.valueRange
      if let color = values?.color(of: site) ?? site.constant { add(whole, color) }
      for literal in site.literals where literal.range != whole {
        add(literal.range, literal.color)
      }
    }
    return colors
  }

  /// Answers `textDocument/colorPresentation`: the texts for a color in place of another.
  func colorPresentations(_ parameters: Parameters) throws(ResponseError) -> [JSONValue] {
    let request = try LSP.TextDocumentRangeParams(parameters)
    guard let color = parameters["color"].flatMap(Color.init) else {
      throw .invalid("'color' must be a color")
    }
    guard let file = context(request.textDocument), file.index.kind == .theme,
      case let bytes = file.text.bytes(of: request.range, client.encoding),
      let site = file.index.site(at: bytes.lowerBound)
    else { return [] }
    var values = file.values(traitContext)
    let literal = site.literals.first { $0.range == bytes && $0.range != site.valueRange }
    guard let current = literal?.color ?? values?.color(of: site) ?? site.constant else {
      return []
    }
    let replacement = ColorReplacement(of: site.node, literal: literal?.range)
    return replacement.presentations(of: color, instead: current).compactMap { presentation in
      let edits = self.edits(presentation.edits, in: file.text)
      guard let first = edits.first else { return nil }
      let others = Array(edits.dropFirst())
      return JSONValue(members: [
        "label": presentation.label, "textEdit": first,
        "additionalTextEdits": others.isEmpty ? nil : others,
      ])
    }
  }
}

extension ValueSite {
  /// The value, if it is a color without references.
  var constant: Color? {
    if case .color(let color)? = color?.expression { color } else { nil }
  }

  /// The literals of the value, with their bytes in the file.
  var literals: [(range: Range<Int>, color: Color)] {
    let text = node.text
    let bytes = Array(text.utf8)
    return ColorReplacement.Part.all(in: text).compactMap { part in
      guard part.isLiteral,
        let color = try? Color(css: String(decoding: bytes[part.range], as: UTF8.self))
      else { return nil }
      return (range(ofText: part.range), color)
    }
  }
}

extension Color: JSONConvertible {
  /// Reads a color of the protocol, with components from 0 to 1 that are clamped.
  init?(_ value: JSONValue) {
    func component(_ name: String) -> Double? {
      guard case .number(let text)? = value[name], let number = Double(text), !number.isNaN else {
        return nil
      }
      return min(max(number, 0), 1)
    }
    guard let red = component("red"), let green = component("green"),
      let blue = component("blue"), let alpha = component("alpha")
    else { return nil }
    self.init(.srgb, red, green, blue, alpha: alpha)
  }

  /// The color as the protocol writes it, mapped into sRGB.
  var json: JSONValue {
    let (red, green, blue, alpha) = rgba8
    func number(_ byte: UInt8) -> JSONValue { .number("\(Double(byte) / 255)") }
    return JSONValue(members: [
      "red": number(red), "green": number(green), "blue": number(blue), "alpha": number(alpha),
    ])
  }
}
