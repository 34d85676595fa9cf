public import UIKitNames

/// The appearance of a control, whose content is made from the control's parts.
///
/// There are no controls: a program displays the content of `makeBody(configuration:)`.
public protocol ControlStyle {
  /// The parts of a control.
  typealias Configuration = ControlStyleConfiguration
  /// The type of the content.
  associatedtype Body: View

  /// Returns the content of a control.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension ControlStyle {
  /// A property that reads a value of the environment.
  public typealias Environment = EmptyView.Environment
}

/// The parts of a control, of which a style uses those of its kind.
public struct ControlStyleConfiguration {
  /// The label, or the title of a label.
  public var label = AnyView(EmptyView()), title = AnyView(EmptyView())
  /// The icon of a label, and the content of a box.
  public var icon = AnyView(EmptyView()), content = AnyView(EmptyView())
  /// Whether a button is pressed, and whether a switch is on.
  public var isPressed = false, isOn = false
  /// The fraction of a progress; nil if it isn't known.
  public var fractionCompleted: Double?
  /// Calls the action of a button.
  public var trigger: () -> Void = {}

  /// Creates the parts of a control; the program sets those that are displayed.
  public init() {}
}

/// The appearance of buttons.
public protocol ButtonStyle: ControlStyle {}
/// The parts of a button.
public typealias ButtonStyleConfiguration = ControlStyleConfiguration
/// The appearance of buttons that call their action.
public protocol PrimitiveButtonStyle: ControlStyle {}
/// The appearance of switches.
public protocol ToggleStyle: ControlStyle {}
/// The appearance of labels.
public protocol LabelStyle: ControlStyle {}
/// The appearance of boxes with a label.
public protocol GroupBoxStyle: ControlStyle {}
/// The appearance of a progress.
public protocol ProgressViewStyle: ControlStyle {}
/// The parts of a progress.
public typealias ProgressViewStyleConfiguration = ControlStyleConfiguration
