extension AssetCatalog {
  /// Returns whether a color set has the same colors with other slots for all requests.
  ///
  /// A reference to a system color is thus kept if it resolves to the new color.
  func givesSame(_ asset: Asset, as slots: [AssetSlot]) -> Bool {
    let all = asset.slots + slots
    let isPlain = all.allSatisfy { slot in
      slot.conditions.locale == nil && slot.conditions.subtype == nil && !slot.conditions.isUnknown
        && slot.content != .unreadable && slot.content != .empty
    }
    guard isPlain else { return asset.hasSameSlots(as: slots) }
    let other = Asset(colorSlots: slots)
    let idioms = Set(all.compactMap(\.conditions.idiom)).sorted { $0.rawValue < $1.rawValue }
    return AssetRequest.all(idioms: idioms).flatMap(\.withAnyLuminosity).allSatisfy { request in
      resolvedColor(of: asset, for: request) == resolvedColor(of: other, for: request)
    }
  }
}

extension AssetRequest {
  /// The request, and for light interfaces also the request without a style.
  fileprivate var withAnyLuminosity: [AssetRequest] {
    guard luminosity == .light else { return [self] }
    var unspecified = self
    unspecified.luminosity = nil
    return [self, unspecified]
  }
}

extension Asset {
  /// Returns whether slots have the same conditions and content, in any order.
  fileprivate func hasSameSlots(as others: [AssetSlot]) -> Bool {
    func table(_ slots: [AssetSlot]) -> [SlotConditions: AssetSlot.Content] {
      Dictionary(slots.map { ($0.conditions.normalized, $0.content.normalized) }) { first, _ in
        first
      }
    }
    return slots.count == others.count && table(slots) == table(others)
  }
}

extension AssetSlot.Content {
  /// The content without its notation.
  var normalized: AssetSlot.Content {
    guard case .color(.components(var components)) = self else { return self }
    components.encoding = .float
    return .color(.components(components))
  }
}
