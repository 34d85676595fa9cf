internal import PlatformSupport
internal import SystemPackage

/// The targets of links, also of links that lead to nothing yet.
extension LocalFiles {
  /// The maximum number of links that are followed one after the other, as in Linux.
  static let linkLimit = 40

  /// The path at which a file is created that is written to `path`, where there is none.
  static func missingTarget(of path: String) throws(FileError) -> String {
    var place = path
    for _ in 0..<linkLimit {
      guard let next = try linkTarget(of: place) else { return place }
      place = next
    }
    throw .notWritten(path: path, code: ELOOP)
  }

  /// The path that a link leads to, which may be another link; nil if the path isn't a link.
  static func linkTarget(of place: String) throws(FileError) -> String? {
    guard let target = try linkText(at: place) else { return nil }
    return target.hasPrefix("/") ? target : "\(PathParts(place).folder)/\(target)"
  }

  /// The text of the link at a path; nil if the path isn't a link.
  static func linkText(at path: String) throws(FileError) -> String? {
    let status = try? unsafe Stat(path, followTargetSymlink: false)
    return status?.type == .symbolicLink ? try readLink(path) : nil
  }

  /// The text of a link.
  private static func readLink(_ path: String) throws(FileError) -> String {
    var text = [CChar](repeating: 0, count: Int(PATH_MAX))
    let length = unsafe readlink(path, &text, text.count)
    guard length > 0 else { throw FileError(path: path, code: errno) }
    return String(decoding: text.prefix(length).lazy.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}
