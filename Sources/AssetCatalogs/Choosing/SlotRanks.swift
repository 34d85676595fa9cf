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
    let asked = wanted.lowercased().split { $0 == "-" || $0 == "_" }
    if own == asked { return 0 }
    return asked.starts(with: own) ? 1 : nil
  }

  // MARK: Images

  /// Both directions, the width alone, the height alone, neither.
  func sizeClassRank(_ request: AssetRequest) -> Int? {
    if let widthClass, widthClass != request.widthClass { return nil }
    if let heightClass, heightClass != request.heightClass { return nil }
    return switch (widthClass, heightClass) {
    case (.some, .some): 0
    case (.some, nil): 1
    case (nil, .some): 2
    case (nil, nil): 3
    }
  }

  /// The direction, the opposite one, none.
  func directionRank(_ request: AssetRequest) -> Int {
    guard let isRightToLeft else { return 2 }
    return isRightToLeft == request.isRightToLeft ? 0 : 1
  }

  /// The scale, all scales, the next lower scales, the next higher scales.
  func scaleRank(_ request: AssetRequest) -> Int {
    guard let scale else { return 1 }
    if scale == request.scale { return 0 }
    return scale < request.scale ? 1 + request.scale - scale : 32 + scale - request.scale
  }

  /// The highest memory within the device's memory, then lower values, then any.
  func memoryRank(_ request: AssetRequest) -> Int? {
    guard let memory else { return 63 }
    guard let available = request.memory, memory <= available else { return nil }
    return min(available - memory, 62)
  }

  /// The best graphics feature set of the device, then lower sets, then any.
  func graphicsRank(_ request: AssetRequest) -> Int? {
    guard let graphics else { return 63 }
    if graphics == request.graphics { return 0 }
    guard let wanted = request.graphics, let own = Self.graphics.firstIndex(of: graphics),
      let available = Self.graphics.firstIndex(of: wanted), own < available
    else { return nil }
    return available - own
  }

  /// The feature sets from lowest to highest.
  private static let graphics = [
    "metal1v2", "metal1v3", "metal2v2", "metal2v3", "metal3v1", "metal3v2", "metal4v1",
    "metal5v1", "apple6",
  ]
}
