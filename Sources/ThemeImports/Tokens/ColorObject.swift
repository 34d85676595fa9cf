import ColorValues
import SourceDiagnostics
import SourceDocuments
import TextSupport

/// Reads the colour objects of DTCG 2025.10 as texts of theme files, without loss.
///
/// Source: Design Tokens Color Module 2025.10.
struct ColorObject {
  /// What is wrong with an object, and where.
  struct Fault {
    let node: SourceNode
    let message: String
    var severity = Severity.error
  }

  private(set) var faults: [Fault] = []

  /// Follows a `$ref`; nil where it can't be followed.
  private let resolve: (SourceNode) -> SourceNode?

  init(resolve: @escaping (SourceNode) -> SourceNode? = { $0 }) {
    self.resolve = resolve
  }

  /// The scalar for a theme file; nil where the object is no colour, for which ``faults`` say why.
  mutating func text(of object: SourceNode) -> String? {
    var spaceNode: SourceNode?
    var componentsNode: SourceNode?
    var alphaNode: SourceNode?
    for (key, value) in object.entries {
      guard let value = followed(value) else { return nil }
      if key.hasText("colorSpace") {
        spaceNode = value
      } else if key.hasText("components") {
        componentsNode = value
      } else if key.hasText("alpha") {
        alphaNode = value
      } else if key.hasText("hex") {
        checkHex(value)
      } else {
        let known = ["colorSpace", "components", "alpha", "hex"]
        let hint = Spelling.hint(for: key.text, among: known)
        faults.append(Fault(node: key, message: "a colour has no property '\(key.text)'\(hint)"))
      }
    }
    guard let spaceNode, let componentsNode else {
      let missing = spaceNode == nil ? "colorSpace" : "components"
      faults.append(Fault(node: object, message: "the colour has no '\(missing)'"))
      return nil
    }
    guard let space = space(spaceNode) else { return nil }
    guard componentsNode.kind == .sequence, componentsNode.elements.count == 3 else {
      faults.append(Fault(node: componentsNode, message: "'components' is a list of three"))
      return nil
    }
    var components: [Component] = []
    for (index, element) in componentsNode.elements.enumerated() {
      guard let element = followed(element) else { return nil }
      guard let component = component(element, index, of: space) else { continue }
      components.append(component)
    }
    var alpha: Component?
    if let alphaNode {
      alpha = number(alphaNode, "'alpha'", 0...1)
      if alpha == nil { return nil }
    }
    guard components.count == 3, !faults.contains(where: { $0.severity == .error }) else {
      return nil
    }
    return text(space, components, alpha: alpha)
  }

  private struct Component {
    /// Nil for one that is missing.
    let value: Double?
    let text: String
  }

  private func followed(_ node: SourceNode) -> SourceNode? {
    guard node.kind == .mapping, node["$ref"] != nil else { return node }
    return resolve(node)
  }

  private mutating func space(_ node: SourceNode) -> ColorSpace? {
    if node.kind == .scalar, let space = Self.spaces.first(where: { node.hasText($0.name) }) {
      return space.space
    }
    let name = node.text
    let hint = Spelling.hint(for: name, among: Self.spaces.map(\.name))
    let list =
      hint.isEmpty ? "; it is one of \(Self.spaces.map(\.name).joined(separator: ", "))" : hint
    faults.append(Fault(node: node, message: "no colour space is called '\(name)'\(list)"))
    return nil
  }

  private mutating func component(
    _ node: SourceNode,
    _ index: Int,
    of space: ColorSpace
  ) -> Component? {
    if node.kind == .scalar, node.style != .plain, node.hasText("none") {
      return Component(value: nil, text: "none")
    }
    let range = Self.range(of: index, in: space)
    let isHue = space.hueComponent == index
    let title = "component \(index + 1) of \(space.cssName)"
    guard let component = number(node, title, range) else { return nil }
    if isHue, component.value == 360 {
      faults.append(Fault(node: node, message: "\(title) is below 360, which is the same as 0"))
      return nil
    }
    return component
  }

  private mutating func number(
    _ node: SourceNode,
    _ title: String,
    _ range: ClosedRange<Double>
  ) -> Component? {
    let text = node.text
    guard node.kind == .scalar, node.style == .plain, let value = Double(text), value.isFinite
    else {
      faults.append(Fault(node: node, message: "\(title) is a number, not '\(text)'"))
      return nil
    }
    guard range.contains(value) else {
      let limits = [
        range.lowerBound.isFinite ? "from \(NumberText.css(range.lowerBound))" : nil,
        range.upperBound.isFinite ? "up to \(NumberText.css(range.upperBound))" : nil,
      ].compactMap(\.self).joined(separator: " ")
      faults.append(Fault(node: node, message: "\(title) goes \(limits), and this is \(text)"))
      return nil
    }
    // JSON5 and YAML have numbers that CSS doesn't; those of JSON stand in CSS as they are.
    let isCSS = text.utf8.allSatisfy { byte in
      byte.isASCIIDigit || [0x2E, 0x2D, 0x65, 0x45, 0x2B].contains(byte)
    }
    let isPlain = isCSS && text.utf8.last != 0x2E && text.utf8.first != 0x2B
    return Component(value: value, text: isPlain ? text : NumberText.css(value))
  }

  private mutating func checkHex(_ node: SourceNode) {
    let text = node.text
    let digits = text.utf8.dropFirst()
    let isRight =
      node.kind == .scalar && text.utf8.first == 0x23 && digits.count == 6
      && digits.allSatisfy { $0.hexadecimalValue != nil }
    guard !isRight else { return }
    faults.append(
      Fault(
        node: node,
        message: "'hex' is written #rrggbb, with six digits; the components say the colour",
        severity: .warning
      )
    )
  }

  private func text(_ space: ColorSpace, _ components: [Component], alpha: Component?) -> String {
    let values = components.map(\.value)
    let opacity = alpha?.value ?? 1
    if space == .srgb, let hex = Self.hex(values, alpha: opacity) { return hex }
    let texts = components.enumerated().map { index, component in
      let isPercentage = (space == .hsl || space == .hwb) && index > 0 && component.value != nil
      return isPercentage ? component.text + "%" : component.text
    }
    return ThemeText.function(space, texts, alpha: opacity == 1 ? nil : alpha?.text)
  }

  /// The hexadecimal notation, where it says exactly the same.
  private static func hex(_ values: [Double?], alpha: Double) -> String? {
    var text = "\"#"
    for value in alpha == 1 ? values : values + [alpha] {
      guard let value else { return nil }
      let byte = (value * 255).rounded()
      guard value == byte / 255, (0...255).contains(byte) else { return nil }
      text += HexadecimalText.digits(UInt8(clamping: byte), count: 2, uppercase: true)
    }
    return text + "\""
  }

  // MARK: Spaces

  /// The spaces of the module, by their names.
  static let spaces: [(name: String, space: ColorSpace)] = [
    ("srgb", .srgb), ("oklch", .oklch), ("display-p3", .displayP3), ("hsl", .hsl),
    ("srgb-linear", .srgbLinear), ("hwb", .hwb), ("lab", .lab), ("lch", .lch), ("oklab", .oklab),
    ("a98-rgb", .a98RGB), ("prophoto-rgb", .prophotoRGB), ("rec2020", .rec2020),
    ("xyz-d65", .xyzD65), ("xyz-d50", .xyzD50),
  ]

  private static func range(of index: Int, in space: ColorSpace) -> ClosedRange<Double> {
    let free = -Double.infinity...Double.infinity
    switch (space, index) {
    case (.hsl, 0), (.hwb, 0), (.lch, 2), (.oklch, 2): return 0...360
    case (.hsl, _), (.hwb, _), (.lab, 0), (.lch, 0): return 0...100
    case (.oklab, 0), (.oklch, 0): return 0...1
    case (.lab, _), (.oklab, _): return free
    case (.lch, _), (.oklch, _): return 0...Double.infinity
    default: return 0...1
    }
  }
}

extension ColorSpace {
  /// The place of the hue among the components, if there is one.
  fileprivate var hueComponent: Int? {
    switch self {
    case .hsl, .hwb: 0
    case .lch, .oklch: 2
    default: nil
    }
  }
}
