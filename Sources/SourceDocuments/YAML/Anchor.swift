/// What a name after `&` stands for, and what an alias to it costs.
struct Anchor {
  /// The record that the name refers to.
  let index: Int

  /// The nodes that an alias stands for, those behind aliases inside included.
  var size = 1

  /// How many collections lie inside one another there.
  var height = 0

  /// False as long as the anchored collection is being read.
  var isComplete: Bool
}
