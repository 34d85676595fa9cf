import ColorValues
public import DynamicColors
public import TraitSystem

/// A builder of color set slots from colors that depend on traits.
///
/// A slot is created only if its color differs from the result of the other slots, so that a
/// constant color has one slot. A color outside sRGB has a separate slot for P3 displays.
///
/// ```swift
/// let builder = ColorSetBuilder()
/// builder.slots(for: DynamicColor(light: .white, dark: .black)).count   // 2: any and dark
/// ```
public struct ColorSetBuilder: Sendable {
  /// The notation of components; nil for hexadecimal 255ths, and fractions for all other values.
  public var components: ComponentStyle?

  /// The idioms whose colors can differ from other devices.
  public var idioms: [AssetIdiom]

  /// Creates a builder.
  public init(components: ComponentStyle? = nil, idioms: [AssetIdiom] = []) {
    self.components = components
    self.idioms = idioms
  }

  /// Returns the slots of a color in output order.
  ///
  /// - Parameters:
  ///   - color: The color.
  ///   - traits: Traits of all slots, such as a theme; style, contrast, gamut and idiom are
  ///     replaced by those of the slots.
  /// - Returns: At least one slot.
  public func slots(
    for color: DynamicColor,
    under traits: TraitCollection = TraitCollection()
  ) -> [AssetSlot] {
    slots(for: color, of: requests(under: traits))
  }

  /// The requests of the slots of many colors, with their traits.
  struct Requests: Sendable {
    let all: [AssetRequest]
    let traits: [TraitCollection]

    /// The number of requests for all devices, which come first, half of them with normal contrast.
    let commonCount: Int

    /// Creates the requests of a builder under traits of all slots.
    init(_ all: [AssetRequest], under traits: TraitCollection = TraitCollection()) {
      self.all = all
      self.traits = all.map { $0.traits(over: traits) }
      commonCount = all.prefix { $0.idiom == nil }.count
    }
  }

  /// Returns the requests of all slots, for the slots of many colors.
  func requests(under traits: TraitCollection) -> Requests {
    Requests(AssetRequest.all(idioms: idioms), under: traits)
  }

  /// Returns the slots of a color in output order.
  func slots(for color: DynamicColor, of requests: Requests) -> [AssetSlot] {
    // Without slots of its own, a device uses those of all devices, and high contrast those of
    // normal contrast.
    let count =
      if color.mayDepend(on: Self.idiom) {
        requests.all.count
      } else if color.mayDepend(on: Self.contrast) {
        requests.commonCount
      } else {
        requests.commonCount / 2
      }
    return slots(of: requests.all[..<count]) { color.resolvedColor(with: requests.traits[$0]) }
  }

  private static let idiom = TraitKey(UserInterfaceIdiomTrait.self)
  private static let contrast = TraitKey(AccessibilityContrastTrait.self)

  private func slots(of requests: ArraySlice<AssetRequest>, _ color: (Int) -> Color) -> [AssetSlot]
  {
    var slots: [AssetSlot] = []
    // The colors of the requests for all devices, which come first.
    var common: [Color] = []
    // The devices with slots of their own.
    var devices: Set<AssetIdiom> = []
    var namesGamut = false
    let namesLight = Self.dependsOnStyle(requests, onVision: color)
    for index in requests.indices {
      let color = color(index)
      let (idiom, gamut) = (requests[index].idiom, requests[index].gamut)
      // Outside sRGB, a P3 display has a slot even if a slot has the same color.
      let needsSlot = gamut == .displayP3 && !color.isInGamut(of: .srgb)
      if let idiom {
        if color == common[index % common.count], !devices.contains(idiom) { continue }
      } else {
        // The request before is that for sRGB, and finds the same slot if none names the gamut.
        if gamut == .displayP3, !needsSlot, !namesGamut, color == common.last {
          common.append(color)
          continue
        }
        common.append(color)
      }
      let request = requests[index]
      let wanted = AssetComponents(color, gamut: gamut, style: components)
      let found = slots.colorSlot(for: request)
      if case .components(let given)? = found?.color, given == wanted,
        !needsSlot || found?.conditions.gamut == .displayP3
      {
        continue
      }
      let conditions = SlotConditions(request, namesLight: idiom == .vision && namesLight)
      slots.append(AssetSlot(conditions, .color(.components(wanted))))
      if gamut == .displayP3 { namesGamut = true }
      if let idiom { devices.insert(idiom) }
    }
    guard namesGamut else { return slots.inOrder }
    // Xcode names the gamut in all slots of a device if one slot requires it.
    for idiom in Set(slots.filter { $0.conditions.gamut == .displayP3 }.map(\.conditions.idiom)) {
      for index in slots.indices where slots[index].conditions.idiom == idiom {
        if slots[index].conditions.gamut == nil { slots[index].conditions.gamut = .sRGB }
      }
    }
    return slots.inOrder
  }

  /// Whether mixed-reality devices have different colors in light and in dark interfaces.
  ///
  /// They use a slot for any style even if there is one for the style of the interface.
  private static func dependsOnStyle(
    _ requests: ArraySlice<AssetRequest>,
    onVision color: (Int) -> Color
  ) -> Bool {
    let indices = requests.indices.filter { requests[$0].idiom == .vision }
    // Requests that differ only in the style are one gamut after the other.
    let count = AssetGamut.allCases.count
    return zip(indices, indices.dropFirst(count)).contains { index, other in
      requests[index].luminosity == .light && color(index) != color(other)
    }
  }
}

extension AssetRequest {
  /// All styles, contrasts and gamuts, for all devices and then for each idiom; each request
  /// follows the requests whose slots it could use.
  package static func all(idioms: [AssetIdiom]) -> [AssetRequest] {
    var requests: [AssetRequest] = []
    let devices: [AssetIdiom?] = [nil] + idioms.filter { $0 != .universal }
    for idiom in devices {
      for isHighContrast in [false, true] {
        for luminosity in [AssetAppearance.Luminosity.light, .dark] {
          for gamut in AssetGamut.allCases {
            var request = AssetRequest()
            request.idiom = idiom
            request.luminosity = luminosity
            request.isHighContrast = isHighContrast
            request.gamut = gamut
            requests.append(request)
          }
        }
      }
    }
    return requests
  }

  /// Returns the traits of this request, added to `traits`.
  func traits(over traits: TraitCollection) -> TraitCollection {
    traits.modifyingTraits { traits in
      traits.userInterfaceStyle = luminosity == .dark ? .dark : .light
      traits.accessibilityContrast = isHighContrast ? .high : .normal
      traits.displayGamut = gamut == .displayP3 ? .P3 : .SRGB
      traits.userInterfaceLevel = isElevated ? .elevated : .base
      if let idiom = idiom?.trait { traits.userInterfaceIdiom = idiom }
    }
  }
}

extension SlotConditions {
  /// The conditions of a slot for only this request, with light as any unless it is named.
  fileprivate init(_ request: AssetRequest, namesLight: Bool) {
    self.init(idiom: request.idiom ?? .universal)
    appearance = AssetAppearance(
      luminosity: request.luminosity == .dark ? .dark : namesLight ? .light : nil,
      isHighContrast: request.isHighContrast
    )
    if request.gamut == .displayP3 { gamut = .displayP3 }
  }
}

extension Asset {
  /// Returns a color set outside of a catalog, for lookup among slots.
  convenience init(colorSlots: [AssetSlot]) {
    self.init(
      name: "",
      qualifiedName: "",
      type: .colorSet,
      folder: "",
      slots: colorSlots,
      document: nil
    )
  }
}
