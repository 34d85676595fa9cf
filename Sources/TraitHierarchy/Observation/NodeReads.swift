import TraitSystem

/// The traits that each phase of a node read when it last ran.
///
/// An immutable object, so that the nodes of an update with equal reads share it: most rows of a
/// list read the same traits.
final class NodeReads {
  /// The traits by phase.
  struct Masks: Equatable {
    var properties = TraitMask()
    var constraints = TraitMask()
    var layout = TraitMask()
    /// The traits read to compute the cached sizes.
    var measuring = TraitMask()
    var drawing = TraitMask()
    /// The traits that the colors of the last drawing depend on.
    var colors = TraitMask()

    /// The traits that a phase read when it last ran.
    subscript(phase: UpdatePhase) -> TraitMask {
      get {
        switch phase {
        case .properties: properties
        case .constraints: constraints
        case .layout: layout
        case .display: drawing
        case .appearance: TraitMask()
        }
      }
      set {
        switch phase {
        case .properties: properties = newValue
        case .constraints: constraints = newValue
        case .layout: layout = newValue
        case .display: drawing = newValue
        case .appearance: break
        }
      }
    }
  }

  /// The parts of a node that depend on traits: the phases and the two parts of layout and of drawing.
  struct Parts: OptionSet {
    let rawValue: UInt8

    static let properties = Parts(rawValue: 1)
    static let constraints = Parts(rawValue: 2)
    static let layout = Parts(rawValue: 4)
    static let measuring = Parts(rawValue: 8)
    static let drawing = Parts(rawValue: 16)
    static let colors = Parts(rawValue: 32)
  }

  let masks: Masks

  /// The traits of all phases.
  let all: TraitMask

  init(_ masks: Masks) {
    self.masks = masks
    all = masks.properties.union(masks.constraints).union(masks.layout)
      .union(masks.measuring).union(masks.drawing).union(masks.colors)
  }

  /// Returns what depends on at least one of some traits.
  func parts(reading traits: TraitMask) -> Parts {
    var parts: Parts = []
    if !all.intersects(traits) { return parts }
    if masks.properties.intersects(traits) { parts.insert(.properties) }
    if masks.constraints.intersects(traits) { parts.insert(.constraints) }
    if masks.layout.intersects(traits) { parts.insert(.layout) }
    if masks.measuring.intersects(traits) { parts.insert(.measuring) }
    if masks.drawing.intersects(traits) { parts.insert(.drawing) }
    if masks.colors.intersects(traits) { parts.insert(.colors) }
    return parts
  }
}
