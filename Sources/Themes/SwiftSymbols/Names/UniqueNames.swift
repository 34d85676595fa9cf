/// The names in use in a format, each for one original name.
package struct UniqueNames {
  private let format: String
  private var taken: [String: String] = [:]

  /// The title of Swift, in messages.
  package static let swiftTitle = "Swift"

  /// An empty set of names in Swift.
  package static var swift: UniqueNames { UniqueNames(in: swiftTitle) }

  /// Creates an empty set of names in a format, by its title.
  package init(in format: String) {
    self.format = format
  }

  /// Reserves a name for the theme or color `original`.
  ///
  /// - Throws: ``NameClash`` if the name is already in use for another one.
  package mutating func take(_ name: String, for original: String) throws(NameClash) {
    if let other = taken[name], other != original {
      throw NameClash(format: format, name: name, first: other, second: original)
    }
    taken[name] = original
  }
}
