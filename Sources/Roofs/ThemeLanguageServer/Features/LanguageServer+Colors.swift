import ColorValues
import SourceDocuments
import ThemeFiles
import ThemeValidation

/// The colors in theme files, and texts for other colors.
extension LanguageServer {
  /// Answers `textDocument/documentColor`: each value of a color, and the literals in it.
  func documentColors(_ document: LSP.TextDocumentIdentifier) -> [LSP.ColorInformation] {
    guard let file = context(document), file.index.kind == .theme else { return [] }
    var values = file.values(traitContext)
    var colors: [LSP.ColorInformation] = []
    func add(_ bytes: Range<Int>, _ color: Color) {
      colors.append(LSP.ColorInformation(range: range(of: bytes, in: file), color: color))
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
  func colorPresentations(_ parameters: LSP.ColorPresentationParams) -> [LSP.ColorPresentation] {
    guard let file = context(parameters.textDocument), file.index.kind == .theme,
      case let bytes = file.text.bytes(of: parameters.range, client.encoding),
      let site = file.index.site(at: bytes.lowerBound)
    else { return [] }
    var values = file.values(traitContext)
    let literal = site.literals.first { $0.range == bytes && $0.range != site.valueRange }
    guard let current = literal?.color ?? values?.color(of: site) ?? site.constant else {
      return []
    }
    let place = ColorReplacement(of: site.node, literal: literal?.range)
    return place.presentations(of: parameters.color, instead: current).compactMap { presentation in
      let edits = self.edits(presentation.edits, in: file.text)
      guard let first = edits.first else { return nil }
      return LSP.ColorPresentation(
        label: presentation.label,
        textEdit: first,
        additionalTextEdits: edits.count > 1 ? Array(edits.dropFirst()) : nil
      )
    }
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

extension Color: JSONObjectConvertible {
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
  var members: Members {
    let (red, green, blue, alpha) = rgba8
    func number(_ byte: UInt8) -> JSONValue { .number("\(Double(byte) / 255)") }
    return [
      "red": number(red), "green": number(green), "blue": number(blue), "alpha": number(alpha),
    ]
  }
}
