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
