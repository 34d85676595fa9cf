public import struct TraitHierarchy.ColorFill
public import UIKitNames

extension Color: View {
  /// A rectangle filled with the color.
  public var body: ColorFill { ColorFill(uiColor) }
}

/// The distances of content's edges to those of its container, in points.
public typealias EdgeInsets = NSDirectionalEdgeInsets
