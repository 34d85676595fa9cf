import Testing
import UIKitNames

// The same kinds of code as in the other target, in the language mode of older apps.

class ThemeManager {
  static let shared = ThemeManager()
  var isBold = false
  var views: [UIView] = []
}

enum Density: Int {
  case regular, dense
}

struct DensityTrait: UITraitDefinition {
  static var defaultValue = Density.regular
  static var affectsColorAppearance = true
}

extension UITraitCollection {
  var density: Density { self[DensityTrait.self] }
}

extension UIMutableTraits {
  var density: Density {
    get { self[DensityTrait.self] }
    set { self[DensityTrait.self] = newValue }
  }
}

class ListView: UIView {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  var color: UIColor!
  var changes = 0
  var registration: UITraitChangeRegistration?

  override init(frame: CGRect) {
    super.init(frame: frame)
    color = UIColor { [weak self] traits in
      if ThemeManager.shared.isBold || self == nil { return .red }
      return traits.density == .dense ? .black : .white
    }
    registration = registerForTraitChanges([DensityTrait.self]) {
      (self: Self, previousTraitCollection: UITraitCollection) in
      self.changes += 1
      self.layer.borderColor = self.color.cgColor
    }
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func write(_ density: Density, to traits: inout UIMutableTraits) { traits.density = density }
}

@Suite("Code in the Swift 5 language mode")
struct Swift5Tests {
  @Test(
    "A view with Swift 5 spellings of providers, registrations and protocols follows its traits"
  )
  func view() {
    let view = ListView()
    let window = UIWindow()
    window.addSubview(view)
    window.updateIfNeeded()
    window.traitOverrides.density = .dense
    window.updateIfNeeded()
    #expect(view.changes == 1)
    #expect(view.layer.borderColor == UIColor.black.cgColor)
    let dense = UITraitCollection { view.write(.dense, to: &$0) }
    #expect(dense.density == .dense)
    #expect(view.color.resolvedColor(with: UITraitCollection()) == .white)
  }
}
