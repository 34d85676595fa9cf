public import UIKitNames

/// The appearance of a control, which makes content from the control's parts.
///
/// This module has no controls: a program displays the content of `makeBody(configuration:)`.
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

/// The parts of a control, some of which apply only to certain kinds of controls.
public struct ControlStyleConfiguration {
  /// The label, or the title of a label.
  public var label = AnyView(EmptyView()), title = AnyView(EmptyView())
  /// The icon of a label, and the content of a group box.
  public var icon = AnyView(EmptyView()), content = AnyView(EmptyView())
  /// Whether a button is pressed, and whether a switch is on.
  public var isPressed = false, isOn = false
  /// The completed fraction of a task, from 0 to 1; nil if it isn't known.
  public var fractionCompleted: Double?
  /// The action of a button.
  public var trigger: () -> Void = {}

  /// Creates empty parts of a control; the program sets the displayed ones.
  public init() {}
}

/// The appearance of buttons.
public protocol ButtonStyle: ControlStyle {}
/// The parts of a button.
public typealias ButtonStyleConfiguration = ControlStyleConfiguration
/// The appearance of buttons whose style calls the action.
public protocol PrimitiveButtonStyle: ControlStyle {}
/// The appearance of switches.
public protocol ToggleStyle: ControlStyle {}
/// The appearance of labels.
public protocol LabelStyle: ControlStyle {}
/// The appearance of group boxes.
public protocol GroupBoxStyle: ControlStyle {}
/// The appearance of progress views.
public protocol ProgressViewStyle: ControlStyle {}
/// The parts of a progress view.
public typealias ProgressViewStyleConfiguration = ControlStyleConfiguration
