public import TraitHierarchy

/// A view with states.
open class UIControl: UIView {
  /// The states of a control.
  public struct State: OptionSet, Hashable, Sendable {
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    public let rawValue: UInt

    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// No other state.
    public static let normal: State = []
    /// The control is touched.
    public static let highlighted = State(rawValue: 1)
    /// The control doesn't react.
    public static let disabled = State(rawValue: 2)
    /// The control is selected.
    public static let selected = State(rawValue: 4)
  }

  /// The states of the control.
  open var state: State { ownState }

  private var ownState = State.normal

  /// Whether the control reacts.
  open var isEnabled: Bool {
    get { !ownState.contains(.disabled) }
    set { change(.disabled, to: !newValue) }
  }

  /// Whether the control is selected.
  open var isSelected: Bool {
    get { ownState.contains(.selected) }
    set { change(.selected, to: newValue) }
  }

  /// Whether the control is touched.
  open var isHighlighted: Bool {
    get { ownState.contains(.highlighted) }
    set { change(.highlighted, to: newValue) }
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public override init(frame: Rect) { super.init(frame: frame) }

  private func change(_ state: State, to isSet: Bool) {
    if ownState.contains(state) == isSet { return }
    if isSet { ownState.insert(state) } else { ownState.remove(state) }
    setNeedsDisplay()
  }
}
