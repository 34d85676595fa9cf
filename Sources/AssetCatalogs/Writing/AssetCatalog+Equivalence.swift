extension AssetCatalog {
  /// Whether a colour set gives the same colours with other slots, whatever is asked of it.
  ///
  /// A reference to a colour of the system thus stays where it stands for the colour that is set.
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
  /// The request, and for light interfaces the one without a style as well.
  fileprivate var withAnyLuminosity: [AssetRequest] {
    guard luminosity == .light else { return [self] }
    var unspecified = self
    unspecified.luminosity = nil
    return [self, unspecified]
  }
}

extension Asset {
  /// Whether slots are for the same and hold the same, in whatever order.
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
  /// The content without how it is written.
  var normalized: AssetSlot.Content {
    guard case .color(.components(var components)) = self else { return self }
    components.encoding = .float
    return .color(.components(components))
  }
}
