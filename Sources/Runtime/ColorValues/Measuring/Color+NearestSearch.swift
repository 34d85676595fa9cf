extension Color {
  /// Returns a color of whole bytes, with the alpha of this color, that passes a test and differs
  /// little from this color by CIEDE2000, or `nil` if none is found.
  ///
  /// The search starts at this color, moves along lightness, chroma, hue and the directions between
  /// them, and then returns from the nearest color that passed, byte by byte. It samples all of
  /// sRGB only if no color passed. A gray remains gray; all grays are tested.
  ///
  /// - Complexity: At most 256 tests for a gray. Otherwise at most 2,602 outward, 729 more if none
  ///   passed, and 26 for each step back and each of its five lengths; colors that differ more than
  ///   the best color so far are not tested.
  package func nearest(where passes: (Color) -> Bool) -> Color? {
    if isGray { return Color.grays.map { $0.withAlpha(alpha) }.filter(passes).nearest(to: lab) }
    var search = NearestSearch(target: self)
    search.goOut(passes)
    if search.best == nil { search.lookEverywhere(passes) }
    search.comeBack(passes)
    return search.best
  }

  /// All grays of whole bytes, from black to white.
  static var grays: [Color] {
    (0...255).map { Color(exactHexNumber: UInt32($0) * 0x0101_0100 | 0xFF) }
  }

  /// Whether the color has no hue.
  var isGray: Bool { chroma < 1e-4 }

  /// Whether the hue is not visible.
  var isNeutral: Bool { chroma < 0.005 }

  /// The chroma of OKLCh.
  private var chroma: Double {
    let lab = vector(in: .oklab)
    return (lab.y * lab.y + lab.z * lab.z).squareRoot()
  }

  private var lab: Vector3 { vector(in: .lab) }

  /// The color rounded to bytes.
  var rgba8Color: Color {
    let (red, green, blue, alpha) = rgba8
    let value =
      UInt32(red) << 24 | UInt32(green) << 16 | UInt32(blue) << 8 | UInt32(alpha)
    return Color(exactHexNumber: value)
  }
}

extension [Color] {
  /// Returns the color that differs least from a color in Lab, by CIEDE2000.
  func nearest(to target: Vector3) -> Color? {
    let differences = map { Vector3.ciede2000(target, $0.vector(in: .lab)) }
    return indices.min { differences[$0] < differences[$1] }.map { self[$0] }
  }
}

/// The best color of a search so far.
private struct NearestSearch {
  private let target: Vector3
  private let alpha: Double
  private let isNeutral: Bool
  private(set) var best: Color?
  private var difference = Double.infinity

  init(target color: Color) {
    target = color.vector(in: .lab)
    alpha = color.alpha
    isNeutral = color.isNeutral
  }

  /// All combinations of one step back, no step or one step forward along each of three axes.
  private static let moves: [Vector3] = {
    let steps = [-1.0, 0, 1]
    return steps.flatMap { x in
      steps.flatMap { y in steps.map { Vector3(x, y, $0) } }
    }.filter { $0 != .zero }
  }()

  private mutating func consider(_ rgb: Vector3, _ passes: (Color) -> Bool) -> Bool {
    let bytes = (rgb * 255).rounded(.toNearestOrAwayFromZero).mapComponents {
      $0.clamped(to: 0...255)
    }
    let color = Color(.srgb, bytes / 255, alpha: alpha, isLegacyNotation: true)
    let difference = Vector3.ciede2000(target, color.vector(in: .lab))
    guard difference < self.difference, !isNeutral || color.isNeutral, passes(color) else {
      return false
    }
    best = color
    self.difference = difference
    return true
  }

  /// Tries colors in straight lines away from the target, in steps of one unit of lightness or
  /// chroma.
  mutating func goOut(_ passes: (Color) -> Bool) {
    let chroma = (target.y * target.y + target.z * target.z).squareRoot()
    let (cosine, sine) =
      chroma > 0 ? (target.y / chroma, target.z / chroma) : (1, 0)
    for move in Self.moves {
      let length = (move * move).sum().squareRoot()
      let way =
        Vector3(
          move.x,
          move.y * cosine - move.z * sine,
          move.y * sine + move.z * cosine
        ) / length
      for step in 1...100 {
        let lab = target + way * Double(step)
        guard (-1...101).contains(lab.x) else { break }
        let rgb = Color(.lab, lab, alpha: 1, isLegacyNotation: false).vector(in: .srgb)
        if consider(rgb, passes) { break }
      }
    }
    _ = consider(.zero, passes)
    _ = consider(Vector3(repeating: 1), passes)
  }

  /// Tries colors that are distributed evenly.
  mutating func lookEverywhere(_ passes: (Color) -> Bool) {
    let levels = (0...8).map { Double($0) / 8 }
    for red in levels {
      for green in levels {
        for blue in levels { _ = consider(Vector3(red, green, blue), passes) }
      }
    }
  }

  /// Moves the best color toward the target while it passes.
  mutating func comeBack(_ passes: (Color) -> Bool) {
    for step in [16.0, 8, 4, 2, 1] {
      var isBetter = best != nil
      while isBetter {
        isBetter = false
        guard let rgb = best?.vector(in: .srgb) else { return }
        for move in Self.moves where consider(rgb + move * (step / 255), passes) {
          isBetter = true
          break
        }
      }
    }
  }
}
