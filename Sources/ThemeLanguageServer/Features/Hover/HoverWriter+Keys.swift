import DynamicColors
import SourceDocuments
import ThemeFiles
import ThemeValidation

/// Hovers on checks and on keys of the format.
extension HoverWriter {
  /// Returns the results of the check at an offset.
  func hoverOnCheck(at offset: Int) -> (text: HoverText, range: Range<Int>)? {
    guard file.index.kind == .library, let checks = file.index.document.root[.checks],
      let node = checks.elements.first(where: { $0.range.contains(offset) })
    else { return nil }
    // With lists of colors, one for each pair.
    let own = project.checks.filter { $0.excerpt == node.excerpt }
    guard let check = own.first else { return nil }
    let key = hoverOnKey(at: offset)
    var text = key?.text ?? HoverText(FormatKey.checks.name, kind: "(check)")
    var rows: [[HoverText.Line]] = [
      [[.text("theme")], [.text("lowest")], [.text("where")], [.text("result")]]
    ]
    for theme in project.themes {
      let measured = own.compactMap { LowestMeasurement(of: $0, in: theme) }
      guard let worst = measured.min(by: { $0.value < $1.value }) else {
        rows.append([[.text(theme.name)], [.text("not measured")]])
        continue
      }
      let measure: CheckResult.Measure =
        switch check.measure {
        case .contrast(let contrast): .contrastOnBackground(contrast.method)
        case .distinct: .difference
        }
      let conditions = worst.conditions.map(\.description).joined(separator: " ")
      let isOfPair = check.names.count == 2 && own.count == 1
      let pair = isOfPair ? "" : worst.names.joined(separator: " and ")
      let place = [pair, conditions.isEmpty ? "all traits" : conditions].filter { !$0.isEmpty }
      let passes = worst.value >= check.minimum
      rows.append([
        [.text(theme.name)], [.text(measure.text(of: worst.value, required: check.minimum))],
        [.text(place.joined(separator: ", "))],
        [passes ? .text("passes") : .strong("fails")],
      ])
    }
    text.append(table: rows)
    return (text, key?.range ?? node.range)
  }

  /// Returns the description of the key at an offset.
  func hoverOnKey(at offset: Int) -> (text: HoverText, range: Range<Int>)? {
    guard let part = file.index.key(at: offset), let key = part.key, let known = part.known,
      var text = HoverText(known)
    else { return nil }
    // A slot of a scheme has the color that it names.
    if let occurrence = file.index.occurrence(at: part.node.range.lowerBound),
      occurrence.place == .role(.slotColor), let color = hover(on: occurrence)
    {
      text.append(color)
    }
    return (text, key.range)
  }
}

extension HoverText {
  /// Creates the description of a key; nil for one that has none.
  init?(_ key: FormatKey) {
    guard let documentation = key.documentation else { return nil }
    self.init(key.name, kind: "(key)")
    append([.text(documentation)])
  }
}
