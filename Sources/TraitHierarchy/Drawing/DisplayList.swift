public import ElementLayout

/// What is to be seen of a view and those below it, for a renderer: commands with resolved colors, from
/// the back to the front.
///
/// ```swift
/// window.updateIfNeeded()
/// for item in DisplayList(of: window).items { render(item.commands, at: item.frame, item.alpha) }
/// ```
///
/// Making a list draws nothing: it gathers what the views drew in the last update, so that only views
/// that had to be drawn again have other commands than before.
public struct DisplayList: Hashable, Sendable {
  /// What one view drew.
  public struct Item: Hashable, Sendable {
    /// The view's name; nil if it has none.
    public let name: String?
    /// The view's place in the coordinates of the whole list, in finite numbers: a coordinate of the
    /// view that is none counts as 0, and so does an extent that is negative or none.
    public let frame: Rect
    /// How opaque the view is, with all that it is in, 0 to 1; it applies to each command.
    ///
    /// What the view's own `alpha` says is multiplied by what the layout says that places the view.
    public let alpha: Double
    /// What to do, in coordinates with their zero in the corner of the frame.
    public let commands: [DrawingCommand]
  }

  /// The size of the whole, in finite numbers that aren't negative.
  public let size: Size

  /// What the views drew, the first at the back; views that drew nothing and those that aren't to be
  /// seen are left out.
  public let items: [Item]

  /// Gathers what a view and those below it drew; a window has what is presented over it in front.
  ///
  /// - Complexity: O(*n*) in the number of views.
  public init(of top: View) {
    let whole = top.frame.asPlace
    size = Size(width: whole.width, height: whole.height)
    var items: [Item] = []
    var rest = [(view: top, origin: Point(x: -whole.x, y: -whole.y), alpha: 1.0)]
    // Not by recursion: hierarchies can be deeper than a stack.
    while let (view, origin, outer) = rest.popLast() {
      let arranged = view.arrangedAttributes
      let alpha = outer * min(max(view.alpha, 0), 1) * min(max(arranged.alpha, 0), 1)
      // Written so that what isn't a number isn't seen either.
      if view.isHidden || arranged.isHidden || !(alpha > 0) { continue }
      var frame = view.frame.asPlace
      frame.x += origin.x
      frame.y += origin.y
      // Sums of finite numbers may be none.
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
  /// What is drawn in front of the view: the subviews, and over a window what is presented.
  fileprivate var viewsInFront: [View] {
    guard let window = self as? Window else { return subviews }
    return subviews + window.presentedViews
  }
}
