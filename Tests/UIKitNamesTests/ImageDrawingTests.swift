import Testing
import UIKitNames

@Suite("Images that are drawn")
struct ImageDrawingTests {
  private let area = CGRect(x: 5, y: 5, width: 2, height: 3)

  @Test("A drawn image keeps its fills in the colors for the current traits")
  func colors() {
    for style in [UIUserInterfaceStyle.light, .dark] {
      let traits = UITraitCollection(userInterfaceStyle: style)
      let image = traits.performAsCurrent {
        UIGraphicsImageRenderer(bounds: area).image { context in
          UIColor.systemBackground.setFill()
          context.fill(area)
          context.cgContext.setFillColor(UIColor.red.cgColor)
          context.cgContext.fill(CGRect(x: 6, y: 5, width: 1, height: 1))
        }
      }
      let background: UIColor = UIColor.systemBackground.resolvedColor(with: traits)
      #expect(image.fills.map(\.color) == [background.cgColor, UIColor.red.cgColor])
      #expect(image.fills.map(\.rect.x) == [0, 1])
      #expect(image.size == area.size)
      #expect(image.withTintColor(.blue).fills == image.fills)
      #expect(image.withRenderingMode(.alwaysTemplate) != image)
    }
  }

  @Test("Images are nested, and there is none before the first and after the last")
  func nesting() {
    #expect(UIGraphicsGetCurrentContext() === nil)
    UIColor.red.setFill()
    UIGraphicsEndImageContext()
    UIGraphicsBeginImageContextWithOptions(area.size, false, 0)
    UIGraphicsGetCurrentContext()?.fill(area)
    UIGraphicsBeginImageContext(CGSize(width: 1, height: 1))
    #expect(UIGraphicsGetImageFromCurrentImageContext()?.fills == [])
    UIGraphicsEndImageContext()
    let image = UIGraphicsGetImageFromCurrentImageContext()
    #expect(image?.resizableImage(withCapInsets: .zero, resizingMode: .stretch) == image)
    #expect(image?.fills.map(\.rect) == [area])
    #expect(image != UIImage())
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
  }
}
