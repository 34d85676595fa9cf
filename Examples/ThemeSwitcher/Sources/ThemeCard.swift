import SwiftUI

/// A card with the colors of the theme, in SwiftUI.
struct ThemeCard: View {
  @Environment(\.theme) private var theme

  var body: some View {
    let name = theme.rawValue
    Canvas { context, size in
      let card = CGRect(x: 0, y: 0, width: size.width, height: size.height)
      context.fill(Path(roundedRect: card, cornerRadius: 14), with: .color(.border))
      let inside = card.insetBy(dx: 1, dy: 1)
      context.fill(Path(roundedRect: inside, cornerRadius: 13), with: .color(.surface))
      context.draw(
        Text("SwiftUI: \(name)").font(.system(size: 14)).foregroundStyle(Color.text),
        in: CGRect(x: 16, y: 12, width: size.width - 32, height: 20)
      )
      let colors = [Color.accent, .badge.count, .badge.new, .text, .textSecondary]
      let width = (size.width - 32 - 4 * 8) / 5
      for (position, color) in colors.enumerated() {
        let left = 16 + CGFloat(position) * (width + 8)
        let swatch = CGRect(x: left, y: 42, width: width, height: 22)
        context.fill(Path(roundedRect: swatch, cornerRadius: 7), with: .color(color))
      }
    }
  }
}
