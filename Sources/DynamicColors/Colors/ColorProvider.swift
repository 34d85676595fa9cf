import TraitSystem

/// A closure that gives a colour for traits, with what tells it from others.
final class ColorProvider: Hashable, Sendable {
  let name: String?
  let body: @Sendable (TraitCollection) -> DynamicColor

  init(name: String?, body: @escaping @Sendable (TraitCollection) -> DynamicColor) {
    self.name = name
    self.body = body
  }

  static func == (left: ColorProvider, right: ColorProvider) -> Bool {
    if let name = left.name { name == right.name } else { left === right }
  }

  func hash(into hasher: inout Hasher) {
    if let name { hasher.combine(name) } else { hasher.combine(ObjectIdentifier(self)) }
  }
}
