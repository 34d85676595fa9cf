import AssetCatalogs
import SourceDiagnostics
import SourceDocuments
import ThemeFiles

/// The folders and files that `validate` looks at.
struct ValidationPaths {
  private let paths: [String]

  init(_ paths: [String]) {
    self.paths = paths
  }

  /// Whether a file, by its path, is among them or in one of the folders.
  func include(_ file: String) -> Bool {
    paths.map(FindingFingerprint.plain).contains { path in
      path == "." || file == path || file.hasPrefix(path.hasSuffix("/") ? path : "\(path)/")
    }
  }

  /// The contrast of the themes in the one folder that they lead to.
  func matrix() throws -> ContrastMatrix {
    let folders = Set(paths.map { Folder.exists($0) ? $0 : Self.folder(of: $0) })
    guard let folder = folders.first, folders.count == 1 else {
      throw Failure.cannot("a matrix is that of one folder of themes")
    }
    return ContrastMatrix(of: try Self.read(folder))
  }

  /// What is wrong in them; a file is read together with its folder, and its own findings are kept.
  func findings() throws -> (diagnostics: [Diagnostic], fileCount: Int) {
    var wanted: [String: Set<String>] = [:]
    var folders: [String] = []
    var catalogs: [String] = []
    for path in paths {
      if CatalogFiles.isCatalog(path) {
        catalogs.append(path)
        continue
      }
      let isFolder = Folder.exists(path)
      let folder = isFolder ? path : Self.folder(of: path)
      if wanted[folder] == nil { folders.append(folder) }
      wanted[folder, default: []].insert(isFolder ? "" : Self.name(of: path))
    }
    var diagnostics: [Diagnostic] = []
    var count = 0
    for folder in folders {
      let names = wanted[folder, default: []]
      let files = try Self.read(folder)
      let known = files.paths.map(Self.name)
      for name in names.sorted() where !name.isEmpty && !known.contains(name) {
        throw Failure.cannot(Self.missing(name, in: folder, known: known))
      }
      let found = LibraryValidator.findings(in: files)
      let isWhole = names.contains("")
      count += isWhole ? known.count : names.count
      diagnostics += found.filter { finding in
        isWhole || names.contains(Self.name(of: finding.excerpt?.file ?? ""))
      }
    }
    for path in catalogs {
      let (catalog, found) = try CatalogFiles.read(path)
      diagnostics += found + catalog.findings(files: path.hasSuffix(".car") ? nil : LocalFiles())
      count +=
        catalog.assets.count { $0.document != nil } + catalog.groups.count { $0.document != nil }
    }
    return (diagnostics, count)
  }

  private static func read(_ folder: String) throws -> ThemeFolder {
    do {
      let files = try ThemeFolder(path: folder)
      guard !files.paths.isEmpty else {
        throw Failure.cannot("'\(folder)' holds no YAML file")
      }
      return files
    } catch let error as FileError {
      throw Failure.cannot(error)
    }
  }

  private static func missing(_ name: String, in folder: String, known: [String]) -> String {
    do {
      _ = try LocalFiles().contents(of: folder == "." ? name : "\(folder)/\(name)")
      return "'\(name)' is no YAML file: its name must end in .yaml or .yml"
    } catch {
      return "\(error)\(Spelling.hint(for: name, among: known))"
    }
  }

  private static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  private static func name(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
  }
}
