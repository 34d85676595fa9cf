public import FileAccess
internal import SourceDiagnostics
import SourceDocuments

/// Changes to a catalog, which are written together.
///
/// Only files of changed assets are written; all other files are unchanged, including files that
/// are not part of a catalog.
///
/// ```swift
/// var editor = CatalogEditor(changing: catalog)
/// try editor.setColor("Brand/Accent", to: [AssetSlot(SlotConditions(), .color(red))])
/// try editor.write(to: "Brand.xcassets")
/// ```
public struct CatalogEditor: Sendable {
  /// The catalog as it was read; nil for a new catalog.
  let catalog: AssetCatalog?

  private var update = FolderUpdate()

  /// The author in written files; nil to keep the authors of existing files, with Xcode for new
  /// files.
  let author: String?

  /// The new groups.
  private var newFolders: Set<String> = []

  /// The names of colors by their lowercase folders.
  private var writtenNames: [String: String] = [:]

  /// The folders of groups by their lowercase form.
  private var groupFolders: [String: String] = [:]

  /// Creates an editor of a catalog or a new catalog.
  ///
  /// - Parameters:
  ///   - catalog: The catalog as it was read; nil for a new catalog.
  ///   - author: The author in all written files, which identifies them later; nil to keep the
  ///     authors of existing files, with Xcode for new files.
  public init(changing catalog: AssetCatalog? = nil, author: String? = nil) {
    self.catalog = catalog
    self.author = author
    for asset in catalog?.assets ?? [] where asset.type == .colorSet {
      writtenNames[asset.folder.lowercased()] = asset.qualifiedName
    }
    for group in catalog?.groups ?? [] { groupFolders[group.folder.lowercased()] = group.folder }
  }

  /// Replaces the slots of a color set, or adds the set, with the groups of its name.
  ///
  /// A set that already has the same colors is unchanged. Slots from a file are written as in the
  /// file, other slots as in Xcode.
  ///
  /// - Parameters:
  ///   - name: The qualified name; the parts before the last `/` are groups with namespaces.
  ///   - slots: The slots in any order.
  /// - Throws: ``CatalogEditError``; then nothing is changed.
  public mutating func setColor(
    _ name: String,
    to slots: [AssetSlot]
  ) throws(CatalogEditError) {
    if let catalog, let asset = catalog.asset(named: name, type: .colorSet) {
      guard !catalog.givesSame(asset, as: slots) else { return }
      let bytes = JSONValue.colorSet(slots, in: asset.document, author: author)
        .contents(replacing: asset.document)
      return try write(bytes, to: "\(asset.folder)/\(AssetCatalog.contentsName)")
    }
    let value = JSONValue.colorSet(slots, in: nil, author: author)
    try addColor(NewColorPlace(name, in: catalog), value.contents())
  }

  /// Adds a color set that the catalog doesn't have, with the groups of its name.
  mutating func addColor(_ place: NewColorPlace, _ bytes: [UInt8]) throws(CatalogEditError) {
    if let other = writtenNames[place.key], other != place.name {
      throw .caseClash(name: place.name, other: other)
    }
    for group in place.newGroups {
      if let other = groupFolders[group.lowercased()], other != group {
        throw .caseClash(name: group, other: other)
      }
    }
    for group in place.newGroups { try addGroup(group) }
    try write(bytes, to: place.file)
    writtenNames[place.key] = place.name
  }

  /// Writes the changes atomically: after any interruption, either the old or the new catalog
  /// exists.
  ///
  /// - Parameter path: The folder; it is created if necessary.
  /// - Throws: ``CatalogEditError``; then nothing is changed.
  public func write(to path: String) throws(CatalogEditError) {
    do {
      try LocalFiles().apply(fileUpdate(), to: path)
    } catch {
      throw .file(error)
    }
  }

  /// The changes, with the file of the catalog itself if it is new.
  package func fileUpdate() throws(FileError) -> FolderUpdate {
    guard catalog == nil else { return update }
    var update = update
    let root = JSONValue.catalogGroup(providesNamespace: false, author: author)
    try update.write(root.contents(), to: AssetCatalog.contentsName)
    return update
  }

  // MARK: Folders

  private mutating func addGroup(_ folder: String) throws(CatalogEditError) {
    guard newFolders.insert(folder).inserted else { return }
    groupFolders[folder.lowercased()] = folder
    let group = JSONValue.catalogGroup(providesNamespace: true, author: author)
    try write(group.contents(), to: "\(folder)/\(AssetCatalog.contentsName)")
  }

  private mutating func write(_ bytes: [UInt8], to path: String) throws(CatalogEditError) {
    do {
      try update.write(bytes, to: path)
    } catch {
      throw .file(error)
    }
  }
}

/// An error of changing a catalog.
public enum CatalogEditError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A name that is not a valid folder name, or a group name with a period.
  case invalidName(String)

  /// A name requires a namespace, and the group of that name does not provide one.
  case namespaceTaken(name: String, folder: String)

  /// Two names are equal on case-insensitive disks.
  case caseClash(name: String, other: String)

  /// A file can't be read or written.
  case file(FileError)

  /// The message.
  public var description: String {
    switch self {
    case .invalidName(let name):
      "'\(name)' can't be the name of an asset: each part between slashes must be a valid folder name, without periods in groups"
    case .namespaceTaken(let name, let folder):
      "'\(name)' requires the namespace '\(folder)', but the group of that name has no 'provides-namespace'"
    case .caseClash(let name, let existing):
      "'\(name)' and '\(existing)' differ only in case, which many disks ignore"
    case .file(let error): error.description
    }
  }
}

/// The place of a new color set in a catalog.
struct NewColorPlace: Sendable {
  /// The qualified name of the color.
  let name: String

  /// The folders of the new groups of the name, outermost first.
  let newGroups: [String]

  /// The path of the file in the catalog.
  let file: String

  /// The lowercase folder, which is the same for names that clash on some disks.
  let key: String

  /// Determines the place of a color: in existing groups of the catalog in any folder, and in new
  /// groups in them.
  ///
  /// - Parameters:
  ///   - name: The qualified name.
  ///   - catalog: The catalog as it was read; nil for a new catalog.
  /// - Throws: ``CatalogEditError`` for a name that can't be that of a folder, and for a group
  ///   whose folder is that of a group without a namespace.
  init(_ name: String, in catalog: AssetCatalog?) throws(CatalogEditError) {
    let parts = PathParts.all(of: name)
    let last = "\(parts[parts.count - 1]).colorset"
    guard FileName.isSafe(last), !last.hasPrefix(".") else { throw .invalidName(name) }
    var newGroups: [String] = []
    var (folder, namespace) = ("", "")
    for part in parts.dropLast() {
      guard FileName.isSafe(part), !part.contains(".") else { throw .invalidName(name) }
      namespace += namespace.isEmpty ? part : "/\(part)"
      let known = catalog?.groups.first { $0.providesNamespace && $0.namespace == namespace }
      if let known {
        folder = known.folder
        continue
      }
      folder += folder.isEmpty ? part : "/\(part)"
      guard catalog?.groups.contains(where: { $0.folder == folder }) != true else {
        throw .namespaceTaken(name: name, folder: folder)
      }
      newGroups.append(folder)
    }
    folder += folder.isEmpty ? last : "/\(last)"
    self.name = name
    self.newGroups = newGroups
    file = "\(folder)/\(AssetCatalog.contentsName)"
    key = folder.lowercased()
  }
}
