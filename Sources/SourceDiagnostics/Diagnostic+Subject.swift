extension Diagnostic {
  /// The subject of a diagnostic whose position does not identify it, such as a check in one file
  /// that fails because of definitions in other files.
  ///
  /// ```swift
  /// Diagnostic.Subject(name: "bold, dark", files: ["Themes/bold.yaml", "Themes/standard.yaml"])
  /// ```
  public struct Subject: Hashable, Sendable {
    /// The name that distinguishes the diagnostic from others at the same position, without
    /// measured values.
    public var name: String

    /// The files of the subject; a report of one of these files includes the diagnostic.
    public var files: [String]

    /// Creates a subject.
    public init(name: String, files: [String]) {
      self.name = name
      self.files = files
    }
  }
}
