import ColorValues
import ElementLayout
import FileAccess
public import TraitHierarchy

/// A picture of a view and its descendants, as they drew in the last update.
///
/// ```swift
/// window.updateIfNeeded()
/// try ViewPicture(of: window).write(to: "screen.png")
/// ```
///
/// Text has the first of a list of common fonts that is installed where the picture is shown.
public struct ViewPicture: Sendable {
  private let list: DisplayList
  private let title: String

  /// Creates a picture.
  ///
  /// - Parameters:
  ///   - view: The view; of a window, the views presented over it are drawn as well.
  ///   - title: The title for screen readers.
  public init(of view: View, title: String = "Views") {
    list = DisplayList(of: view)
    self.title = title
  }

  /// The picture as an SVG file, with one unit for each point.
  ///
  /// - Complexity: O(*n*) in the number of drawn elements.
  public var svg: String {
    var canvas = SVGCanvas()
    var clipCount = 0
    for item in list.items {
      for command in item.commands {
        switch command {
        case .fill(let shape, let color):
          let frame = shape.rect.offset(by: item.frame)
          canvas.fill(frame, color, opacity: item.alpha, radius: shape.cornerRadius)
        case .stroke(let shape, let color, let width):
          canvas.stroke(
            shape.rect.offset(by: item.frame),
            color,
            opacity: item.alpha,
            width: width,
            radius: shape.cornerRadius
          )
        case .text(let line, let color):
          let frame = line.rect.offset(by: item.frame)
          let size = TextLine.estimatedSize(of: line.text, fontSize: line.fontSize)
          // The font is unknown, so only a text that is known not to fit is clipped.
          var clip: String?
          if size.width > frame.width + 0.5 {
            clipCount += 1
            clip = "text-\(clipCount)"
            canvas.clip(id: "text-\(clipCount)", frame)
          }
          canvas.text(
            line.text,
            x: frame.x,
            // The baseline of common fonts is about a third of the size below the middle.
            y: frame.y + frame.height / 2 + line.fontSize * 0.35,
            font: SVGFont(size: line.fontSize),
            color: color.withAlpha(color.alpha * item.alpha),
            clip: clip
          )
        }
      }
    }
    return canvas.document(
      width: list.size.width,
      height: list.size.height,
      title: title,
      description: "Views in the colors that they draw with"
    )
  }

  /// Returns the picture as a PNG file, with two pixels for each point unless it would be too
  /// large.
  ///
  /// - Throws: ``PictureError``: one of the programs `rsvg-convert`, `resvg`, `inkscape` and
  ///   `magick` must be installed.
  public func png() throws(PictureError) -> [UInt8] {
    try Rasterizer.png(of: svg).bytes
  }

  /// Writes the picture to a file, as SVG or PNG by the ending of its name; a file at `path` is
  /// replaced.
  ///
  /// - Throws: ``PictureError``; then no file is changed.
  public func write(to path: String) throws(PictureError) {
    let name = path.lowercased()
    guard name.hasSuffix(".svg") || name.hasSuffix(".png") else { throw .unknownFormat(path: path) }
    let bytes = name.hasSuffix(".svg") ? Array(svg.utf8) : try png()
    do {
      try LocalFiles().write(bytes, to: path, isSynchronized: false)
    } catch {
      throw .file(error)
    }
  }
}

extension Rect {
  /// The rectangle in the coordinates in which its origin is the corner of `frame`.
  fileprivate func offset(by frame: Rect) -> Rect {
    Rect(x: x + frame.x, y: y + frame.y, width: width, height: height)
  }
}
