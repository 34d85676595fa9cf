package import ThemeHierarchies
package import TraitSystem

/// The view that a page opens with.
package struct PageStart {
  /// The views of a page.
  package enum View: String, Sendable {
    case colors, gallery, mock, contrast, findings
  }

  /// The view.
  package var view = View.colors

  /// The traits that select the state.
  package var traits = TraitCollection()

  /// The only colors that are shown, if there are any.
  package var names: [String] = []

  /// The name of the hierarchy that is shown first, and that is changed.
  package var hierarchy: String?

  /// Changes of the hierarchy, except for those of its top node, which has the state of the page.
  package var overrides: [HierarchyRedraws.Change] = []

  /// The redraws to mark in the hierarchy; nil for none.
  package var redraws: HierarchyRedraws?

  /// Creates a start with the default view and state.
  package init() {}
}
