/// The names in use in a format, each for one original name.
struct UniqueNames {
  private let format: OutputFormat
  private var taken: [String: String] = [:]

  init(_ format: OutputFormat) {
    self.format = format
  }

  /// Reserves a name for the theme or color `original`.
  ///
  /// - Throws: `ExportError.nameClash` if the name is already in use for another one.
  mutating func take(_ name: String, for original: String) throws(ExportError) {
    if let other = taken[name], other != original {
      throw .nameClash(format: format, name: name, first: other, second: original)
    }
    taken[name] = original
  }
}
