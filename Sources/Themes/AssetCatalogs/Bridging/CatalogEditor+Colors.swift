public import DynamicColors
import PlatformSupport
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
    typealias NewFile = (place: Result<NewColorPlace, CatalogEditError>, bytes: [UInt8])
    let files = ParallelWork.mapBatches(named, batchSize: Self.batchSize) { part -> [NewFile?] in
      // Threads that share a reference count wait for each other.
      let requests = builder.requests(under: traits)
      var writer = ColorSetWriter(author: author)
      return part.map { name, color in
        guard catalog?.asset(named: name, type: .colorSet) == nil else { return nil }
        let slots = builder.slots(for: color, of: requests)
        let place = Result { () throws(CatalogEditError) in try NewColorPlace(name, in: catalog) }
        return (place, writer.bytes(for: slots))
      }
    }
    for ((name, color), file) in zip(named, files.joined()) {
      if let file {
        try addColor(file.place.get(), file.bytes)
      } else {
        try setColor(name, to: builder.slots(for: color, under: traits))
      }
    }
  }

  /// The minimum number of colors in a parallel task.
  private static let batchSize = 2_048
}
