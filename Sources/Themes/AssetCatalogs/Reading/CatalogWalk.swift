import FileAccess
import SourceDiagnostics
import SourceDocuments

/// An asset whose folder was found.
struct FoundAsset: Sendable {
  let name: String
  let qualifiedName: String
  let type: AssetType
  let folder: String
  let isPart: Bool

  /// Whether the folder was listed, with the document that was read for it.
  let isContainer: Bool
  let document: SourceDocument?
}

/// A traversal of the folders of a catalog that finds groups and assets.
///
/// Only folders that can contain further assets are listed, because listing costs as much as
/// reading.
struct CatalogWalk<Files: FileReading> {
  private(set) var found: [FoundAsset] = []
  private(set) var groups: [AssetGroup] = []
  var findings = Findings()

  private var entryCount = 0

  /// The number of entries that were found through links.
  private var linkedCount = 0
  private let files: Files
  private let path: String

  init(_ files: Files, path: String) {
    self.files = files
    self.path = path
  }

  /// A folder to list.
  private struct Folder {
    let folder: String
    /// The prefix of asset names.
    let prefix: String
    let isPart: Bool
    let depth: Int
    /// The real paths of the folder and of the folders of links on the path to it.
    let origins: [String]
  }

  /// The nesting limit of folders.
  private static var deepest: Int { 64 }

  /// The limit of folders and files: no catalog has so many, unlike a whole disk or links that
  /// refer to each other.
  private static var most: Int { 1_000_000 }

  /// The limit of entries behind links, since a few links to each other multiply them.
  private static var mostLinked: Int { 10_000 }

  /// The limit that the walk has exceeded, as the beginning of a message.
  private var excess: String? {
    if entryCount > Self.most { return "the folder contains more than \(Self.most)" }
    if linkedCount > Self.mostLinked {
      return "links of the folder lead to more than \(Self.mostLinked)"
    }
    return nil
  }

  mutating func run() throws(FileError) {
    let entries = try files.entries(in: path)
    let document = files.contents(ofCatalogFolder: path, type: nil, reporting: &findings)
    if let document { check(document) }
    groups.append(
      AssetGroup(folder: "", namespace: "", providesNamespace: false, document: document)
    )
    var open = children(
      of: Folder(folder: "", prefix: "", isPart: false, depth: 0, origins: []),
      among: entries
    )
    while let next = open.popLast() {
      if let excess {
        findings.add(
          .tooManyFiles,
          "\(excess) files and folders, the limit for a catalog",
          at: .start(of: path)
        )
        return
      }
      switch next {
      case .asset(let asset): found.append(asset)
      case .folder(let name, let type, let parent, let origins):
        open += enter(name, as: type, in: parent, origins: origins)
      }
    }
  }

  /// The pending steps; the last is next.
  private enum Step {
    case asset(FoundAsset)
    /// A group or a container that has not been listed.
    case folder(String, type: AssetType?, parent: Folder, origins: [String])
  }

  private mutating func children(of parent: Folder, among entries: [FolderEntry]) -> [Step] {
    entryCount += entries.count
    var steps: [Step] = []
    for entry in entries.reversed() where entry.kind == .folder || entry.kind == .link {
      let folder = parent.folder.isEmpty ? entry.name : "\(parent.folder)/\(entry.name)"
      guard let dot = entry.name.utf8.lastIndex(of: UInt8(ascii: ".")),
        dot != entry.name.startIndex
      else {
        // Hidden folders belong to disks and version control.
        if entry.name.hasPrefix(".") { continue }
        add(entry, at: folder, as: nil, in: parent, to: &steps)
        continue
      }
      let type = AssetType(rawValue: String(entry.name[entry.name.utf8.index(after: dot)...]))
      if type.isContainer {
        add(entry, at: folder, as: type, in: parent, to: &steps)
        continue
      }
      let name = String(entry.name[..<dot])
      if !FileName.isSafe(name) {
        findings.add(
          .unsafeName,
          "\(name: name) refers to a folder and can't be the name of an asset",
          at: .start(of: "\(path)/\(folder)")
        )
        continue
      }
      steps.append(
        .asset(
          FoundAsset(
            name: name,
            qualifiedName: parent.prefix.isEmpty ? name : parent.prefix + name,
            type: type,
            folder: folder,
            isPart: parent.isPart,
            isContainer: false,
            document: nil
          )
        )
      )
    }
    return steps
  }

  private mutating func add(
    _ entry: FolderEntry,
    at folder: String,
    as type: AssetType?,
    in parent: Folder,
    to steps: inout [Step]
  ) {
    var origins = parent.origins
    if entry.kind == .link {
      guard let followed = follow(folder, from: parent) else { return }
      origins = followed
    }
    steps.append(.folder(entry.name, type: type, parent: parent, origins: origins))
  }

  /// Returns the real paths on the path through a link, or nil if it is cyclic or not a folder.
  private mutating func follow(_ folder: String, from parent: Folder) -> [String]? {
    let link = "\(path)/\(folder)"
    let place = parent.folder.isEmpty ? path : "\(path)/\(parent.folder)"
    do {
      let target = try files.canonicalPath(of: link)
      let origins = parent.origins + [try files.canonicalPath(of: place)]
      if origins.contains(where: { $0 == target || $0.hasPrefix(target + "/") }) {
        findings.add(
          .linkLoop,
          "this link refers to \(name: target), which contains the link",
          at: .start(of: link)
        )
        return nil
      }
      _ = try files.entries(in: target)
      return origins
    } catch FileError.notADirectory {
      return nil
    } catch {
      findings.add(.unreadableFile, "\(error)", at: .start(of: link))
      return nil
    }
  }

  /// Returns the assets and folders of a folder; none if it can't be read.
  private mutating func enter(
    _ folderName: String,
    as type: AssetType?,
    in parent: Folder,
    origins: [String]
  ) -> [Step] {
    let folder = parent.folder.isEmpty ? folderName : "\(parent.folder)/\(folderName)"
    let place = "\(path)/\(folder)"
    guard let entries = entries(in: place, depth: parent.depth) else { return [] }
    if !origins.isEmpty { linkedCount += entries.count }
    var document: SourceDocument?
    if entries.contains(where: { $0.name == AssetCatalog.contentsName }) {
      document = files.contents(ofCatalogFolder: place, type: nil, reporting: &findings)
    }
    var reader = ContentsReader()
    let hasNamespace = document.map { reader.providesNamespace($0) } ?? false
    findings.append(contentsOf: reader.findings.diagnostics)
    var name = folderName
    if let type, type.isKnown {
      name = String(name.dropLast(type.rawValue.count + 1))
    }
    let prefix = hasNamespace ? "\(parent.prefix)\(name)/" : parent.prefix
    if let type {
      if !type.isKnown { addUnknownType(type, at: place) }
      found.append(
        FoundAsset(
          name: name,
          qualifiedName: parent.prefix + name,
          type: type,
          folder: folder,
          isPart: parent.isPart,
          isContainer: true,
          document: document
        )
      )
    } else {
      if let document { check(document) }
      groups.append(
        AssetGroup(
          folder: folder,
          namespace: String(prefix.dropLast()),
          providesNamespace: hasNamespace,
          document: document
        )
      )
    }
    return children(
      of: Folder(
        folder: folder,
        prefix: prefix,
        isPart: parent.isPart || type?.exposesChildren == false,
        depth: parent.depth + 1,
        origins: origins
      ),
      among: entries
    )
  }

  /// Returns the entries of a folder; nil if it is nested too deeply or can't be read, which is
  /// reported.
  private mutating func entries(in place: String, depth: Int) -> [FolderEntry]? {
    guard depth < Self.deepest else {
      findings.add(
        .tooManyFiles,
        "folders are nested more than \(Self.deepest) deep here",
        at: .start(of: place)
      )
      return nil
    }
    do {
      return try files.entries(in: place)
    } catch {
      findings.add(.unreadableFile, "\(error)", at: .start(of: place))
      return nil
    }
  }

  private mutating func check(_ document: SourceDocument) {
    var reader = ContentsReader()
    _ = reader.slots(of: document, type: nil)
    findings.append(contentsOf: reader.findings.diagnostics)
  }

  private mutating func addUnknownType(_ type: AssetType, at place: String) {
    let near = Spelling.nearest(to: type.rawValue, among: AssetType.knownNames)
    findings.add(
      .unknownType,
      "\(name: type.rawValue) is not an asset type\(Spelling.question(proposing: near))",
      at: .start(of: place)
    )
  }
}
