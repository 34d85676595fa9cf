/// A node for which an update didn't converge: each time it was updated, something scheduled
/// another update.
///
/// For example, a method reads a trait during layout and sets an override of that trait. Content
/// that contains itself without end is also reported; it is cut off at a limit of depth or size.
public struct UpdateFeedback: Hashable, Sendable, CustomStringConvertible {
  /// The name or the type of the node, or the type of the content.
  public let node: String

  /// The repeated step: `traits`, `properties`, `constraints`, `appearance`, `layout` or `display`;
  /// or `content` for content that exceeds its limits.
  public let step: String

  static let content = "content"

  /// For example `detail: layout didn't converge after 16 updates`.
  public var description: String {
    if step == Self.content {
      "\(node): content exceeds the limit of depth or size; check whether it contains itself"
    } else {
      "\(node): \(step) didn't converge after \(FeedbackCounter.limit) updates"
    }
  }
}

/// A counter of the updates of each node, which limits the number of updates.
struct FeedbackCounter {
  /// The maximum number of updates of a node in one step of an update.
  static let limit = 16

  private struct Key: Hashable {
    let node: ObjectIdentifier
    let step: String
  }

  private var counts: [Key: Int] = [:]
  private(set) var feedback: [UpdateFeedback] = []

  /// Counts an update of a node; returns false if it exceeds the limit.
  mutating func isWithinLimit(_ node: TraitNode, _ step: String) -> Bool {
    let key = Key(node: ObjectIdentifier(node), step: step)
    let count = counts[key, default: 0] + 1
    counts[key] = count
    if count <= Self.limit { return true }
    if count == Self.limit + 1 { feedback.append(UpdateFeedback(node: node.label, step: step)) }
    return false
  }
}
