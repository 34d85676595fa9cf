/// The target of an anchor name, with the cost of an alias to it.
struct Anchor {
  /// The record that the name refers to.
  let index: Int

  /// The number of nodes that an alias represents, including the targets of nested aliases.
  var size = 1

  /// The nesting depth of the collections.
  var height = 0

  /// Whether the anchored collection has been read completely.
  var isComplete: Bool
}
