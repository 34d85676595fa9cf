import DynamicColors
import ThemeFiles

/// A theme library with consecutive indices of themes and colors, without the gaps that the
/// primitive colors of palettes leave in the library's own indices.
struct NumberedLibrary {
  let library: ThemeLibrary
  let themeNames: [String]
  let colorNames: [String]
  /// The library's own index of each color.
  let colorIndices: [ColorIndex]
  private let numbers: [ColorIndex: Int]

  init(_ library: ThemeLibrary) {
    self.library = library
    themeNames = library.themeNames
    let colors = library.colorNames.compactMap { name in
      library.colorIndex(named: name).map { (name, $0) }
    }
    colorNames = colors.map(\.0)
    colorIndices = colors.map(\.1)
    numbers = Dictionary(zip(colorIndices, 0...)) { first, _ in first }
  }

  /// Returns the index of the color with a name.
  func number(ofColor name: String) -> Int? {
    library.colorIndex(named: name).flatMap { numbers[$0] }
  }
}
