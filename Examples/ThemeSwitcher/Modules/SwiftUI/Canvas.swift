import TraitHierarchy
import UIKitNames

/// A view drawn by a closure.
package struct Canvas: UIKitNames.View {
  private let renderer: (inout GraphicsContext, CGSize) -> Void

  package init(renderer: @escaping (inout GraphicsContext, CGSize) -> Void) {
    self.renderer = renderer
  }

  package var body: some UIKitNames.View {
    Drawing { drawing in
      var context = GraphicsContext(canvas: drawing.canvas)
      renderer(&context, drawing.rect.size)
    }
  }
}

/// The drawing functions of a canvas.
package struct GraphicsContext {
  package struct Shading {
    let color: Color

    package static func color(_ color: Color) -> Shading { Shading(color: color) }
  }

  let canvas: TraitHierarchy.Canvas

  package func fill(_ path: Path, with shading: Shading) {
    canvas.fill(path.rect, with: shading.color.color, cornerRadius: path.cornerRadius)
  }

  package func draw(_ text: Text, in rect: CGRect) {
    canvas.text(text.content, in: rect, with: text.color.color, fontSize: text.font.size)
  }
}

/// A rectangle with rounded corners.
package struct Path {
  let rect: CGRect
  let cornerRadius: CGFloat

  package init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    (self.rect, self.cornerRadius) = (rect, cornerRadius)
  }
}

/// A line of text.
package struct Text {
  let content: String
  private(set) var font = Font.system(size: 17)
  private(set) var color = Color(uiColor: .black)

  package init(_ content: String) { self.content = content }

  package func font(_ font: Font) -> Text {
    var text = self
    text.font = font
    return text
  }

  package func foregroundStyle(_ color: Color) -> Text {
    var text = self
    text.color = color
    return text
  }
}

/// A size of text.
package struct Font {
  let size: CGFloat

  package static func system(size: CGFloat) -> Font { Font(size: size) }
}
