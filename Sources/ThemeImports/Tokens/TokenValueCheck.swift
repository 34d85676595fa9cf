import SourceDiagnostics
import SourceDocuments

/// What the specification asks of values that are no colours, which are passed on as they are.
///
/// Source: Design Tokens Format Module 2025.10, sections 8 and 9. References may stand for a value and
/// for any part of one.
struct TokenValueCheck {
  /// What is wrong with a value, and where.
  struct Fault {
    let node: SourceNode
    let message: String
  }

  private(set) var faults: [Fault] = []

  /// Looks at a value of a type; those that the specification doesn't have are free.
  init(_ value: SourceNode, type: String) {
    check(value, type)
  }

  private mutating func check(_ node: SourceNode, _ type: String) {
    if Self.isReference(node) { return }
    switch type {
    case "color": checkColor(node)
    case "dimension": checkMeasure(node, "a dimension", units: ["px", "rem"])
    case "duration": checkMeasure(node, "a duration", units: ["ms", "s"])
    case "number": if Self.number(node) == nil { add(node, "a number isn't \(Self.words(node))") }
    case "fontFamily": checkFamily(node)
    case "fontWeight": checkWeight(node)
    case "cubicBezier": checkCurve(node)
    case "strokeStyle": checkStroke(node)
    case "border", "transition", "typography": checkParts(node, type)
    case "shadow":
      if node.kind == .sequence {
        checkFilled(node, "a list of shadows")
        for element in node.elements where !Self.isReference(element) {
          checkParts(element, type)
        }
      } else {
        checkParts(node, type)
      }
    case "gradient": checkGradient(node)
    default: break
    }
  }

  private mutating func add(_ node: SourceNode, _ message: String) {
    faults.append(Fault(node: node, message: message))
  }

  /// A value for a message: scalars in quotes.
  private static func words(_ node: SourceNode) -> String {
    switch node.kind {
    case .scalar: "'\(node.text)'"
    case .sequence: "a list"
    case .mapping: "an object"
    }
  }

  private static func isReference(_ node: SourceNode) -> Bool {
    switch node.kind {
    case .scalar:
      node.style != .plain && node.text.hasPrefix("{") && node.text.hasSuffix("}")
    case .mapping: node["$ref"] != nil && node.entries.count == 1
    case .sequence: false
    }
  }

  private static func number(_ node: SourceNode) -> Double? {
    guard node.kind == .scalar, node.style == .plain else { return nil }
    return Double(node.text)
  }

  private static func isText(_ node: SourceNode) -> Bool {
    node.kind == .scalar && node.style != .plain
  }

  // MARK: Plain values

  private mutating func checkColor(_ node: SourceNode) {
    guard node.kind == .mapping else {
      return add(node, "a colour is an object with 'colorSpace' and 'components'")
    }
    var object = ColorObject()
    _ = object.text(of: node)
    for fault in object.faults { add(fault.node, fault.message) }
  }

  private mutating func checkMeasure(_ node: SourceNode, _ title: String, units: [String]) {
    let list = units.map { "'\($0)'" }.joined(separator: " or ")
    guard node.kind == .mapping else {
      return add(node, "\(title) is an object of 'value' and 'unit', not \(Self.words(node))")
    }
    checkKeys(node, title, required: ["value", "unit"])
    if let value = node["value"], !Self.isReference(value), Self.number(value) == nil {
      add(value, "the value of \(title) is a number, not \(Self.words(value))")
    }
    if let unit = node["unit"], !Self.isReference(unit),
      !(Self.isText(unit) && units.contains(unit.text))
    {
      add(unit, "the unit of \(title) is \(list), not \(Self.words(unit))")
    }
  }

  private mutating func checkFamily(_ node: SourceNode) {
    let names = node.kind == .sequence ? Array(node.elements) : [node]
    if node.kind == .sequence { checkFilled(node, "a list of font families") }
    for name in names where !Self.isText(name) && !Self.isReference(name) {
      add(name, "a font family is a text or a list of texts, not \(Self.words(name))")
    }
  }

  private static let weights: Set<String> = [
    "thin", "hairline", "extra-light", "ultra-light", "light", "normal", "regular", "book",
    "medium", "semi-bold", "demi-bold", "bold", "extra-bold", "ultra-bold", "black", "heavy",
    "extra-black", "ultra-black",
  ]

  private mutating func checkWeight(_ node: SourceNode) {
    if let number = Self.number(node) {
      if !(1...1000).contains(number) {
        add(node, "a font weight goes from 1 up to 1000, and this is \(node.text)")
      }
      return
    }
    guard Self.isText(node), Self.weights.contains(node.text) else {
      let hint = Spelling.hint(for: node.text, among: Self.weights.sorted())
      return add(node, "no font weight is called \(Self.words(node))\(hint)")
    }
  }

  private mutating func checkCurve(_ node: SourceNode) {
    guard node.kind == .sequence, node.elements.count == 4 else {
      return add(node, "a curve is a list of four numbers")
    }
    for (index, element) in node.elements.enumerated() where !Self.isReference(element) {
      guard let number = Self.number(element) else {
        add(element, "a curve has numbers, not \(Self.words(element))")
        continue
      }
      if index.isMultiple(of: 2), !(0...1).contains(number) {
        add(element, "x of a curve goes from 0 up to 1, and this is \(element.text)")
      }
    }
  }

  private static let strokes: Set<String> = [
    "solid", "dashed", "dotted", "double", "groove", "ridge", "outset", "inset",
  ]

  private mutating func checkStroke(_ node: SourceNode) {
    guard node.kind == .mapping else {
      guard Self.isText(node), Self.strokes.contains(node.text) else {
        let hint = Spelling.hint(for: node.text, among: Self.strokes.sorted())
        return add(node, "no style of strokes is called \(Self.words(node))\(hint)")
      }
      return
    }
    checkKeys(node, "a style of strokes", required: ["dashArray", "lineCap"])
    if let dashes = node["dashArray"], !Self.isReference(dashes) {
      guard dashes.kind == .sequence else { return add(dashes, "'dashArray' is a list") }
      checkFilled(dashes, "'dashArray'")
      for dash in dashes.elements { check(dash, "dimension") }
    }
    if let cap = node["lineCap"], !Self.isReference(cap),
      !["round", "butt", "square"].contains(cap.text)
    {
      add(cap, "'lineCap' is 'round', 'butt' or 'square', not \(Self.words(cap))")
    }
  }

  // MARK: Values of parts

  /// The parts of composite values, with their types.
  private static let parts: [String: [(name: String, type: String)]] = [
    "border": [("color", "color"), ("width", "dimension"), ("style", "strokeStyle")],
    "transition": [
      ("duration", "duration"), ("delay", "duration"), ("timingFunction", "cubicBezier"),
    ],
    "typography": [
      ("fontFamily", "fontFamily"), ("fontSize", "dimension"), ("fontWeight", "fontWeight"),
      ("letterSpacing", "dimension"), ("lineHeight", "number"),
    ],
    "shadow": [
      ("color", "color"), ("offsetX", "dimension"), ("offsetY", "dimension"),
      ("blur", "dimension"), ("spread", "dimension"),
    ],
  ]

  private mutating func checkParts(_ node: SourceNode, _ type: String) {
    let parts = Self.parts[type] ?? []
    let names = parts.map(\.name)
    guard node.kind == .mapping else {
      let list = names.map { "'\($0)'" }.joined(separator: ", ")
      return add(node, "the value of type '\(type)' is an object of \(list)")
    }
    let optional = type == "shadow" ? ["inset"] : []
    checkKeys(node, "a value of type '\(type)'", required: names, optional: optional)
    for part in parts {
      if let value = node[part.name] { check(value, part.type) }
    }
    if let inset = node["inset"], type == "shadow", !Self.isReference(inset),
      !(inset.style == .plain && ["true", "false"].contains(inset.text))
    {
      add(inset, "'inset' is true or false, not \(Self.words(inset))")
    }
  }

  private mutating func checkGradient(_ node: SourceNode) {
    guard node.kind == .sequence else { return add(node, "a gradient is a list of stops") }
    checkFilled(node, "a gradient")
    for stop in node.elements where !Self.isReference(stop) {
      guard stop.kind == .mapping else {
        add(stop, "a stop of a gradient is an object of 'color' and 'position'")
        continue
      }
      checkKeys(stop, "a stop of a gradient", required: ["color", "position"])
      if let color = stop["color"] { check(color, "color") }
      if let position = stop["position"] { check(position, "number") }
    }
  }

  private mutating func checkFilled(_ list: SourceNode, _ title: String) {
    if list.elements.isEmpty { add(list, "\(title) needs an element") }
  }

  private mutating func checkKeys(
    _ node: SourceNode,
    _ title: String,
    required: [String],
    optional: [String] = []
  ) {
    for name in required where node[name] == nil { add(node, "\(title) needs '\(name)'") }
    let known = required + optional
    for (key, _) in node.entries where !known.contains(key.text) {
      let hint = Spelling.hint(for: key.text, among: known)
      add(key, "\(title) has no '\(key.text)'\(hint)")
    }
  }
}
