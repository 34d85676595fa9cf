/// The outline of the sRGB colors of one luminance: a polygon with its corners on the edges of the
/// cube of linear components.
struct GamutOutline {
  private let luminance: Double

  init(luminance: Double) { self.luminance = luminance }

  /// A point of the outline and its hue in CAM16, in radians.
  private struct Point {
    let linear: Vector3
    let hue: Double

    init(_ linear: Vector3) {
      self.linear = linear
      let responses = HCT.responses(linear)
      hue = polarAngle(
        y: (responses * [1, 1, -2]).sum() / 9,
        x: (responses * [11, -12, 1]).sum() / 11
      )
    }
  }

  private static let halvings = 48

  /// Returns the linear components of the point with a hue in degrees.
  ///
  /// The grays of sRGB differ from the grays of CAM16, so that very close to white and black the
  /// outline lacks some hues; for these the result is a corner, the same as in Material's palettes.
  func point(hue degrees: Double) -> Vector3 {
    let hue = degrees * (Double.pi / 180)
    guard var (left, right) = side(of: hue) else { return Vector3(repeating: luminance) }
    for _ in 0..<GamutOutline.halvings {
      let middle = Point((left.linear + right.linear) / 2)
      if GamutOutline.areInOrder(left.hue, hue, middle.hue) {
        right = middle
      } else {
        left = middle
      }
    }
    return (left.linear + right.linear) / 2
  }

  /// Returns the ends of the side that contains a hue, or `nil` at the ends of the gray axis.
  private func side(of hue: Double) -> (Point, Point)? {
    var ends: (left: Point, right: Point)?
    var isWhole = true
    for corner in corners {
      guard let (left, right) = ends else {
        ends = (corner, corner)
        continue
      }
      guard isWhole || GamutOutline.areInOrder(left.hue, corner.hue, right.hue) else { continue }
      isWhole = false
      ends =
        GamutOutline.areInOrder(left.hue, hue, corner.hue) ? (left, corner) : (corner, right)
    }
    return ends
  }

  /// The corners: for each channel the edges along it, the other two channels being 0 or 1.
  ///
  /// The order determines which corner represents missing hues.
  private var corners: [Point] {
    let weights = HCT.luminanceWeights
    var corners: [Point] = []
    for channel in 0..<3 {
      let (outer, inner) = ((channel + 1) % 3, (channel + 2) % 3)
      for (first, second) in [(0.0, 0.0), (0, 1), (1, 0), (1, 1)] {
        let rest = luminance - first * weights[outer] - second * weights[inner]
        let value = rest / weights[channel]
        guard (0...1).contains(value) else { continue }
        var linear = Vector3.zero
        linear[outer] = first
        linear[inner] = second
        linear[channel] = value
        corners.append(Point(linear))
      }
    }
    return corners
  }

  /// Whether a rotation from the first angle toward larger angles reaches the second before the
  /// third.
  private static func areInOrder(_ first: Double, _ second: Double, _ third: Double) -> Bool {
    (second - first).wrapped(2 * Double.pi) < (third - first).wrapped(2 * Double.pi)
  }
}
