package import ColorValues

/// The contrast of what is really seen.
package enum SeenContrast {
  /// The least value of a measure of two opaque colours, as `front` is seen on `back`.
  ///
  /// A translucent back shows what is behind it, which isn't known here, so the worst of the grays
  /// from black to white counts.
  package static func worst(
    of front: Color,
    on back: Color,
    by measure: (Color, Color) -> Double = { $0.contrastRatio(to: $1) }
  ) -> Double {
    let grays = (0...16).map { Color(.srgb, Double($0) / 16, Double($0) / 16, Double($0) / 16) }
    let grounds = back.alpha < 1 ? grays.map { back.composited(over: $0) } : [back]
    let values = grounds.map { ground in
      measure(front.alpha < 1 ? front.composited(over: ground) : front, ground)
    }
    return values.min() ?? 0
  }
}
