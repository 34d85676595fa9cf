public import DynamicColors
public import Foundation

/// The style of a keyboard.
public enum UIKeyboardAppearance: Int, Sendable {
  /// That of the traits.
  case `default`
  /// Dark.
  case dark
  /// Light.
  case light

  /// Another name of `dark`.
  public static let alert = UIKeyboardAppearance.dark
}

/// A control with a text, with its colors; it isn't drawn and has no input.
open class UITextField: UIControl {
  /// The text; nil for none.
  open var text: String?

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The color of the text; setting nil restores the color for labels.
  open var textColor: DynamicColor! {
    get { ownTextColor ?? .label }
    set { ownTextColor = newValue }
  }

  private var ownTextColor: DynamicColor?

  /// The font; nil for the system's.
  open var font: UIFont?

  /// The alignment of the text.
  open var textAlignment = NSTextAlignment.natural

  /// The text to show in place of an empty text; nil for none.
  open var placeholder: String?

  /// The text with attributes to show in place of an empty text; nil for ``placeholder``.
  open var attributedPlaceholder: NSAttributedString?

  /// The style of the keyboard.
  open var keyboardAppearance = UIKeyboardAppearance.default
}
