/// A file, folder or link directly in a folder.
public struct FolderEntry: Hashable, Sendable {
  /// The kind of an entry.
  public enum Kind: Hashable, Sendable {
    /// A regular file.
    case file
    /// A folder.
    case folder
    /// A symbolic link, also one that leads to nothing.
    case link
    /// A pipe, a socket or a device.
    case other
  }

  /// The name without the folder.
  public let name: String

  /// The kind; links are not followed.
  public let kind: Kind

  /// Makes an entry.
  public init(name: String, kind: Kind) {
    self.name = name
    self.kind = kind
  }
}
