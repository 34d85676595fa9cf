public import ElementLayout

/// The visible contents of a view and its descendants for a renderer: commands with resolved
/// colors, back to front.
///
/// ```swift
/// window.updateIfNeeded()
/// for item in DisplayList(of: window).items { render(item.commands, at: item.frame, item.alpha) }
/// ```
///
/// Creating a list doesn't draw. It collects the commands recorded in the last update, so only
/// views that were redrawn have new commands.
public struct DisplayList: Hashable, Sendable {
  /// The commands of one view.
  public struct Item: Hashable, Sendable {
    /// The view's name, if it has one.
    public let name: String?
    /// The view's frame in the coordinates of the list, with finite numbers: a coordinate that
    /// isn't finite is replaced by 0, and so is a size that is negative or not finite.
    public let frame: Rect
    /// The effective opacity of the view, 0 to 1, which applies to each command.
    ///
    /// The product of the `alpha` of the view and its ancestors in the list, and of the opacities
    /// set by their layouts, each limited to 0…1.
    public let alpha: Double
    /// The commands, in coordinates with the origin at the corner of the frame.
    public let commands: [DrawingCommand]
  }

  /// The size of the list, with finite numbers that aren't negative.
  public let size: Size

  /// The drawn views, back to front, without views that have no commands, and without hidden and
  /// fully transparent views and their descendants.
  public let items: [Item]

  /// Collects the commands of a view and its descendants; for a window, also those of the views
  /// presented over it.
  ///
  /// - Complexity: O(*n*) in the number of views.
  public init(of top: View) {
    let whole = top.frame.asPlace
    size = Size(width: whole.width, height: whole.height)
    var items: [Item] = []
    var rest = [(view: top, origin: Point(x: -whole.x, y: -whole.y), alpha: 1.0)]
    // Not recursive: hierarchies can be deeper than the stack.
    while let (view, origin, outer) = rest.popLast() {
      let arranged = view.arrangedAttributes
      let alpha = outer * min(max(view.alpha, 0), 1) * min(max(arranged.alpha, 0), 1)
      // The condition also skips an opacity that isn't a number.
      if view.isHidden || arranged.isHidden || !(alpha > 0) { continue }
      var frame = view.frame.asPlace
      frame.x += origin.x
      frame.y += origin.y
      // The sum of finite numbers can be infinite.
      frame = frame.asPlace
      let commands = view.drawingCommands
      if !commands.isEmpty {
        items.append(
          Item(name: view.nodeName, frame: frame, alpha: alpha, commands: commands)
        )
      }
      let corner = Point(x: frame.x, y: frame.y)
      for child in view.viewsInFront.reversed() { rest.append((child, corner, alpha)) }
    }
    self.items = items
  }
}

extension View {
  /// The views in front of this one: its subviews and, for a window, presented views.
  fileprivate var viewsInFront: [View] {
    guard let window = self as? Window else { return subviews }
    return subviews + window.presentedViews
  }
}
