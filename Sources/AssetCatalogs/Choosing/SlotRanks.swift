// How well the conditions of a slot fit a request, one axis at a time: 0 is best, nil is not at all.
//
// The order of the axes is that of published listings of UIKit and CoreUI, with which the public
// reimplementations agree; Apple documents only that the best match is taken.
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

  /// The range of the display, then sRGB.
  func gamutRank(_ request: AssetRequest) -> Int? {
    if gamut == .displayP3 { return request.gamut == .displayP3 ? 0 : nil }
    return request.gamut == .displayP3 ? 1 : 0
  }

  /// The device, its apps on a Mac before itself, then every device.
  func idiomRank(_ request: AssetRequest) -> Int? {
    if let subtype {
      return subtype == request.subtype && idiom == request.idiom ? 0 : nil
    }
    if idiom == nil || idiom == .universal { return 2 }
    return idiom == request.idiom ? 1 : nil
  }

  /// A locale of its own before none; the language alone counts where the region isn't asked for.
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

  /// The scale, every scale, the next lower ones, the next higher ones.
  func scaleRank(_ request: AssetRequest) -> Int {
    guard let scale else { return 1 }
    if scale == request.scale { return 0 }
    return scale < request.scale ? 1 + request.scale - scale : 32 + scale - request.scale
  }

  /// The most memory that the device has, down to any.
  func memoryRank(_ request: AssetRequest) -> Int? {
    guard let memory else { return 63 }
    guard let available = request.memory, memory <= available else { return nil }
    return min(available - memory, 62)
  }

  /// The best graphics that the device has, down to any.
  func graphicsRank(_ request: AssetRequest) -> Int? {
    guard let graphics else { return 63 }
    if graphics == request.graphics { return 0 }
    guard let wanted = request.graphics, let own = Self.graphics.firstIndex(of: graphics),
      let available = Self.graphics.firstIndex(of: wanted), own < available
    else { return nil }
    return available - own
  }

  /// From the least to the best.
  private static let graphics = [
    "metal1v2", "metal1v3", "metal2v2", "metal2v3", "metal3v1", "metal3v2", "metal4v1",
    "metal5v1", "apple6",
  ]
}
