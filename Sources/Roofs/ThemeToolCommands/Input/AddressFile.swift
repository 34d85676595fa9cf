import FileAccess
import PlatformSupport
import SystemPackage

/// A page that leads the browser of this user to an address, which other users could read among the
/// arguments of a program.
struct AddressFile {
  /// The path of the page, which only this user can read.
  let path: String

  private let folder: String

  /// Writes the page into a temporary folder.
  ///
  /// - Parameter address: The address, in characters that HTML doesn't escape.
  /// - Throws: `Errno`, in which case nothing is left.
  init(leadingTo address: String) throws {
    var template = Array("\(Folder.temporary)/themetool-XXXXXX".utf8CString)
    guard unsafe mkdtemp(&template) != nil else { throw Errno(rawValue: errno) }
    folder = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    path = "\(folder)/studio.html"
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
    } catch {
      remove()
      throw error
    }
  }

  /// Removes the page and its folder.
  func remove() {
    _ = unsafe unlink(path)
    Folder.removeEmpty(folder)
  }
}
