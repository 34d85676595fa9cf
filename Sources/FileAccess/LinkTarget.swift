internal import CLibrary
internal import SystemPackage

/// The targets of links, also of links that lead to nothing yet.
enum LinkTarget {
  /// The maximum number of links that are followed one after the other, as in Linux.
  private static let limit = 40

  /// The path at which a file is created that is written to `path`, where there is none.
  static func ofMissing(_ path: String) throws(FileError) -> String {
    var place = path
    for _ in 0..<limit {
      let status = try? unsafe Stat(place, followTargetSymlink: false)
      guard status?.type == .symbolicLink else { return place }
      let target = try read(place)
      place = target.hasPrefix("/") ? target : "\(PathParts(place).folder)/\(target)"
    }
    throw .notWritten(path: path, code: ELOOP)
  }

  /// The text of a link.
  private static func read(_ path: String) throws(FileError) -> String {
    var text = [CChar](repeating: 0, count: Int(PATH_MAX))
    let length = unsafe readlink(path, &text, text.count)
    guard length > 0 else { throw FileError(path: path, code: errno) }
    return String(decoding: text.prefix(length).lazy.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}
