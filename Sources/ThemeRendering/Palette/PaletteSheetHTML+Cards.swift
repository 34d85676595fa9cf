import ColorValues
import TextSupport

extension PaletteSheetHTML {
  /// Adds one color: its swatches side by side, its description, and its values.
  func addCard(_ color: SheetColor, to writer: inout MarkupWriter) {
    let isDeprecated = color.deprecation != nil
    writer.element(
      "li",
      ["class": isDeprecated ? "card old" : "card", "data-find": color.searchText]
    ) { writer in
      writer.element("div", ["class": "swatch", "aria-hidden": "true"]) { writer in
        for (value, side) in zip(color.values, sheet.sides) {
          addHalf(value, side, to: &writer)
        }
      }
      writer.element("div", ["class": "body"]) { writer in
        writer.open("h3")
        // On one line, because a line break would be a space in the name.
        let prefix = MarkupText.escaped(color.prefix)
        writer.append(markup: prefix.isEmpty ? "" : "<span>\(prefix)</span>")
        writer.append(markup: MarkupText.escaped(color.stem))
        writer.close()
        if let note = color.deprecationNote {
          writer.element("p", ["class": "note"], text: "Deprecated: \(note)")
        }
        if let about = color.about { writer.element("p", ["class": "about"], text: about) }
        writer.element("dl", ["class": "values"]) { writer in
          for (value, side) in zip(color.values, sheet.sides) {
            writer.element("div") { writer in
              addValue(value, side, of: color, to: &writer)
            }
          }
        }
      }
    }
  }

  private func addHalf(_ value: SheetValue?, _ side: SheetSide, to writer: inout MarkupWriter) {
    writer.element("div", ["class": "half", "style": side.background.declarations("background")]) {
      writer in
      let fill = value?.color.declarations("background") ?? side.foreground.declarations("color")
      writer.element(
        "span",
        ["class": value == nil ? "fill hole" : "fill", "style": fill],
        text: ""
      )
    }
  }

  private func addValue(
    _ value: SheetValue?,
    _ side: SheetSide,
    of color: SheetColor,
    to writer: inout MarkupWriter
  ) {
    writer.element("dt", text: side.name)
    guard let value else { return writer.element("dd", text: "—") }
    writer.element("dd") { writer in
      addCopy(value.hex, label: value.hex, of: "\(color.name) \(side.name)", to: &writer)
    }
    if let badge = value.badge { addBadge(badge, of: value, to: &writer) }
    guard let css = value.css else { return }
    writer.element("dd", ["class": "css"]) { writer in
      addCopy(value.exactCSS, label: css, of: "\(color.name) \(side.name)", to: &writer)
    }
  }

  private func addCopy(
    _ value: String,
    label: String,
    of name: String,
    to writer: inout MarkupWriter
  ) {
    writer.element(
      "button",
      [
        "type": "button", "class": "copy", "data-copy": value,
        "aria-label": "Copy \(value), \(name)",
      ],
      text: label
    )
  }

  private func addBadge(
    _ badge: ContrastBadge,
    of value: SheetValue,
    to writer: inout MarkupWriter
  ) {
    writer.element("dd", ["class": "badge", "title": badge.words]) { writer in
      let style =
        badge.background.declarations("background") + ";" + value.color.declarations("color")
      writer.element("span", ["class": "aa", "style": style, "aria-hidden": "true"], text: "Aa")
      writer.element("span", text: badge.ratioText)
      writer.element("span", ["class": "level \(badge.level.label)"], text: badge.level.label)
    }
  }
}

extension SheetColor {
  /// The words by which a search finds the color, in lower case.
  fileprivate var searchText: String {
    let texts = values.compactMap(\.self).flatMap { [$0.hex, $0.css ?? ""] }
    let words = [name, about ?? "", deprecation == nil ? "" : "deprecated"] + texts
    return words.filter { !$0.isEmpty }.joined(separator: " ").lowercased()
  }
}
