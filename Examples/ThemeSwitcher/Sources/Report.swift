#if canImport(UIKitNames)
import TraitHierarchy
import UIKit

/// The drawn colors as text.
enum Report {
  /// Prints a line for each color of a controller's view: theme, style, kind, color, and the texts.
  static func printColors(of controller: UIViewController) {
    let traits = controller.traitCollection
    let style = traits.userInterfaceStyle == .dark ? "dark" : "light"
    var texts: [String: [String]] = [:]
    var fills: Set<String> = []
    for item in DisplayList(of: controller.view).items {
      for command in item.commands {
        switch command {
        case .fill(_, let color) where color.alpha > 0: fills.insert(color.hex)
        case .text(let line, let color): texts[color.hex, default: []].append(line.text)
        case .fill, .stroke: break
        }
      }
    }
    for hex in fills.sorted() { print("  \(traits.theme.rawValue) \(style) fill \(hex)") }
    for (hex, texts) in texts.sorted(by: { $0.key < $1.key }) {
      print("  \(traits.theme.rawValue) \(style) text \(hex) \(texts.joined(separator: ", "))")
    }
  }
}
#endif
