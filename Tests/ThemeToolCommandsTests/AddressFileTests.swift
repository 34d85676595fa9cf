import FileAccess
import Foundation
import Testing

@testable import ThemeToolCommands

@Suite("Files that open an address")
struct AddressFileTests {
  @Test("A file that leads to an address is readable by its owner alone, and removed")
  func file() throws {
    let path = try ThemeTool.StudioCommand.addressFile(leadingTo: "http://127.0.0.1:80/0a1b/")
    let folder = PathParts(path).folder
    let html = try String(contentsOfFile: path, encoding: .utf8)
    #expect(html.contains(#"content="0; url=http://127.0.0.1:80/0a1b/""#))
    for (item, permissions) in [(path, 0o600), (folder, 0o700)] {
      let attributes = try FileManager.default.attributesOfItem(atPath: item)
      #expect(attributes[.posixPermissions] as? Int == permissions)
    }
    #expect(try ThemeTool.StudioCommand.addressFile(leadingTo: "http://127.0.0.1:80/") != path)
    ThemeTool.StudioCommand.removeAddressFile(path)
    #expect(!Folder.exists(folder))
  }
}
