import FileAccess
import SourceDocuments

/// The input of a command, which its output must not replace.
package struct SourcePaths: Sendable {
  private var files: Set<FileIdentity>
  private var folders: Set<FileIdentity>

  /// The folders of templates, in which a new template could become a part of another.
  private var templateFolders: Set<FileIdentity> = []

  /// Creates a set of files, and of folders with their contents.
  package init(files: some Sequence<String>, folders: some Sequence<String> = []) {
    self.files = Set(files.compactMap(FileIdentity.init))
    self.folders = Set(folders.compactMap(FileIdentity.init))
  }

  /// Adds files and folders with their contents; what doesn't exist is left out.
  package mutating func insert(paths: some Sequence<String>) {
    let identities = paths.compactMap(FileIdentity.init)
    files.formUnion(identities)
    folders.formUnion(identities)
  }

  /// Adds templates, and all files of templates in their folders.
  package mutating func insert(templates: some Sequence<String>) {
    for template in templates {
      if let identity = FileIdentity(template) { files.insert(identity) }
      if let folder = FileIdentity(PathParts(template).folder) { templateFolders.insert(folder) }
    }
  }

  /// Whether a path leads to one of the files or into one of the folders, also through links.
  func contains(_ path: String) -> Bool {
    if let identity = FileIdentity(path), files.contains(identity) { return true }
    guard !folders.isEmpty || !templateFolders.isEmpty,
      let written = LocalFiles().writtenPath(of: path)
    else { return false }
    let isTemplate = !templateFolders.isEmpty && written.lowercased().hasSuffix(".mustache")
    guard !folders.isEmpty || isTemplate else { return false }
    return ([written] + PathParts.folders(of: written)).contains { folder in
      guard let identity = FileIdentity(folder.isEmpty ? "/" : folder) else { return false }
      return folders.contains(identity) || (isTemplate && templateFolders.contains(identity))
    }
  }
}
