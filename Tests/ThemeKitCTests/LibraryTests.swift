import ColorValues
import CThemeKit
import DynamicColors
import Foundation
import Testing
import ThemeFiles
import ThemeKitC
import TraitSystem

struct LibraryTests {
  @Test(
    "Colors resolved in C equal those resolved in Swift",
    arguments: ["standard", "pastel", "bold"]
  )
  func colors(theme: String) throws {
    let library = try ThemeLibrary(contentsOf: themes)
    let traits = try library.traits(theme: theme).replacing(
      UserInterfaceStyleTrait.self,
      value: .dark
    )
    var handle: OpaquePointer?
    try #require(tk_library_load(themes, &handle) == TK_OK)
    let passed = traits.makeHandle()
    defer {
      tk_library_free(handle)
      tk_traits_free(passed)
    }
    for (index, name) in library.colorNames.enumerated() {
      #expect(text { tk_library_color_name(handle, index, $0, $1, $2) } == name)
      let color = try #require(library.color(named: name)).resolvedColor(with: traits)
      var found = tk_color()
      #expect(tk_library_resolve(handle, index, passed, &found) == TK_OK)
      #expect(string(found.hex) == color.hex)
      #expect(string(found.space) == color.space.cssName)
      #expect(found.components == color.components)
      #expect(found.alpha == color.alpha)
      let rgb = color.fitted(to: .srgb)
      #expect((found.red, found.green, found.blue) == rgb.components)
    }
  }

  /// The text in an array of characters.
  private func string<Characters>(_ characters: Characters) -> String {
    withUnsafeBytes(of: characters) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
  }

  /// Writes files to a temporary folder and loads it.
  private func load(_ files: [String: String], _ body: (tk_status, OpaquePointer?) -> Void) throws {
    let folder = URL.temporaryDirectory.appending(path: "themekit-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in files { try Data(text.utf8).write(to: folder.appending(path: name)) }
    var library: OpaquePointer?
    let status = tk_library_load(folder.path, &library)
    body(status, library)
    tk_library_free(library)
  }

  @Test("A translucent color outside sRGB with a missing component is returned unchanged")
  func wideColor() throws {
    let file = "theme: only\ncolors:\n  far: color(display-p3 0 1 none / 0.5)\n"
    try load(["only.yaml": file]) { status, library in
      #expect(status == TK_OK)
      var color = tk_color()
      let traits = TraitCollection().makeHandle()
      #expect(tk_library_resolve(library, 0, traits, &color) == TK_OK)
      tk_traits_free(traits)
      #expect(color.components == (0, 1, 0))
      #expect(string(color.space) == "display-p3")
      #expect(color.alpha == 0.5)
      // The example of `Color.fitted(to:by:)`.
      #expect(string(color.hex) == "#00fb2980")
      #expect((color.green * 255).rounded() == 0xfb)
      #expect([color.red, color.green, color.blue].allSatisfy { (0...1).contains($0) })
    }
  }

  @Test("Primitive colors take no index of colors")
  func palette() throws {
    let file = """
      theme: only
      palette: { rose: "#fde8ef", leaf: "#0a0" }
      colors: { a: "{rose}", b: "{leaf}" }
      """
    try load(["only.yaml": file]) { status, library in
      #expect(status == TK_OK)
      var (count, index) = (0, 0)
      #expect(tk_library_color_count(library, &count) == TK_OK)
      #expect(count == 2)
      #expect(tk_library_color_index(library, "b", &index) == TK_OK)
      #expect(index == 1)
      #expect(text { tk_library_color_name(library, 1, $0, $1, $2) } == "b")
      #expect(tk_library_color_index(library, "rose", &index) == TK_UNKNOWN_COLOR)
    }
  }

  @Test("Files with errors are refused with all error messages")
  func errors() throws {
    let file = "theme: only\ncolors:\n  a: nocolor\n  b: \"{missing}\"\n"
    try load(["only.yaml": file]) { status, library in
      #expect(status == TK_LIBRARY_FAILED)
      #expect(library == nil)
      let message = lastMessage
      #expect(message?.contains("only.yaml:3:6: error:") == true)
      #expect(message?.contains("only.yaml:4:") == true)
    }
    try load([:]) { status, _ in
      #expect(status == TK_LIBRARY_FAILED)
      #expect(lastMessage?.contains("holds no theme file") == true)
    }
  }

  @Test("Warnings of a library are returned as text")
  func warnings() throws {
    let file = "theme: only\ncolors: { a: { dark: red } }\n"
    try load(["only.yaml": file]) { status, library in
      #expect(status == TK_OK)
      #expect(text { tk_library_warnings(library, $0, $1, $2) }?.contains("only.yaml:2:") == true)
    }
    try load(["only.yaml": "theme: only\ncolors: { a: red }\n"]) { _, library in
      #expect(text { tk_library_warnings(library, $0, $1, $2) } == "")
    }
  }
}
