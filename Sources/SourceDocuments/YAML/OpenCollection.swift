/// A collection whose end has not been read yet.
struct OpenCollection {
  /// Its record.
  let index: Int

  /// Whether its end is a bracket, and not just where its last child ends.
  let hasBrackets: Bool

  /// Its anchor, if it has one.
  let anchor: String?

  /// The nodes behind aliases before it was opened.
  let aliasedBefore: Int

  /// The most collections inside one another below it.
  var height = 0

  /// Its children, keys and values counted each.
  var children = 0

  /// Those of its children that are usable.
  var count = 0

  /// Where the last child ends.
  var lastEnd: UInt32
}
