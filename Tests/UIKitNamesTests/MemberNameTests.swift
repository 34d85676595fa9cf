import Testing
import UIKitNames

// Members that classes of apps declare, with types and meanings of their own.

private class Card: UIView {
  var cornerRadius: CGFloat = 12 { didSet { layer.cornerRadius = cornerRadius } }
  var borderWidth: CGFloat = 2
  var borderColor: UIColor? { didSet { layer.borderColor = borderColor?.cgColor } }
  let layout: String
  var canvas: UIView?
  var cutViewCount = 3
  lazy var drawingCommands = ["fill"]
  weak var viewController: UIViewController?
  var layoutTraits: [String] { ["compact"] }

  init(layout: String) {
    self.layout = layout
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { fatalError() }

  func measuredSize(in width: CGFloat) -> CGSize { CGSize(width: width, height: cornerRadius) }
  func setNeedsMeasuring() { cutViewCount += 1 }
}

private class Panel: Card {
  override var cornerRadius: CGFloat { didSet { borderWidth = cornerRadius / 2 } }
  override var canvas: UIView? { didSet { if let canvas { addSubview(canvas) } } }
}

@Suite("Members that UIKit's views don't have")
struct MemberNameTests {
  @Test("A subclass of a view can declare the names")
  func subclass() {
    let panel = Panel(layout: "grid")
    panel.cornerRadius = 6
    panel.borderColor = .red
    panel.canvas = UIView()
    panel.setNeedsMeasuring()
    #expect(panel.borderWidth == 3 && panel.layer.cornerRadius == 6)
    #expect(panel.layer.borderColor == UIColor.red.cgColor)
    #expect(panel.layout == "grid" && panel.subviews.count == 1 && panel.cutViewCount == 4)
    #expect(panel.measuredSize(in: 4) == CGSize(width: 4, height: 6))
    #expect(panel.viewController == nil && panel.drawingCommands == ["fill"])
  }
}
