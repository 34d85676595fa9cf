/// The form of a value of a type other than color, and of its parts.
///
/// Source: Design Tokens Format Module 2025.10, chapters "Types" and "Composite types".
struct ValueForm: Hashable, Sendable {
  /// A value that is neither an object nor a list.
  enum Scalar: Hashable, Sendable {
    case number(ClosedRange<Double>)
    case text
    case words([String])
    case boolean
  }

  /// A property of an object.
  struct Property: Hashable, Sendable {
    let name: String
    let form: ValueForm
    let isRequired: Bool

    init(_ name: String, _ form: ValueForm, isRequired: Bool = true) {
      self.name = name
      self.form = form
      self.isRequired = isRequired
    }
  }

  /// A noun for messages, such as "a dimension".
  let title: String

  /// The type of the tokens that a reference in braces can name; nil if only a whole value can be a
  /// reference.
  var type: String?

  var scalars: [Scalar] = []

  /// The properties of an object; empty if the value is not one.
  var properties: [Property] = []

  /// The form of all elements of a list, or one form for each element; empty if the value is not a
  /// list.
  var elements: [ValueForm] = []

  /// Returns the form of the values of a type; nil for a color and for an unknown type.
  static func of(_ type: String) -> ValueForm? { forms[type] }

  /// The title with the names of the properties.
  var description: String {
    if properties.isEmpty { return title }
    let names = properties.filter(\.isRequired).map { "'\($0.name)'" }.joined(separator: ", ")
    return "\(title)\(scalars.isEmpty ? "," : " or") an object with \(names)"
  }

  // MARK: Types

  private static let forms = Dictionary(
    uniqueKeysWithValues: [
      dimension, duration, number, fontFamily, fontWeight, cubicBezier, strokeStyle, border,
      transition, shadow, gradient, typography,
    ].map { ($0.type ?? "", $0) }
  )

  private static let anyNumber = -Double.infinity...Double.infinity

  /// A color in a composite value.
  static let color = ValueForm(title: "a color", type: TokenSet.color)

  private static let number = ValueForm(
    title: "a number",
    type: "number",
    scalars: [.number(anyNumber)]
  )
  private static let dimension = measure("dimension", units: ["px", "rem"])
  private static let duration = measure("duration", units: ["ms", "s"])

  private static func measure(_ type: String, units: [String]) -> ValueForm {
    let value = ValueForm(title: "a number", scalars: [.number(anyNumber)])
    let unit = words(units)
    return ValueForm(
      title: "a \(type)",
      type: type,
      properties: [Property("value", value), Property("unit", unit)]
    )
  }

  private static func words(_ words: [String]) -> ValueForm {
    let list = words.map { "'\($0)'" }.joined(separator: ", ")
    return ValueForm(title: "one of \(list)", scalars: [.words(words)])
  }

  private static let fontFamily = ValueForm(
    title: "the name of a font or a list of names",
    type: "fontFamily",
    scalars: [.text],
    elements: [ValueForm(title: "the name of a font", type: "fontFamily", scalars: [.text])]
  )
  private static let fontWeight = ValueForm(
    title: "a number from 1 to 1000 or a weight such as 'bold'",
    type: "fontWeight",
    scalars: [
      .number(1...1_000),
      .words([
        "thin", "hairline", "extra-light", "ultra-light", "light", "normal", "regular", "book",
        "medium", "semi-bold", "demi-bold", "bold", "extra-bold", "ultra-bold", "black", "heavy",
        "extra-black", "ultra-black",
      ]),
    ]
  )
  private static let cubicBezier: ValueForm = {
    let x = ValueForm(title: "a number from 0 to 1", type: "number", scalars: [.number(0...1)])
    return ValueForm(
      title: "a list of four numbers",
      type: "cubicBezier",
      elements: [x, number, x, number]
    )
  }()
  private static let strokeStyle = ValueForm(
    title: "a stroke style such as 'solid'",
    type: "strokeStyle",
    scalars: [
      .words(["solid", "dashed", "dotted", "double", "groove", "ridge", "outset", "inset"])
    ],
    properties: [
      Property("dashArray", ValueForm(title: "a list of dimensions", elements: [dimension])),
      Property("lineCap", words(["round", "butt", "square"])),
    ]
  )
  private static let border = ValueForm(
    title: "a border",
    type: "border",
    properties: [
      Property("color", color), Property("width", dimension), Property("style", strokeStyle),
    ]
  )
  private static let transition = ValueForm(
    title: "a transition",
    type: "transition",
    properties: [
      Property("duration", duration), Property("delay", duration),
      Property("timingFunction", cubicBezier),
    ]
  )
  private static let shadow: ValueForm = {
    let inset = ValueForm(title: "true or false", scalars: [.boolean])
    var shadow = ValueForm(
      title: "a shadow",
      type: "shadow",
      properties: [
        Property("color", color), Property("offsetX", dimension), Property("offsetY", dimension),
        Property("blur", dimension), Property("spread", dimension),
        Property("inset", inset, isRequired: false),
      ]
    )
    shadow.elements = [shadow]
    return shadow
  }()
  private static let gradient = ValueForm(
    title: "a list of gradient stops",
    type: "gradient",
    elements: [
      ValueForm(
        title: "a gradient stop",
        type: "gradient",
        properties: [Property("color", color), Property("position", number)]
      )
    ]
  )
  private static let typography = ValueForm(
    title: "a typography value",
    type: "typography",
    properties: [
      Property("fontFamily", fontFamily), Property("fontSize", dimension),
      Property("fontWeight", fontWeight), Property("letterSpacing", dimension),
      Property("lineHeight", number),
    ]
  )
}
