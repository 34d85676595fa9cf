import ColorValues

/// Which labels the cards of a gallery show.
enum GalleryLabels {
  /// How many there are at most.
  private static let limit = 10

  /// The pairs of a label and what it is on, in the order of the checks: of the colours behind, those
  /// that stand out most from the grounds of all cards, so that every card shows the same.
  static func chosen(from sheets: [PaletteSheet]) -> [SheetContrast] {
    var backs = Set(sheets.flatMap { $0.sides.compactMap(\.groundName) })
    let pairs = sheets.flatMap(\.contrasts).filter { $0.isText && backs.insert($0.back).inserted }
    let colors = sheets.map { sheet in
      Dictionary(sheet.groups.lazy.flatMap(\.colors).map { ($0.name, $0) }) { first, _ in first }
    }
    let values = pairs.map { ($0, distance(of: $0.back, in: sheets, colors)) }
    let least = values.map(\.1).sorted(by: >).prefix(limit).last ?? 0
    return values.filter { $0.1 >= least }.prefix(limit).map(\.0)
  }

  /// How far a colour is from the grounds on average, by CIEDE2000.
  private static func distance(
    of name: String,
    in sheets: [PaletteSheet],
    _ colors: [[String: SheetColor]]
  ) -> Double {
    let distances = zip(sheets, colors).flatMap { sheet, colors -> [Double] in
      zip(sheet.sides, colors[name]?.values ?? []).compactMap { side, value in
        value.map { $0.seen.difference(to: side.ground, by: .ciede2000) }
      }
    }
    return distances.isEmpty ? 0 : distances.reduce(0, +) / Double(distances.count)
  }
}
