public import SourceDocuments

/// A slot of an asset: its conditions and its content.
public struct AssetSlot: Sendable {
  /// The content of a slot.
  public enum Content: Hashable, Sendable {
    /// A color.
    case color(AssetColor)
    /// The name of a file in the folder of the asset.
    case file(String)
    /// An empty slot, which has no value.
    case empty
    /// Unreadable content, which has no value.
    case unreadable
  }

  /// The conditions of the slot.
  public var conditions: SlotConditions

  /// The content.
  public var content: Content

  /// The node in the asset's `Contents.json`; nil for a slot from another source.
  public var node: SourceNode?

  /// Creates a slot.
  public init(_ conditions: SlotConditions, _ content: Content, node: SourceNode? = nil) {
    self.conditions = conditions
    self.content = content
    self.node = node
  }

  /// The color, or nil.
  public var color: AssetColor? {
    if case .color(let color) = content { color } else { nil }
  }

  /// The name of the file, or nil.
  public var file: String? {
    if case .file(let name) = content { name } else { nil }
  }
}
