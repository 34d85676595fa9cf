import ColorValues
import DynamicColors
import ElementLayout
import Foundation
import Testing
import TraitHierarchy
import TraitSystem

@testable import ThemeRendering

@Suite struct ViewPictureTests {
  private final class Card: View {
    override func draw(_ rect: Rect) {
      canvas.fill(rect, with: DynamicColor(light: .white, dark: .black), cornerRadius: 4)
      canvas.text("a < b", in: rect, with: DynamicColor(.black), fontSize: 10)
      canvas.text("a text that is wider", in: rect, with: DynamicColor(.black), fontSize: 10)
    }
  }

  private func window(_ style: UserInterfaceStyle = .light) -> Window {
    let scene = WindowScene(systemTraits: TraitCollection(userInterfaceStyle: style))
    let window = Window(windowScene: scene)
    window.frame = Rect(x: 0, y: 0, width: 100, height: 50)
    let card = Card(frame: Rect(x: 10, y: 20, width: 40, height: 10))
    card.alpha = 0.5
    window.addSubview(card)
    scene.updateIfNeeded()
    return window
  }

  @Test(
    "A picture has the elements of views at their places, with their opacity and resolved colors"
  )
  func svg() {
    let text = ViewPicture(of: window(), title: "A & B").svg
    #expect(text.contains("<title>A &amp; B</title>"))
    #expect(text.contains("width=\"100\" height=\"50\""))
    let fill =
      "<rect x=\"10\" y=\"20\" width=\"40\" height=\"10\" rx=\"4\" fill=\"#ffffff\" fill-opacity=\"0.5\"/>"
    #expect(text.contains(fill), "\(text)")
    let attributes = "fill=\"#000000\" fill-opacity=\"0.5\""
    #expect(text.contains("\(attributes)>a &lt; b</text>"))
    #expect(text.contains("\(attributes) clip-path=\"url(#text-1)\">a text that is wider</text>"))
    #expect(ViewPicture(of: window(.dark)).svg.contains("rx=\"4\" fill=\"#000000\""))
  }

  @Test("A picture is written in the format of the file's ending, and another ending is refused")
  func written() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let picture = ViewPicture(of: window())
    let file = folder.appendingPathComponent("a.SVG")
    try picture.write(to: file.path)
    #expect(try String(contentsOf: file, encoding: .utf8) == picture.svg)
    for name in ["a.pdf", "picture"] {
      let path = folder.appendingPathComponent(name).path
      #expect(throws: PictureError.unknownFormat(path: path)) { try picture.write(to: path) }
    }
    let missing = folder.appendingPathComponent("none/a.svg").path
    #expect(throws: PictureError.self) { try picture.write(to: missing) }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["a.SVG"])
  }
}
