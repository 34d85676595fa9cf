public import SourceDocuments

/// One place of an asset: what it is for, and what is in it.
public struct AssetSlot: Sendable {
  /// What is in a slot.
  public enum Content: Hashable, Sendable {
    /// A colour.
    case color(AssetColor)
    /// A file of the asset's folder, by its name.
    case file(String)
    /// Nothing: an empty well, which gives no value.
    case empty
    /// Something that can't be read, which gives no value.
    case unreadable
  }

  /// What the slot is for.
  public var conditions: SlotConditions

  /// What is in it.
  public var content: Content

  /// Where it stands in the asset's `Contents.json`; nil for a slot that comes from elsewhere.
  public var node: SourceNode?

  /// Makes a slot.
  public init(_ conditions: SlotConditions, _ content: Content, node: SourceNode? = nil) {
    self.conditions = conditions
    self.content = content
    self.node = node
  }

  /// The colour, if there is one.
  public var color: AssetColor? {
    if case .color(let color) = content { color } else { nil }
  }

  /// The file's name, if there is one.
  public var file: String? {
    if case .file(let name) = content { name } else { nil }
  }
}
