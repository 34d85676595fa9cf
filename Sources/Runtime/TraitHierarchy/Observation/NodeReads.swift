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

  /// The results of a node that depend on traits: those of its phases, its measurements and the
  /// values of its colors.
  struct Dependents: OptionSet {
    let rawValue: UInt8

    static let properties = Dependents(rawValue: 1)
    static let constraints = Dependents(rawValue: 2)
    static let layout = Dependents(rawValue: 4)
    static let measuring = Dependents(rawValue: 8)
    static let drawing = Dependents(rawValue: 16)
    static let colors = Dependents(rawValue: 32)
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
  func dependents(on traits: TraitMask) -> Dependents {
    var dependents: Dependents = []
    if !all.intersects(traits) { return dependents }
    if masks.properties.intersects(traits) { dependents.insert(.properties) }
    if masks.constraints.intersects(traits) { dependents.insert(.constraints) }
    if masks.layout.intersects(traits) { dependents.insert(.layout) }
    if masks.measuring.intersects(traits) { dependents.insert(.measuring) }
    if masks.drawing.intersects(traits) { dependents.insert(.drawing) }
    if masks.colors.intersects(traits) { dependents.insert(.colors) }
    return dependents
  }
}
