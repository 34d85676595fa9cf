/// What is directly in a folder.
public struct FolderEntry: Hashable, Sendable {
  /// What an entry is.
  public enum Kind: Hashable, Sendable {
    /// A regular file.
    case file
    /// A folder.
    case folder
    /// A symbolic link, whatever it leads to.
    case link
    /// A pipe, a socket or a device.
    case other
  }

  /// The name without the folder.
  public let name: String

  /// What it is; links are not followed.
  public let kind: Kind

  /// Makes an entry.
  public init(name: String, kind: Kind) {
    self.name = name
    self.kind = kind
  }
}
