/// The color of a rendition.
struct CompiledColor {
  let components: AssetComponents

  /// Whether a flag allows the system to replace the color.
  let isSubstituted: Bool

  /// Reads a rendition, or returns nil if it is damaged or not a color.
  init?(_ rendition: ByteReader) {
    // The header ends with the length of the data between it and the payload.
    guard rendition.has("ISTC"), rendition.little(36, bytes: 2) == Self.layout,
      let skipped = rendition.little(168),
      let payload = rendition.rest(from: Self.headerLength + skipped), payload.has("RLOC"),
      let bits = payload.little(8), let count = payload.little(12)
    else { return nil }
    isSubstituted = bits >> 8 & 7 != 0
    guard let space = Self.spaces[bits & 0xFF] else { return nil }
    let expected = space.isGray ? 2 : 4
    guard count == expected else { return nil }
    var values: [Double] = []
    for index in 0..<count {
      guard let value = payload.double(16 + index * 8), value.isFinite else { return nil }
      values.append(value)
    }
    var components =
      space.isGray
      ? AssetComponents(white: values[0], alpha: values[1], isExtended: space == .extendedGray)
      : AssetComponents(space, values[0], values[1], values[2], alpha: values[3])
    if components.isOf8Bits { components.encoding = .hexadecimal }
    self.components = components
  }

  private static let layout = 1009
  private static let headerLength = 184

  private static let spaces: [Int: AssetColorSpace] = [
    1: .srgb, 2: .gray, 3: .displayP3, 4: .extendedSRGB, 5: .extendedLinearSRGB, 6: .extendedGray,
  ]
}
