extension Diagnostic {
  /// What a finding is about where its place doesn't say: a check that stands in one file can be failed
  /// by what others define.
  ///
  /// ```swift
  /// Diagnostic.Subject(name: "bold, dark", files: ["Themes/bold.yaml", "Themes/standard.yaml"])
  /// ```
  public struct Subject: Hashable, Sendable {
    /// What tells the finding from others at the same place, without anything that was measured.
    public var name: String

    /// The files that the finding is about; who asks for one of them wants to see it.
    public var files: [String]

    /// Creates a subject.
    public init(name: String, files: [String]) {
      self.name = name
      self.files = files
    }
  }
}
