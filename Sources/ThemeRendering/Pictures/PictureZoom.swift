import TextSupport

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
