import Testing
import UIKitNames

private protocol Themed: UITraitChangeObservable {
  func noteChange()
}

extension Themed {
  func startObserving() {
    registerForTraitChanges([AppThemeTrait.self]) { (me: Self, _) in me.noteChange() }
  }
}

private class Observer: UIView, Themed {
  var calls: [String] = []
  var registration: (any UITraitChangeRegistration)?

  func registerInEveryForm() {
    let traits: [UITrait] = [UITraitUserInterfaceStyle.self]
    registration = registerForTraitChanges(traits) {
      (self: Self, previous: UITraitCollection) in
      self.calls.append("self \(previous.userInterfaceStyle)")
    }
    registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: Observer, _) in
      view.calls.append("class")
    }
    registerForTraitChanges([UITraitUserInterfaceStyle.self]) { view, previous in
      view.calls.append("plain \(previous.userInterfaceStyle)")
    }
    registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: UIView, _) in
      (view as? Observer)?.calls.append("superclass")
    }
    registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (other: UIWindow, _) in
      self.calls.append("another class \(other)")
    }
    registerForTraitChanges([UITraitUserInterfaceStyle.self], action: Observer.noteStyle)
    registerForTraitChanges([UITraitUserInterfaceStyle.self], target: self, action: Observer.note)
    registerForTraitChanges([UITraitUserInterfaceStyle.self], action: Observer.note)
    registerForTraitChanges([UITraitUserInterfaceStyle.self], action: Observer.noteBoth)
  }

  func noteStyle() { calls.append("method") }
  func note(_ view: UIView) { calls.append(view === self ? "target" : "stranger") }
  func noteBoth(_ view: UIView, _ previous: UITraitCollection) {
    calls.append(view === self ? "both \(previous.userInterfaceStyle)" : "stranger")
  }
  func noteChange() { calls.append("themed") }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    calls.append("did change")
  }
}

private final class SpecialObserver: Observer {}

@Suite("Handlers of changes in UIKit's forms")
struct RegistrationTests {
  @Test("Closures with any spelling of their class and methods are called in order")
  func forms() {
    for observer in [Observer(), SpecialObserver()] {
      let window = UIWindow()
      window.addSubview(observer)
      window.updateIfNeeded()
      observer.calls = []
      observer.registerInEveryForm()
      window.overrideUserInterfaceStyle = .dark
      window.updateTraitsIfNeeded()
      #expect(
        observer.calls == [
          "self unspecified", "class", "plain unspecified", "superclass", "method", "target",
          "target", "both unspecified", "did change",
        ]
      )
      if let registration = observer.registration {
        observer.unregisterForTraitChanges(registration)
      }
      observer.calls = []
      window.overrideUserInterfaceStyle = .light
      window.updateTraitsIfNeeded()
      #expect(observer.calls.first == "class")
    }
  }

  @Test("An extension of a protocol registers handlers for conforming classes")
  func protocolExtension() {
    let observer = SpecialObserver()
    let window = UIWindow()
    window.addSubview(observer)
    observer.startObserving()
    window.traitOverrides.appTheme = .pastel
    window.updateTraitsIfNeeded()
    #expect(observer.calls.contains("themed"))
  }
}
