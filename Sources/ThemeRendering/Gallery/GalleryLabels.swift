import ColorValues

/// Chooses the labels of the cards of a gallery.
enum GalleryLabels {
  /// The most labels of a card.
  private static let limit = 10

  /// Returns the pairs of a label and its background in the order of the checks.
  ///
  /// They are the background colors that differ most from the backgrounds of all cards, so that every card
  /// has the same labels.
  static func chosen(from themes: [GalleryDraft]) -> [SheetContrast] {
    var backs = Set(themes.flatMap { $0.sides.compactMap(\.backgroundName) })
    let pairs = themes.flatMap(\.contrasts).filter {
      $0.isText && backs.insert($0.background).inserted
    }
    let values = pairs.map { ($0, distance(of: $0.background, in: themes)) }
    let least = values.map(\.1).sorted(by: >).prefix(limit).last ?? 0
    return values.filter { $0.1 >= least }.prefix(limit).map(\.0)
  }

  /// Returns the average difference of a color from the backgrounds of the cards, by CIEDE2000.
  private static func distance(of name: String, in themes: [GalleryDraft]) -> Double {
    let distances = themes.flatMap { theme -> [Double] in
      zip(theme.sides, theme.paired[name]?.values ?? []).compactMap { side, value in
        value.map { $0.seen.difference(to: side.background, by: .ciede2000) }
      }
    }
    return distances.isEmpty ? 0 : distances.reduce(0, +) / Double(distances.count)
  }
}
