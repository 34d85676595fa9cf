public import ColorValues
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

  /// A request with its traits.
  typealias TraitRequest = (request: AssetRequest, traits: TraitCollection)

  /// Returns the requests of all slots, for the slots of many colors.
  func requests(under traits: TraitCollection) -> [TraitRequest] {
    AssetRequest.all(idioms: idioms).map { ($0, $0.traits(over: traits)) }
  }

  /// Returns the slots of a color in output order.
  func slots(for color: DynamicColor, of requests: [TraitRequest]) -> [AssetSlot] {
    slots(of: requests.count) { index in
      (requests[index].request, color.resolvedColor(with: requests[index].traits))
    }
  }

  /// Returns the slots of a color that is a function of the request.
  ///
  /// - Parameter resolve: Returns the color for a style, a contrast, a gamut and an idiom.
  /// - Returns: At least one slot.
  public func slots(resolving resolve: (AssetRequest) -> Color) -> [AssetSlot] {
    let requests = AssetRequest.all(idioms: idioms)
    return slots(of: requests.count) { index in (requests[index], resolve(requests[index])) }
  }

  private func slots(of count: Int, _ row: (Int) -> (AssetRequest, Color)) -> [AssetSlot] {
    var slots: [AssetSlot] = []
    // The colors of the requests for all devices, which come first.
    var common: [Color] = []
    for index in 0..<count {
      let (request, color) = row(index)
      if request.idiom == nil {
        common.append(color)
      } else if color == common[index % common.count],
        !slots.contains(where: { $0.conditions.idiom == request.idiom })
      {
        // Without slots of its own, a device uses those of all devices.
        continue
      }
      let wanted = AssetComponents(color, gamut: request.gamut, style: components)
      // Outside sRGB, a P3 display has a slot even if a slot has the same color.
      let needsSlot = request.gamut == .displayP3 && !color.isInGamut(of: .srgb)
      let found = Asset(colorSlots: slots).colorSlot(for: request)
      if case .components(let given)? = found?.color, given == wanted,
        !needsSlot || found?.conditions.gamut == .displayP3
      {
        continue
      }
      slots.append(AssetSlot(SlotConditions(request), .color(.components(wanted))))
    }
    // Xcode names the gamut in all slots of a device if one slot requires it.
    for idiom in Set(slots.filter { $0.conditions.gamut == .displayP3 }.map(\.conditions.idiom)) {
      for index in slots.indices where slots[index].conditions.idiom == idiom {
        if slots[index].conditions.gamut == nil { slots[index].conditions.gamut = .sRGB }
      }
    }
    return ContentsWriter.ordered(slots)
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
  /// The conditions of a slot for only this request, with light as any.
  fileprivate init(_ request: AssetRequest) {
    self.init(idiom: request.idiom ?? .universal)
    appearance = AssetAppearance(
      luminosity: request.luminosity == .dark ? .dark : nil,
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
