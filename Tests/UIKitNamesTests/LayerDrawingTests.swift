import ColorValues
import Testing
import TraitHierarchy
import UIKitNames

@Suite("Layers of views")
struct LayerDrawingTests {
  @Test("A layer draws its corner radius, and its border if it has a width")
  func border() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    window.backgroundColor = .white
    window.layer.cornerRadius = 3
    window.layer.borderColor = UIColor.red.cgColor
    window.updateIfNeeded()
    let shape = RoundedRect(window.bounds, cornerRadius: 3)
    let fill = DrawingCommand.fill(shape, Color(.srgb, 1, 1, 1))
    #expect(window.drawingCommands == [fill])
    window.layer.borderWidth = 2
    window.updateIfNeeded()
    #expect(
      window.drawingCommands == [fill, .stroke(shape, Color(.srgb, 1, 0, 0), width: 2)]
    )
    window.layer.borderWidth = 0
    window.updateIfNeeded()
    #expect(window.drawingCommands == [fill])
  }
}
