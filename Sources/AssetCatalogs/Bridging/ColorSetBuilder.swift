public import ColorValues
public import DynamicColors
public import TraitSystem

/// Makes the slots of colour sets from colours that depend on traits.
///
/// A slot is made only where the colour differs from what the other slots would give, so that a
/// colour which is always the same has one. A colour outside sRGB has a slot of its own for displays
/// with the range of P3.
///
/// ```swift
/// let builder = ColorSetBuilder()
/// builder.slots(for: DynamicColor(light: .white, dark: .black)).count   // 2: any and dark
/// ```
public struct ColorSetBuilder: Sendable {
  /// How components are written; nil keeps 255ths in hexadecimal digits and all else as fractions.
  public var components: ComponentStyle?

  /// The idioms for which colours can differ from those of other devices.
  public var idioms: [AssetIdiom]

  /// Makes a builder.
  public init(components: ComponentStyle? = nil, idioms: [AssetIdiom] = []) {
    self.components = components
    self.idioms = idioms
  }

  /// The slots of a colour in the order in which they are written.
  ///
  /// - Parameters:
  ///   - color: The colour.
  ///   - traits: Traits that hold for all slots, such as a theme; style, contrast, gamut and idiom of
  ///     the slots are set in them.
  /// - Returns: At least one slot.
  public func slots(
    for color: DynamicColor,
    under traits: TraitCollection = TraitCollection()
  ) -> [AssetSlot] {
    slots { request in color.resolvedColor(with: request.traits(over: traits)) }
  }

  /// The slots of a colour that is the result of a function of the request.
  ///
  /// - Parameter resolve: Gives the colour for a style, a contrast, a gamut and an idiom.
  /// - Returns: At least one slot.
  public func slots(resolving resolve: (AssetRequest) -> Color) -> [AssetSlot] {
    var slots: [AssetSlot] = []
    for request in AssetRequest.all(idioms: idioms) {
      let color = resolve(request)
      let wanted = AssetComponents(color, gamut: request.gamut, style: components)
      // Out of sRGB a display of P3 has a slot even where the colour is one already.
      let needsSlot = request.gamut == .displayP3 && !color.isInGamut(of: .srgb)
      let found = Asset(colorSlots: slots).colorSlot(for: request)
      if case .components(let given)? = found?.color, given == wanted,
        !needsSlot || found?.conditions.gamut == .displayP3
      {
        continue
      }
      slots.append(AssetSlot(SlotConditions(request), .color(.components(wanted))))
    }
    // Xcode names the gamut in all slots of a device as soon as one needs it.
    for idiom in Set(slots.filter { $0.conditions.gamut == .displayP3 }.map(\.conditions.idiom)) {
      for index in slots.indices where slots[index].conditions.idiom == idiom {
        if slots[index].conditions.gamut == nil { slots[index].conditions.gamut = .sRGB }
      }
    }
    return ContentsWriter.ordered(slots)
  }
}

extension AssetRequest {
  /// Every style, contrast and gamut, for every device and then for each of some idioms; each after
  /// those whose slots it could be given.
  static func all(idioms: [AssetIdiom]) -> [AssetRequest] {
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

  /// The traits that ask for this, and what `traits` have beyond it.
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
  /// The conditions of a slot for just this request, where light counts as any.
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
  /// A colour set that is part of no catalog, to choose among slots.
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
