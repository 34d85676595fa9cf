public import DynamicColors
internal import SourceDocuments
import ThreadSupport
public import TraitSystem

extension CatalogEditor {
  /// Adds the colors of another catalog, such as a theme library, and changes different colors.
  ///
  /// - Parameters:
  ///   - colors: The source catalog.
  ///   - traits: Traits of all slots, such as a theme.
  ///   - builder: The builder of slots.
  ///   - name: Returns the qualified name of a color, or nil to omit it.
  /// - Throws: ``CatalogEditError``.
  public mutating func setColors(
    of colors: some ColorCatalog,
    under traits: TraitCollection = TraitCollection(),
    builder: ColorSetBuilder = ColorSetBuilder(),
    named name: (String) -> String?
  ) throws(CatalogEditError) {
    var named: [(name: String, color: DynamicColor)] = []
    for colorName in colors.colorNames {
      guard let name = name(colorName), let color = colors.color(named: colorName) else { continue }
      named.append((name, color))
    }
    let (catalog, author) = (catalog, author)
    let files = ParallelWork.mapParts(named, share: Self.share) { part -> [[UInt8]?] in
      // Threads that share a reference count wait for each other.
      let requests = builder.requests(under: traits)
      let writer = JSONWriter(.xcode)
      return part.map { name, color in
        guard catalog?.asset(named: name, type: .colorSet) == nil else { return nil }
        let slots = builder.slots(for: color, of: requests)
        return ContentsWriter.newColorSet(slots, author: author, writer: writer)
      }
    }
    for ((name, color), bytes) in zip(named, files.joined()) {
      if let bytes {
        try addColor(name, bytes)
      } else {
        try setColor(name, to: builder.slots(for: color, under: traits))
      }
    }
  }

  /// The minimum number of colors in a parallel task.
  private static let share = 2_048
}
