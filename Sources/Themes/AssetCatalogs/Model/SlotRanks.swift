// The ranks of slot conditions for a request on each axis: 0 is the best match, and nil means that
// the slot doesn't match.
//
// The order of the axes follows published disassemblies of UIKit and CoreUI, with which public
// reimplementations agree; Apple documents only that the best match is selected.
extension SlotConditions {
  /// Style before contrast: dark and high, dark, high, any.
  func appearanceRank(_ request: AssetRequest) -> Int? {
    var rank = 0
    if let luminosity = appearance.luminosity {
      guard luminosity == request.luminosity else { return nil }
    } else {
      rank += 2
    }
    if appearance.isHighContrast {
      guard request.isHighContrast else { return nil }
    } else {
      rank += 1
    }
    return rank
  }

  /// The gamut of the display, then sRGB.
  func gamutRank(_ request: AssetRequest) -> Int? {
    if gamut == .displayP3 { return request.gamut == .displayP3 ? 0 : nil }
    return request.gamut == .displayP3 ? 1 : 0
  }

  /// The device, with its apps on a Mac first, then all devices.
  func idiomRank(_ request: AssetRequest) -> Int? {
    if let subtype {
      return subtype == request.subtype && idiom == request.idiom ? 0 : nil
    }
    if idiom == nil || idiom == .universal { return 2 }
    return idiom == request.idiom ? 1 : nil
  }

  /// A matching locale before none; without a requested region, the language alone counts.
  func localeRank(_ request: AssetRequest) -> Int? {
    guard let locale else { return 2 }
    guard let wanted = request.locale else { return nil }
    let own = locale.lowercased().split { $0 == "-" || $0 == "_" }
    let requested = wanted.lowercased().split { $0 == "-" || $0 == "_" }
    if own == requested { return 0 }
    return requested.starts(with: own) ? 1 : nil
  }
}
