import DynamicColors
import ThemeFiles

/// A theme library whose themes and colors are numbered from 0 on, without the gaps that the raw
/// material of palettes leaves in the library's own indices.
struct NumberedLibrary {
  let library: ThemeLibrary
  let themeNames: [String]
  let colorNames: [String]
  /// The library's index of each color.
  let colorIndices: [Int]
  private let numbers: [Int: Int]

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

  /// The number of the color of that name.
  func number(ofColor name: String) -> Int? {
    library.colorIndex(named: name).flatMap { numbers[$0] }
  }
}
