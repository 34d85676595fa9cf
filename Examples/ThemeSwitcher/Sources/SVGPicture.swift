#if canImport(UIKitNames)
import ColorValues
import TraitHierarchy
import UIKit

/// A picture of a window.
struct SVGPicture {
  private let width: Double
  private let height: Double
  private let content: String

  init(of window: UIWindow) {
    let list = DisplayList(of: window)
    (width, height) = (list.size.width, list.size.height)
    content = list.items.map { item in
      "<g transform='translate(\(item.frame.x) \(item.frame.y))' opacity='\(item.alpha)'>\n"
        + item.commands.map(Self.element).joined() + "</g>\n"
    }.joined()
  }

  /// Pictures of one height in a row.
  init(sideBySide pictures: [SVGPicture], spacing: Double) {
    var left = 0.0
    var content = ""
    for picture in pictures {
      content += "<svg x='\(left)' width='\(picture.width)' height='\(picture.height)'>\n"
      content += picture.content + "</svg>\n"
      left += picture.width + spacing
    }
    (width, height) = (max(0, left - spacing), pictures.first?.height ?? 0)
    self.content = content
  }

  /// Writes an SVG, and a PNG if rsvg-convert is installed.
  func write(to folder: URL, name: String) throws {
    let file = folder.appendingPathComponent("\(name).svg")
    let text = """
      <svg xmlns='http://www.w3.org/2000/svg' width='\(width)' height='\(height)' \
      font-family="'Helvetica Neue', Helvetica, Arial, 'Noto Sans', sans-serif">
      \(content)</svg>

      """
    try Data(text.utf8).write(to: file)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "rsvg-convert", "--output", folder.appendingPathComponent("\(name).png").path, file.path,
    ]
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
  }

  private static func element(_ command: DrawingCommand) -> String {
    switch command {
    case .fill(let shape, let color):
      return "<rect \(attributes(shape)) fill='\(color.hex)'/>\n"
    case .stroke(let shape, let color, let width):
      return "<rect \(attributes(shape)) fill='none' stroke='\(color.hex)' "
        + "stroke-width='\(width)'/>\n"
    case .text(let line, let color):
      let estimate = TextLine.estimatedSize(of: line.text, fontSize: line.fontSize).width
      let isCentered = abs(line.rect.width - estimate) < 0.001
      // The baseline of common fonts is about a third of the size below the middle.
      let baseline = line.rect.midY + line.fontSize * 0.35
      return "<text x='\(isCentered ? line.rect.midX : line.rect.minX)' y='\(baseline)' "
        + "text-anchor='\(isCentered ? "middle" : "start")' font-size='\(line.fontSize)' "
        + "fill='\(color.hex)'>\(escaped(line.text))</text>\n"
    }
  }

  private static func attributes(_ shape: RoundedRect) -> String {
    let rect = shape.rect
    return "x='\(rect.x)' y='\(rect.y)' width='\(rect.width)' height='\(rect.height)' "
      + "rx='\(shape.cornerRadius)'"
  }

  private static func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
  }
}
#endif
