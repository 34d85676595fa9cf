/// A collection whose end has not been read yet.
struct OpenCollection {
  /// The record of the collection.
  let index: Int

  /// Whether it is a flow collection.
  let isFlow: Bool

  /// Whether it ends with a bracket instead of the end of its last child.
  let hasBrackets: Bool

  /// Its anchor, if it has one.
  let anchor: String?

  /// The number of alias targets before it was opened.
  let aliasedBefore: Int

  /// The nesting depth below it.
  var height = 0

  /// The number of its children; keys and values count separately.
  var children = 0

  /// The number of its usable children.
  var count = 0

  /// The end of the last child.
  var lastEnd: UInt32
}
