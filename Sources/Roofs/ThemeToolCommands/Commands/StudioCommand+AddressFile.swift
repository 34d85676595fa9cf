import FileAccess
import PlatformSupport
import SystemPackage

extension ThemeTool.StudioCommand {
  /// Writes a page into a temporary folder that leads the browser of this user to an address, which
  /// other users could read among the arguments of a program.
  ///
  /// - Parameter address: The address, in characters that HTML doesn't escape.
  /// - Returns: The path of the page, which only this user can read.
  /// - Throws: `Errno`, in which case nothing is left.
  static func addressFile(leadingTo address: String) throws -> String {
    var template = Array("\(Folder.temporary)/themetool-XXXXXX".utf8CString)
    guard unsafe mkdtemp(&template) != nil else { throw Errno(rawValue: errno) }
    let folder = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    let path = "\(folder)/studio.html"
    let html = """
      <!DOCTYPE html>
      <meta charset="utf-8">
      <meta http-equiv="refresh" content="0; url=\(address)">
      <title>themetool studio</title>
      <a href="\(address)">themetool studio</a>

      """
    do {
      let file = try unsafe FileDescriptor.open(
        path,
        .writeOnly,
        options: [.create, .exclusiveCreate, .closeOnExec],
        permissions: .ownerReadWrite
      )
      _ = try file.closeAfter { try file.writeAll(html.utf8) }
      return path
    } catch {
      removeAddressFile(path)
      throw error
    }
  }

  /// Removes the page and its folder.
  static func removeAddressFile(_ path: String) {
    _ = unsafe unlink(path)
    Folder.removeEmpty(PathParts(path).folder)
  }
}
