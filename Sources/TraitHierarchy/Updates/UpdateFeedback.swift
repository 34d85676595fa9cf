/// A node that an update could not bring to rest: each time it was updated, something made it wait for
/// another update.
///
/// An example is a method that reads a trait while laying out and sets an override of that trait. Content
/// that contains itself without end is another: it is cut off where it gets too deep or too much.
public struct UpdateFeedback: Hashable, Sendable, CustomStringConvertible {
  /// The name or the type of the node, or the type of the content.
  public let node: String

  /// What is updated over and over: `traits`, `properties`, `constraints`, `layout` or `display`; or
  /// `content`, if content has no end.
  public let step: String

  static let content = "content"

  /// For example `detail: layout was updated 16 times in one update and still isn't at rest`.
  public var description: String {
    if step == Self.content {
      "\(node): content is nested too deep or is too much, as if it contained itself without end"
    } else {
      "\(node): \(step) was updated \(FeedbackCounter.limit) times in one update and still isn't at rest"
    }
  }
}

/// Counts how often nodes are updated, so that an update comes to an end.
struct FeedbackCounter {
  /// How often one node is updated in one step of one update.
  static let limit = 16

  private struct Key: Hashable {
    let node: ObjectIdentifier
    let step: String
  }

  private var counts: [Key: Int] = [:]
  private(set) var feedback: [UpdateFeedback] = []

  /// Counts an update of a node; false if there were too many.
  mutating func mayRun(_ node: TraitNode, _ step: String) -> Bool {
    let key = Key(node: ObjectIdentifier(node), step: step)
    let count = counts[key, default: 0] + 1
    counts[key] = count
    if count <= Self.limit { return true }
    if count == Self.limit + 1 { feedback.append(UpdateFeedback(node: node.label, step: step)) }
    return false
  }
}
