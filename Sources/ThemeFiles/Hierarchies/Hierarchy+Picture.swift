public import TraitHierarchy

extension Hierarchy {
  /// What is to be seen of the hierarchy as a picture, one list for each window: each node with its name
  /// and a swatch for each colour that it uses, on the first of these as the ground.
  ///
  /// Only what has changed since the last picture is laid out and drawn again.
  ///
  /// - Parameters:
  ///   - width: The width of the windows, in points; their height is what the nodes need.
  ///   - library: Where the colours are that nodes use; names that it lacks are left out.
  /// - Returns: The lists, in the order of the windows.
  public func pictures(width: Double, colorsOf library: ThemeLibrary) -> [DisplayList] {
    _ = giveColors(of: library)
    scene.updateTraitsIfNeeded()
    let windows = nodes.compactMap { $0.environment as? DrawingWindow }
    for window in windows {
      window.frame.width = width
      window.frame.height = window.pictureHeight
    }
    scene.updateIfNeeded()
    return windows.map { DisplayList(of: $0) }
  }
}
