import ColorValues
import SourceDocuments
import ThemeFiles

/// The colors in theme files, and texts for other colors.
extension LanguageServer {
  /// Answers `textDocument/documentColor`: each value of a color, and the literals in it.
  func documentColors(_ parameters: Parameters) throws(ResponseError) -> JSONValue {
    guard let file = try context(parameters), file.index.kind == .theme else { return .array([]) }
    var values = file.values(traitContext)
    var colors: [JSONValue] = []
    func add(_ bytes: Range<Int>, _ color: Color) {
      let range = range(of: bytes, in: file)
      colors.append(JSONValue(members: ["range": range, "color": color.json]))
    }
    for site in file.index.sites {
      let whole = site.valueRange
      if let color = values?.color(of: site) ?? site.constant { add(whole, color) }
      for literal in site.literals where literal.range != whole {
        add(literal.range, literal.color)
      }
    }
    return .array(colors)
  }

  /// Answers `textDocument/colorPresentation`: the texts for a color in place of another.
  func colorPresentations(_ parameters: Parameters) throws(ResponseError) -> JSONValue {
    let range = try parameters.range("range")
    guard let color = parameters["color"].flatMap(Color.init) else {
      throw ResponseError(.invalidParameters, "'color' must be a color")
    }
    guard let file = try context(parameters), file.index.kind == .theme,
      case let bytes = file.text.bytes(of: range, client.encoding),
      let site = file.index.site(at: bytes.lowerBound)
    else { return .array([]) }
    var values = file.values(traitContext)
    let literal = site.literals.first { $0.range == bytes && $0.range != site.valueRange }
    guard let current = literal?.color ?? values?.color(of: site) ?? site.constant else {
      return .array([])
    }
    let place = ColorReplacement(
      site: site,
      range: literal?.range ?? site.valueRange,
      isLiteral: literal != nil || site.isLiteral
    )
    let presentations = place.presentations(of: color, instead: current).compactMap {
      presentation in
      json(of: presentation, in: file)
    }
    return .array(presentations)
  }

  private func json(
    of presentation: ColorReplacement.Presentation,
    in file: FileContext
  ) -> JSONValue? {
    let edits = presentation.edits.map { edit in
      JSONValue(members: ["range": range(of: edit.range, in: file), "newText": edit.text.json])
    }
    guard let first = edits.first else { return nil }
    return JSONValue(
      members: [
        "label": presentation.label.json,
        "textEdit": first,
        "additionalTextEdits": edits.count > 1 ? .array(Array(edits.dropFirst())) : nil,
      ]
    )
  }
}

extension ColorSite {
  /// The value, if it is a color without references.
  var constant: Color? {
    if case .color(let color)? = color?.expression { color } else { nil }
  }

  /// The literals of the value, with their bytes in the file.
  var literals: [(range: Range<Int>, color: Color)] {
    let text = node.text
    let bytes = Array(text.utf8)
    return ColorParts.all(in: text).compactMap { part in
      guard part.kind == .literal,
        let color = try? Color(css: String(decoding: bytes[part.range], as: UTF8.self))
      else { return nil }
      return (range(ofText: part.range), color)
    }
  }
}

extension Color {
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
    return JSONValue(
      members: [
        "red": number(red), "green": number(green), "blue": number(blue), "alpha": number(alpha),
      ]
    )
  }
}
