/// What a document may cost, so that a hostile file ends in an error rather than in a hang.
public struct ReadingLimits: Hashable, Sendable {
  /// The most bytes of a file: 64 MiB, some 300,000 colours with four variants each.
  public var fileBytes = 64 << 20

  /// The most collections inside one another, also where an alias leads into another: 128.
  public var depth = 128

  /// The most nodes of a file: 4,000,000.
  public var nodes = 4_000_000

  /// The most nodes that aliases may stand for in all: 1,000,000.
  public var aliasedNodes = 1_000_000

  /// The most diagnostics kept for a file; a closing note counts the others: 1,000.
  public var diagnostics = 1_000

  /// The limits of every file that is not read under stated ones.
  public static let standard = ReadingLimits()

  /// Creates the standard limits, to be lowered or raised one by one.
  public init() {}
}
