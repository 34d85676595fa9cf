import ColorValues

extension Color {
  /// The colour in a space that design tools and browsers know: HSV becomes sRGB, and Display P3
  /// in linear light becomes Display P3.
  var forExchange: Color {
    switch space {
    case .hsv: converted(to: .srgb)
    case .displayP3Linear: converted(to: .displayP3)
    default: self
    }
  }

  /// The sRGB bytes as `#rrggbb`, without alpha.
  var opaqueHex: String { String(hex.prefix(7)) }
}
