public import TraitHierarchy
import TraitSystem

/// A controller of up to three columns, which displays one of them in a compact width.
///
/// The controllers of the columns are its children, each in a navigation controller unless it is
/// one. Their traits are those of UIKit: `splitViewControllerLayoutEnvironment`, and a compact
/// width for all columns but the secondary one.
open class UISplitViewController: UIViewController {
  /// The number of columns.
  public enum Style: Int, Sendable {
    /// A primary and a secondary column, set by ``UISplitViewController/viewControllers``.
    case unspecified
    /// A primary and a secondary column.
    case doubleColumn
    /// A primary, a supplementary and a secondary column.
    case tripleColumn
  }

  /// A column.
  public enum Column: Int, Sendable {
    /// The first column.
    case primary
    /// The column between the others, in a style with three columns.
    case supplementary
    /// The last column, which has the rest of the width.
    case secondary
    /// The only column in a compact width.
    case compact
  }

  /// The columns that are displayed.
  public enum DisplayMode: Int, Sendable {
    /// Selected by the controller.
    case automatic
    /// The secondary column alone.
    case secondaryOnly
    /// One column beside the secondary one.
    case oneBesideSecondary
    /// One column over the secondary one; displayed beside it.
    case oneOverSecondary
    /// Two columns beside the secondary one.
    case twoBesideSecondary
    /// Two columns over the secondary one; displayed beside it.
    case twoOverSecondary
    /// Two columns, which displace the secondary one; displayed beside it.
    case twoDisplaceSecondary
  }

  /// The width of a column that the controller selects.
  public static let automaticDimension: CGFloat = -.greatestFiniteMagnitude

  /// The number of columns.
  public let style: Style

  /// An object that selects the column for a compact width.
  open weak var delegate: (any UISplitViewControllerDelegate)?

  /// The preferred display mode; ``show(_:)`` and ``hide(_:)`` change it.
  open var preferredDisplayMode = DisplayMode.automatic { didSet { arrange() } }

  /// The preferred width of the primary column, in points; by default 320.
  open var preferredPrimaryColumnWidth = automaticDimension { didSet { setNeedsLayout() } }

  /// The preferred width of the supplementary column, in points; by default 320.
  open var preferredSupplementaryColumnWidth = automaticDimension { didSet { setNeedsLayout() } }

  private var columns: [Column: (given: UIViewController, shown: UIViewController)] = [:]

  /// The column displayed in a compact width; nil in a regular width.
  private var collapsedColumn: Column?

  /// Creates a controller with a style.
  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller with two columns.
  ///
  /// The arguments exist for subclasses that must name them and are ignored.
  public override init(nibName: String? = nil, bundle: AnyObject? = nil) {
    style = .unspecified
    super.init(nibName: nibName, bundle: bundle)
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public override init?(coder: AnyObject) { return nil }

  /// Creates the container view; don't call it directly.
  open override func loadView() {
    let container = ContainerView()
    container.widths = { [weak self] width in self?.widths(in: width) ?? [] }
    container.willLayOut = { [weak self] container in
      // The layout depends on this trait of the view.
      _ = container.traitCollection.horizontalSizeClass
      self?.arrange()
    }
    view = container
    arrange()
  }

  // MARK: Columns

  /// Sets the controller of a column; nil removes it.
  open func setViewController(_ controller: UIViewController?, for column: Column) {
    if let former = columns.removeValue(forKey: column)?.shown {
      former.willMove(toParent: nil)
      former.viewIfLoaded?.removeFromSuperview()
      former.removeFromParent()
    }
    if let controller, controller !== self {
      let shown =
        controller as? UINavigationController
        ?? UINavigationController(rootViewController: controller)
      addChild(shown)
      columns[column] = (controller, shown)
      shown.didMove(toParent: self)
    }
    arrange()
  }

  /// Returns the controller of a column.
  open func viewController(for column: Column) -> UIViewController? { columns[column]?.given }

  /// The controllers of the primary, the supplementary and the secondary column, without columns
  /// that have none.
  open var viewControllers: [UIViewController] {
    get { Self.order.compactMap { columns[$0]?.given } }
    set {
      let targets: [Column] = style == .tripleColumn ? Self.order : [.primary, .secondary]
      for (index, column) in targets.enumerated() {
        let new = index < newValue.count ? newValue[index] : nil
        if columns[column]?.given !== new { setViewController(new, for: column) }
      }
    }
  }

  private static let order: [Column] = [.primary, .supplementary, .secondary]

  // MARK: Display

  /// Whether one column is displayed because the width is compact.
  open var isCollapsed: Bool { traitCollection.horizontalSizeClass == .compact }

  /// The current display mode.
  open var displayMode: DisplayMode {
    if isCollapsed { return .secondaryOnly }
    if preferredDisplayMode != .automatic { return preferredDisplayMode }
    return style == .tripleColumn ? .twoBesideSecondary : .oneBesideSecondary
  }

  /// Displays a column.
  open func show(_ column: Column) {
    if isCollapsed {
      collapsedColumn = columns[column] == nil ? collapsedColumn : column
      arrange()
    } else if !shownColumns.contains(column) {
      preferredDisplayMode =
        column == .primary && style == .tripleColumn ? .twoBesideSecondary : .oneBesideSecondary
    }
  }

  /// Hides a column; the secondary column is always displayed.
  open func hide(_ column: Column) {
    guard !isCollapsed, column != .secondary, shownColumns.contains(column) else { return }
    preferredDisplayMode =
      column == .primary && style == .tripleColumn ? .oneBesideSecondary : .secondaryOnly
  }

  /// The displayed columns, from left to right.
  private var shownColumns: [Column] {
    if isCollapsed { return collapsedColumn.map { [$0] } ?? [] }
    switch displayMode {
    case .automatic, .secondaryOnly: return [.secondary]
    case .oneBesideSecondary, .oneOverSecondary:
      return [style == .tripleColumn ? .supplementary : .primary, .secondary]
    case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: return Self.order
    }
  }

  /// The column that is displayed first in a compact width.
  private var firstCollapsedColumn: Column? {
    let order: [Column] = [.compact, .secondary, .supplementary, .primary]
    guard let proposed = order.first(where: { columns[$0] != nil }) else { return nil }
    let chosen = delegate?.splitViewController(
      self,
      topColumnForCollapsingToProposedTopColumn: proposed
    )
    return chosen.flatMap { columns[$0] != nil ? $0 : nil } ?? proposed
  }

  /// Updates the traits of the columns and the displayed views.
  private func arrange() {
    let isCollapsed = isCollapsed
    for (column, controllers) in columns {
      let traits = UITraitCollection { traits in
        traits.splitViewControllerLayoutEnvironment = isCollapsed ? .collapsed : .expanded
        if !isCollapsed, column != .secondary { traits.horizontalSizeClass = .compact }
      }
      setOverrideTraitCollection(traits, forChild: controllers.shown)
    }
    guard let container = viewIfLoaded as? ContainerView else { return }
    if !isCollapsed {
      collapsedColumn = nil
    } else if collapsedColumn.map({ columns[$0] == nil }) ?? true {
      collapsedColumn = firstCollapsedColumn
    }
    container.show(shownColumns.compactMap { columns[$0]?.shown.view })
  }

  private func setNeedsLayout() { viewIfLoaded?.setNeedsLayout() }

  /// Returns the widths of the displayed columns without the last one.
  private func widths(in width: Double) -> [Double] {
    shownColumns.filter { columns[$0] != nil }.dropLast().map { column in
      let preferred =
        column == .primary ? preferredPrimaryColumnWidth : preferredSupplementaryColumnWidth
      return min(preferred >= 0 ? preferred : 320, width / 2)
    }
  }
}

/// An object that selects the column of a split view controller for a compact width.
public protocol UISplitViewControllerDelegate: AnyObject {
  /// Returns the column to display when the width becomes compact.
  ///
  /// - Parameters:
  ///   - controller: The split view controller.
  ///   - proposed: The column that is displayed by default: the compact one, otherwise the last
  ///     one.
  /// - Returns: The column; one without a controller has the same effect as `proposed`.
  func splitViewController(
    _ controller: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposed: UISplitViewController.Column
  ) -> UISplitViewController.Column
}

extension UISplitViewControllerDelegate {
  /// Returns the proposed column.
  public func splitViewController(
    _ controller: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposed: UISplitViewController.Column
  ) -> UISplitViewController.Column { proposed }
}
