extension ByteReader {
  /// The color of a rendition, and whether a flag allows the system to replace it; nil if the
  /// rendition is damaged or not a color.
  var color: (components: AssetComponents, isSubstituted: Bool)? {
    // The header ends with the length of the data between it and the payload.
    guard has("ISTC"), little(36, bytes: 2) == Self.colorLayout, let skipped = little(168),
      let payload = rest(from: Self.headerLength + skipped), payload.has("RLOC"),
      let bits = payload.little(8), let count = payload.little(12),
      let space = Self.spaces[bits & 0xFF], count == (space.isGray ? 2 : 4)
    else { return nil }
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
    return (components, bits >> 8 & 7 != 0)
  }

  private static let colorLayout = 1009
  private static let headerLength = 184

  private static let spaces: [Int: AssetColorSpace] = [
    1: .srgb, 2: .gray, 3: .displayP3, 4: .extendedSRGB, 5: .extendedLinearSRGB, 6: .extendedGray,
  ]
}
