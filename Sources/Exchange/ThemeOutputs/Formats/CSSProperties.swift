import DynamicColors
import SwiftSymbols
import TextSupport
import ThemeRendering

/// The custom properties for the colors of several themes: one for each name.
struct CSSProperties {
  /// The colors whose properties keep dots, with these.
  let changedNames: [(color: String, property: String)]

  /// The properties, in the order in which their names first occur.
  let all: [String]

  /// The names of their colors.
  let names: [String]

  /// The text before the value of all declarations, concatenated; it is the same in every theme.
  private var beginnings: [UInt8] = []

  /// The end of each declaration's text.
  private var ends: [Int] = []

  /// The index of the property for each theme and color index, or -1.
  let places: [[Int32]]

  init(_ source: ExportSource, withPalettes: Bool) {
    let first = source.themes.first
    var shared = SharedNames(first?.names(withPalettes: withPalettes) ?? [])
    var places: [[Int32]] = []
    for theme in source.themes {
      var own = [Int32](repeating: -1, count: theme.definitions.count)
      for (position, index) in theme.indices(withPalettes: withPalettes).enumerated() {
        let place = shared.number(of: theme.name(at: index), at: position)
        own[index.position] = Int32(truncatingIfNeeded: place)
      }
      places.append(own)
    }
    names = shared.all
    let properties = CustomPropertyNames(names)
    all = properties.names
    changedNames = properties.changedNames
    self.places = places
    ends.reserveCapacity(all.count)
    for property in all {
      beginnings.append(contentsOf: "  ".utf8)
      beginnings.append(contentsOf: property.utf8)
      beginnings.append(contentsOf: ": ".utf8)
      ends.append(beginnings.count)
    }
  }

  /// The properties with their colors.
  var colors: [(property: String, color: String)] {
    zip(all, names).map { (property: $0, color: $1) }
  }

  /// Returns the property of the color at an index of a theme; nil if it has none.
  func property(ofTheme theme: ThemeIndex, at index: ColorIndex) -> String? {
    place(ofTheme: theme, at: index).map { all[$0] }
  }

  /// Returns the index of that property; nil if the color has none.
  func place(ofTheme theme: ThemeIndex, at index: ColorIndex) -> Int? {
    let place = places[theme.position][index.position]
    return place < 0 ? nil : Int(place)
  }

  /// Returns the indices of the properties that a theme has no color for.
  func missing(ofTheme theme: ThemeIndex) -> [Int] {
    let own = places[theme.position].count { $0 >= 0 }
    guard own < all.count else { return [] }
    let known = Set(places[theme.position])
    return all.indices.filter { !known.contains(Int32(truncatingIfNeeded: $0)) }
  }

  /// Writes the declaration of the property at an index up to its value.
  func writeBeginning(at place: Int, to text: inout UTF8Buffer) {
    text.append(beginnings[(place == 0 ? 0 : ends[place - 1])..<ends[place]])
  }
}
