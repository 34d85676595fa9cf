import DynamicColors
import SourceDocuments

/// The axes of collections of variables, whose modes are their contexts.
///
/// Collections with the same modes have one axis. The contexts are themes unless they are styles or
/// contrasts.
struct FigmaAxes {
  private(set) var list: [ImportAxis] = []

  /// The number of the axis of extended collections, if there are any.
  private var brands: Int?

  /// Returns the context of an extension, on an axis whose first context is that without extension.
  mutating func brand(
    _ name: String,
    extending collection: String,
    at place: SourceNode
  ) -> AxisChoice {
    let number = brands ?? list.count
    if brands == nil {
      var axis = ImportAxis(name: "theme", contexts: [collection], excerpt: place.excerpt)
      axis.isThemes = !list.contains(where: \.isThemes)
      list.append(axis)
      brands = number
    }
    let known = list[number].contexts.dropFirst().firstIndex(of: name)
    if known == nil { list[number].contexts.append(name) }
    return AxisChoice(axis: number, value: known ?? list[number].contexts.count - 1)
  }

  /// Returns the number of the axis with some contexts, which is added if there is none.
  ///
  /// - Parameters:
  ///   - contexts: The names of the modes.
  ///   - name: The name of a new axis; nil for a number.
  ///   - standard: The number of the default mode; nil for the first.
  ///   - place: The place of the axis, for messages.
  /// - Returns: The number.
  mutating func axis(
    of contexts: [String],
    named name: String? = nil,
    standard: Int? = nil,
    at place: SourceNode
  ) -> Int {
    if let known = list.firstIndex(where: { $0.contexts == contexts }) { return known }
    let name = name ?? (list.isEmpty ? "mode" : "mode-\(list.count + 1)")
    var axis = ImportAxis(name: name, contexts: contexts, excerpt: place.excerpt)
    axis.defaultContext = standard ?? 0
    axis.isThemes = !AxisMeanings.isAppearance(axis) && !list.contains(where: \.isThemes)
    list.append(axis)
    return list.count - 1
  }
}
