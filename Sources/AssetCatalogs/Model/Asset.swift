public import SourceDocuments

/// One asset of a catalog: a colour set, an image set, an icon, or any other; it never changes.
public final class Asset: Sendable {
  /// The name of the folder without the type.
  public let name: String

  /// The name by which programs ask for the asset: the groups with namespaces around it and its name,
  /// joined by `/`.
  public let qualifiedName: String

  /// What it is.
  public let type: AssetType

  /// The folder in the catalog, with slashes between the names.
  public let folder: String

  /// The slots in the order of the file.
  public let slots: [AssetSlot]

  /// The `Contents.json`, with all that this module has no words for; nil where there is none.
  public let document: SourceDocument?

  /// Whether the asset is a part of another, such as a layer, and has no name of its own.
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

/// A folder of a catalog that holds assets and is none itself.
public struct AssetGroup: Sendable {
  /// The folder in the catalog; empty for the catalog itself.
  public let folder: String

  /// What the names of the assets in it start with, without the last `/`; empty for none.
  public let namespace: String

  /// Whether the group's name is a part of the names of what it holds.
  public let providesNamespace: Bool

  /// The `Contents.json`; nil where there is none.
  public let document: SourceDocument?
}
