import TraitSystem

/// The registration of a handler, which identifies it for removal and doesn't retain the observed
/// object.
///
/// Keeping it isn't necessary: handlers are removed with the object that they observe.
public protocol TraitChangeRegistration: AnyObject, Sendable {
  /// The reason why the handler will never be called, if there is one.
  var error: TraitRegistrationError? { get }
}

/// The reason why a handler will never be called.
public enum TraitRegistrationError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The list of traits is empty.
  case noTraits

  /// The error message.
  public var description: String {
    switch self {
    case .noTraits: "a handler is registered without traits; specify at least one"
    }
  }
}

/// A handler and the traits that it observes.
///
/// Unchecked because only the node's own isolation uses the handler; other code can only keep the
/// registration and compare it.
final class Registration: TraitChangeRegistration, @unchecked Sendable {
  let mask: TraitMask
  let error: TraitRegistrationError?
  /// The traits, if the mask can match others too.
  private let sharedKeys: [TraitKey]
  /// Called with the node and the change; returns whether to keep the registration.
  private(set) var handler: ((TraitNode, TraitChange) -> Bool)?

  init(_ keys: [TraitKey], handler: @escaping (TraitNode, TraitChange) -> Bool) {
    mask = TraitMask(keys)
    sharedKeys = mask.isShared ? keys : []
    error = keys.isEmpty ? .noTraits : nil
    self.handler = handler
  }

  /// Returns whether one of the traits has changed.
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
