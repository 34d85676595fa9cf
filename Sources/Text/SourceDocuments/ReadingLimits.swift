/// Limits on the size of a document, so that a malicious file causes an error instead of excessive
/// work.
public struct ReadingLimits: Hashable, Sendable {
  /// The maximum size of a file in bytes: 64 MiB, about 300,000 colors with four variants each.
  public var fileBytes = 64 << 20

  /// The maximum nesting of collections, including through aliases: 128.
  public var depth = 128

  /// The maximum number of nodes of a file: 4,000,000.
  public var nodes = 4_000_000

  /// The maximum number of nodes that all aliases represent: 1,000,000.
  public var aliasedNodes = 1_000_000

  /// The maximum number of diagnostics of a file; a closing note counts the others: 1,000.
  public var diagnostics = 1_000

  /// The default limits.
  public static let standard = ReadingLimits()

  /// Creates the default limits.
  public init() {}
}
