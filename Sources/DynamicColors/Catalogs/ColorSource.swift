public import SourceDiagnostics

/// Where the value of a resolved colour is written.
public struct ColorSource: Hashable, Sendable {
  /// The file's name as it was given to the reader.
  public var file: String

  /// Where the value starts, one-based.
  public var position: SourcePosition

  /// The conditions of the variant that was chosen, as theme files spell them; empty where the
  /// value holds under all traits.
  public var conditions: [String]

  /// Makes a source from its parts.
  public init(file: String, position: SourcePosition, conditions: [String]) {
    self.file = file
    self.position = position
    self.conditions = conditions
  }
}
