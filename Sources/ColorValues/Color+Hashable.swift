extension Color: Hashable {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static func == (left: Color, right: Color) -> Bool {
    left.space == right.space && left.c1 == right.c1 && left.c2 == right.c2 && left.c3 == right.c3
      && left.alpha == right.alpha && left.missing == right.missing
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func hash(into hasher: inout Hasher) {
    hasher.combine(space)
    hasher.combine(c1)
    hasher.combine(c2)
    hasher.combine(c3)
    hasher.combine(alpha)
    hasher.combine(missing.rawValue)
  }
}
