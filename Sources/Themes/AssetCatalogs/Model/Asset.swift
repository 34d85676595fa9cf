public import SourceDocuments

/// An immutable asset of a catalog: a color set, an image set, an icon, or another type.
public final class Asset: Sendable {
  /// The name of the folder without the type.
  public let name: String

  /// The name for lookup: the enclosing groups with namespaces and the asset's name, joined by `/`.
  public let qualifiedName: String

  /// The type of the asset.
  public let type: AssetType

  /// The folder in the catalog, with slashes between the names.
  public let folder: String

  /// The slots in the order of the file.
  public let slots: [AssetSlot]

  /// The `Contents.json`, including unknown keys; nil if there is none.
  public let document: SourceDocument?

  /// Whether the asset is a part of another asset, such as a layer, without a separate name.
  public let isPart: Bool

  init(
    name: String,
    qualifiedName: String,
    type: AssetType,
    folder: String,
    slots: [AssetSlot],
    document: SourceDocument?,
    isPart: Bool = false
  ) {
    self.name = name
    self.qualifiedName = qualifiedName
    self.type = type
    self.folder = folder
    self.slots = slots
    self.document = document
    self.isPart = isPart
  }
}

/// A folder of a catalog that contains assets.
public struct AssetGroup: Sendable {
  /// The folder in the catalog; empty for the catalog itself.
  public let folder: String

  /// The prefix of the names of its assets, without the last `/`; empty for none.
  public let namespace: String

  /// Whether the name of the group is a part of the names of its content.
  public let providesNamespace: Bool

  /// The `Contents.json`; nil if there is none.
  public let document: SourceDocument?
}

extension Asset {
  /// Returns the slot of a color set for a request, or nil if there is none.
  ///
  /// Appearance has priority: style and contrast together, style, contrast, any; then the gamut,
  /// then the idiom. Slots for another style, another contrast or another device are never chosen,
  /// and empty slots are skipped. For mixed reality, slots of that idiom are searched first,
  /// regardless of style.
  ///
  /// - Complexity: O(*n*) in the number of slots.
  public func colorSlot(for request: AssetRequest) -> AssetSlot? { slots.colorSlot(for: request) }
}

extension [AssetSlot] {
  /// Returns the slot of a color set for a request, or nil if there is none.
  func colorSlot(for request: AssetRequest) -> AssetSlot? {
    best { slot in
      let conditions = slot.conditions
      guard slot.color != nil, let locale = conditions.localeRank(request),
        let appearance = conditions.appearanceRank(request),
        let gamut = conditions.gamutRank(request), let idiom = conditions.idiomRank(request)
      else { return nil }
      let isFirstPass =
        request.idiom == .vision && conditions.idiom == .vision
        && conditions.appearance.luminosity == nil
      let pass = locale * 2 + (isFirstPass ? 0 : 1)
      return ((pass * 4 + appearance) * 2 + gamut) * 3 + idiom
    }
  }

  /// Returns the slot of the lowest rank, or the first of several.
  fileprivate func best(_ rank: (AssetSlot) -> Int?) -> AssetSlot? {
    var best: (rank: Int, index: Int)?
    for index in indices where !self[index].conditions.isUnknown {
      guard let rank = rank(self[index]) else { continue }
      if let best, best.rank <= rank { continue }
      best = (rank, index)
    }
    return best.map { self[$0.index] }
  }
}

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
