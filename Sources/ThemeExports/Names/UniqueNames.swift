/// The names that a format has for what it names, each once.
struct UniqueNames {
  private let format: ExportFormat
  private var taken: [String: String] = [:]

  init(_ format: ExportFormat) {
    self.format = format
  }

  /// Takes a name for what the themes call `original`.
  ///
  /// - Throws: `ExportError.nameClash` where something else has the name already.
  mutating func take(_ name: String, for original: String) throws(ExportError) {
    if let other = taken[name], other != original {
      throw .nameClash(format: format, name: name, first: other, second: original)
    }
    taken[name] = original
  }
}
