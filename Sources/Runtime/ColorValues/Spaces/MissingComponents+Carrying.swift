/// The role of a component across spaces; components with the same role are "analogous".
private enum ComponentRole: Equatable {
  case red, green, blue
  case lightness, colorfulness, hue
  case greenRed, blueYellow
  /// Whiteness, blackness and value, which have no counterpart in other spaces.
  case own
}

extension ColorSpace {
  fileprivate var roles: (ComponentRole, ComponentRole, ComponentRole) {
    switch self {
    case .srgb, .srgbLinear, .displayP3, .displayP3Linear, .a98RGB, .prophotoRGB, .rec2020,
      .xyzD65, .xyzD50:
      (.red, .green, .blue)
    case .lab, .oklab: (.lightness, .greenRed, .blueYellow)
    case .lch, .oklch: (.lightness, .colorfulness, .hue)
    case .hsl: (.hue, .colorfulness, .lightness)
    case .hwb: (.hue, .own, .own)
    case .hsv: (.hue, .colorfulness, .own)
    }
  }
}

extension MissingComponents {
  /// Returns the components of the target space that are missing because their counterparts are.
  ///
  /// Sets of components are carried as well: if all components without a counterpart in the target
  /// are missing (such as both axes of Lab in a conversion to LCH), all components of the target
  /// without a counterpart in the source are missing (css-color-4, "Carrying forward missing
  /// components").
  func carried(from source: ColorSpace, to target: ColorSpace) -> MissingComponents {
    var result = intersection(.alpha)
    let from = [source.roles.0, source.roles.1, source.roles.2]
    let to = [target.roles.0, target.roles.1, target.roles.2]
    var wholeRestIsMissing = true
    var rest: MissingComponents = [.first, .second, .third]
    for (index, role) in from.enumerated() {
      let isMissing = contains(.component(index))
      if role != .own, let counterpart = to.firstIndex(of: role) {
        rest.remove(.component(counterpart))
        if isMissing { result.insert(.component(counterpart)) }
      } else if !isMissing {
        wholeRestIsMissing = false
      }
    }
    if wholeRestIsMissing { result.formUnion(rest) }
    return result
  }
}
