public import SourceDiagnostics

/// The location of a resolved value.
public struct ValueSource: Hashable, Sendable {
  /// The file name as given to the reader.
  public var file: String

  /// The position at which the value starts, one-based.
  public var position: SourcePosition

  /// The conditions of the chosen variant, as in theme files; empty if the value applies under all
  /// traits.
  public var conditions: [String]

  /// Creates a source from its parts.
  public init(file: String, position: SourcePosition, conditions: [String]) {
    self.file = file
    self.position = position
    self.conditions = conditions
  }
}

/// The name of ``ValueSource`` where the value is a color.
public typealias ColorSource = ValueSource
