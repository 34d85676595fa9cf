import ColorValues
import ElementLayout
public import FileAccess
import TextSupport
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

/// An error of drawing or writing a picture.
public enum PictureError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The picture has too many pixels for a PNG with legible text.
  case tooLarge(width: Double, height: Double)

  /// None of the programs that convert SVG to PNG is installed.
  case noProgram([String])

  /// The program that converts SVG to PNG failed; `messages` is the text of its standard error.
  case failed(reason: String, messages: String)

  /// The name of the file ends neither in `.svg` nor in `.png`.
  case unknownFormat(path: String)

  /// The file can't be written.
  case file(FileError)

  /// The reason, with what to do.
  public var description: String {
    switch self {
    case .tooLarge(let width, let height):
      "the picture is \(Self.whole(width)) by \(Self.whole(height)); a PNG of more than "
        + "\(Self.whole(PictureZoom.longestPicture)) on a side has no legible text"
    case .noProgram(let names):
      "a PNG is drawn by \(names.dropLast().joined(separator: ", ")) or \(names.last ?? ""), and none is "
        + "installed; install librsvg (apt-get install librsvg2-bin, brew install librsvg)"
    case .failed(let reason, _): reason
    case .unknownFormat(let path):
      "the format of '\(path)' is unknown; its name must end in .svg or .png"
    case .file(let error): error.description
    }
  }

  private static func whole(_ value: Double) -> String { NumberText.plain(value, .cut(0)) }
}

/// The number of pixels of a PNG for one pixel of an SVG picture: two, or fewer if the PNG would be
/// larger than programs support.
struct PictureZoom {
  /// The most pixels that a side may have: cairo, by which most programs draw, holds no more.
  private static let longestSide = 32_767.0
  private static let preferred = 2.0
  /// Below this value, text is not legible.
  private static let least = 0.5
  /// The longest side of an SVG picture with a legible PNG.
  static let longestPicture = longestSide / least

  private let value: Double

  /// Chooses the zoom for a picture by the size that its root element gives.
  ///
  /// - Throws: ``PictureError/tooLarge(width:height:)`` if even the least zoom is too large.
  init(for svg: String) throws(PictureError) {
    let root = svg.prefix { $0 != ">" }
    let (width, height) = (Self.length("width", in: root), Self.length("height", in: root))
    // Cut to hundredths, so that the text says no more than there is room for.
    let fitting = (Self.longestSide / max(width, height, 1) * 100).rounded(.down) / 100
    guard fitting >= Self.least else {
      throw .tooLarge(width: width, height: height)
    }
    value = min(Self.preferred, fitting)
  }

  /// The pixels for one.
  var factor: String { Self.text(value) }

  /// The same for programs that ask for dots in an inch, which has 96 pixels of a picture.
  var dotsPerInch: String { Self.text((value * 96 * 100).rounded(.down) / 100) }

  private static func length(_ name: String, in root: Substring) -> Double {
    guard let start = root.firstRange(of: " \(name)=\"")?.upperBound else { return 0 }
    let number = Double(root[start...].prefix { $0 != "\"" }) ?? 0
    return number.isFinite ? min(number, 1e12) : 1e12
  }

  private static func text(_ value: Double) -> String {
    NumberText.plain(value, .places(2))
  }
}
