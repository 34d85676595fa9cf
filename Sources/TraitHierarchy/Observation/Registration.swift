import TraitSystem

/// Says which registration of a handler to take back, and keeps nothing alive.
///
/// There is no need to keep it: handlers go with the object that they observe.
public protocol TraitChangeRegistration: AnyObject {
  /// Why the handler will never be called; nil if it will.
  var error: TraitRegistrationError? { get }
}

/// Why a handler will never be called.
public enum TraitRegistrationError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The list of traits is empty.
  case noTraits

  /// What is wrong and what would be right, for people.
  public var description: String {
    switch self {
    case .noTraits: "a handler was registered for no traits; name at least one"
    }
  }
}

/// A handler with the traits that it is for.
final class Registration: TraitChangeRegistration {
  let mask: TraitMask
  let error: TraitRegistrationError?
  /// The traits, where the mask may stand for others too.
  private let sharedKeys: [TraitKey]
  /// Is called with the node and the change; says whether to keep the registration.
  private(set) var handler: ((TraitNode, TraitChange) -> Bool)?

  init(_ keys: [TraitKey], handler: @escaping (TraitNode, TraitChange) -> Bool) {
    mask = TraitMask(keys)
    sharedKeys = mask.isShared ? keys : []
    error = keys.isEmpty ? .noTraits : nil
    self.handler = handler
  }

  /// Whether one of the traits has changed.
  func concerns(_ change: TraitChange, _ changed: TraitMask) -> Bool {
    guard mask.intersects(changed) else { return false }
    if sharedKeys.isEmpty { return true }
    return sharedKeys.contains { change.previous.value(of: $0) != change.current.value(of: $0) }
  }

  func cancel() { handler = nil }
}

/// A closure that runs once, when one of the traits changes.
final class OnceTracking {
  let mask: TraitMask
  let onChange: (TraitChange) -> Void

  init(mask: TraitMask, onChange: @escaping (TraitChange) -> Void) {
    self.mask = mask
    self.onChange = onChange
  }
}
