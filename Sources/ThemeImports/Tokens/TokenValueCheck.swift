import SourceDiagnostics
import SourceDocuments
import TextSupport

/// Checks values that are not colors, which are passed through unchanged, against the specification.
///
/// References can replace a value and any part of one. Source: Design Tokens Format Module 2025.10,
/// sections 8 and 9.
struct TokenValueCheck {
  private(set) var problems: [ValueProblem] = []

  /// Checks a value of a type; types that the specification does not have are not checked.
  init(_ value: SourceNode, type: String) {
    if let (title, shape) = Self.types[type] { check(value, shape, title) }
  }

  // MARK: Shapes

  /// The form of a value.
  private indirect enum Shape: Sendable {
    case number(ClosedRange<Double>)
    case string
    case boolean
    case keyword([String])
    case color
    /// An object with properties; the optional one can be missing.
    case object([Property], optional: String? = nil)
    /// A list of elements, which messages call by a title.
    case list(Shape, String)
    /// A list of one element of each shape.
    case tuple([Shape], String)
    /// The first shape that a value resembles, else the last.
    case either([Shape])
  }

  private typealias Property = (name: String, shape: Shape)

  private static let anyNumber = Shape.number(-Double.infinity...Double.infinity)

  private static func measure(_ units: [String]) -> Shape {
    .object([("value", anyNumber), ("unit", .keyword(units))])
  }

  private static let dimension = measure(["px", "rem"])
  private static let duration = measure(["ms", "s"])
  private static let family = Shape.either([.list(.string, "a font family"), .string])
  private static let weight = Shape.either([
    .number(1...1000),
    .keyword([
      "thin", "hairline", "extra-light", "ultra-light", "light", "normal", "regular", "book",
      "medium", "semi-bold", "demi-bold", "bold", "extra-bold", "ultra-bold", "black", "heavy",
      "extra-black", "ultra-black",
    ]),
  ])
  private static let curve = Shape.tuple(
    [.number(0...1), anyNumber, .number(0...1), anyNumber],
    "a list of four numbers"
  )
  private static let stroke = Shape.either([
    .object([
      ("dashArray", .list(dimension, "a dimension")),
      ("lineCap", .keyword(["round", "butt", "square"])),
    ]),
    .keyword(["solid", "dashed", "dotted", "double", "groove", "ridge", "outset", "inset"]),
  ])
  private static let shadow = Shape.object(
    [
      ("color", .color), ("offsetX", dimension), ("offsetY", dimension), ("blur", dimension),
      ("spread", dimension), ("inset", .boolean),
    ],
    optional: "inset"
  )
  private static let stop = Shape.object([("color", .color), ("position", anyNumber)])

  private static let types: [String: (title: String, shape: Shape)] = [
    "color": ("a color", .color),
    "dimension": ("a dimension", dimension),
    "duration": ("a duration", duration),
    "number": ("the value", anyNumber),
    "fontFamily": ("a font family", family),
    "fontWeight": ("a font weight", weight),
    "cubicBezier": ("a curve", curve),
    "strokeStyle": ("a stroke style", stroke),
    "border": ("a border", .object([("color", .color), ("width", dimension), ("style", stroke)])),
    "transition": (
      "a transition",
      .object([("duration", duration), ("delay", duration), ("timingFunction", curve)])
    ),
    "typography": (
      "a typography value",
      .object([
        ("fontFamily", family), ("fontSize", dimension), ("fontWeight", weight),
        ("letterSpacing", dimension), ("lineHeight", anyNumber),
      ])
    ),
    "shadow": ("a shadow", .either([.list(shadow, "a shadow"), shadow])),
    "gradient": ("a gradient", .list(stop, "a gradient stop")),
  ]

  // MARK: Checks

  private mutating func check(_ node: SourceNode, _ shape: Shape, _ title: String) {
    if Self.isReference(node) { return }
    switch shape {
    case .number(let range):
      guard let number = Self.number(node) else { return add(node, "\(title) must be a number") }
      if !range.contains(number) {
        let limits = [range.lowerBound, range.upperBound].map { NumberText.css($0) }
        add(node, "\(title) must be from \(limits[0]) to \(limits[1])")
      }
    case .string: if !Self.isText(node) { add(node, "\(title) must be a string") }
    case .boolean:
      if node.style != .plain || !["true", "false"].contains(node.text) {
        add(node, "\(title) must be true or false")
      }
    case .keyword(let names):
      if Self.isText(node), names.contains(node.text) { return }
      let hint = Spelling.hint(for: node.text, among: names.sorted())
      let list = names.map { "'\($0)'" }.joined(separator: ", ")
      add(node, "\(title) must be \(names.count > 8 ? "a known name" : "one of \(list)")", hint)
    case .color:
      guard node.kind == .mapping else {
        return add(node, "\(title) must be an object with 'colorSpace' and 'components'")
      }
      var object = ColorObject()
      _ = object.text(of: node)
      problems += object.problems
    case .object(let properties, let optional):
      guard node.kind == .mapping else {
        let list = properties.map { "'\($0.name)'" }.joined(separator: ", ")
        return add(node, "\(title) must be an object of \(list)")
      }
      for (name, shape) in properties {
        if let value = node[name] {
          check(value, shape, "'\(name)' of \(title)")
        } else if name != optional {
          problems.append(ValueProblem(node, "\(title) must have '\(name)'"))
        }
      }
      let names = properties.map(\.name)
      for (key, _) in node.entries where !names.contains(key.text) {
        let hint = Spelling.hint(for: key.text, among: names)
        problems.append(ValueProblem(key, "\(title) has no property '\(key.text)'\(hint)"))
      }
    case .list(let shape, let elementTitle):
      guard node.kind == .sequence else { return add(node, "\(title) must be a list") }
      if node.elements.isEmpty {
        problems.append(ValueProblem(node, "\(title) must not be an empty list"))
      }
      for element in node.elements { check(element, shape, elementTitle) }
    case .tuple(let shapes, let list):
      guard node.kind == .sequence, node.elements.count == shapes.count else {
        return add(node, "\(title) must be \(list)")
      }
      for (index, (element, shape)) in zip(node.elements, shapes).enumerated() {
        check(element, shape, "element \(index + 1) of \(title)")
      }
    case .either(let shapes):
      if let shape = shapes.first(where: { Self.resembles(node, $0) }) ?? shapes.last {
        check(node, shape, title)
      }
    }
  }

  private mutating func add(_ node: SourceNode, _ message: String, _ hint: String = "") {
    let value =
      switch node.kind {
      case .scalar: "'\(node.text)'"
      case .sequence: "a list"
      case .mapping: "an object"
      }
    problems.append(ValueProblem(node, "\(message), not \(value)\(hint)"))
  }

  private static func resembles(_ node: SourceNode, _ shape: Shape) -> Bool {
    switch shape {
    case .number: number(node) != nil
    case .list: node.kind == .sequence
    case .object: node.kind == .mapping
    default: isText(node)
    }
  }

  private static func isReference(_ node: SourceNode) -> Bool {
    switch node.kind {
    case .scalar: isText(node) && node.text.hasPrefix("{") && node.text.hasSuffix("}")
    case .mapping: node["$ref"] != nil && node.entries.count == 1
    case .sequence: false
    }
  }

  private static func number(_ node: SourceNode) -> Double? {
    node.kind == .scalar && node.style == .plain ? Double(node.text) : nil
  }

  private static func isText(_ node: SourceNode) -> Bool {
    node.kind == .scalar && node.style != .plain
  }
}
