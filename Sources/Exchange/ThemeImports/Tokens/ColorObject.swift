import ColorValues
import SourceDiagnostics
import SourceDocuments
import TextSupport

/// Reads the color objects of DTCG 2025.10 as text of theme files, without loss.
///
/// Source: Design Tokens Color Module 2025.10.
struct ColorObject {
  private(set) var problems: [ValueProblem] = []

  /// Follows a `$ref`; returns nil for one that cannot be followed.
  private let resolve: (SourceNode) -> SourceNode?

  init(resolve: @escaping (SourceNode) -> SourceNode?) {
    self.resolve = resolve
  }

  /// Returns the scalar for a theme file; nil for an object with ``problems``.
  mutating func text(of object: SourceNode) -> String? {
    var spaceNode: SourceNode?
    var list: SourceNode?
    var alphaNode: SourceNode?
    for (key, value) in object.entries {
      guard let value = followed(value) else { return nil }
      if key.hasText("colorSpace") {
        spaceNode = value
      } else if key.hasText("components") {
        list = value
      } else if key.hasText("alpha") {
        alphaNode = value
      } else if key.hasText("hex") {
        checkHex(value)
      } else {
        let name = key.text
        let hint = Spelling.hint(for: name, among: ["colorSpace", "components", "alpha", "hex"])
        add(key, "a color has no property '\(name)'\(hint)")
      }
    }
    guard let spaceNode, let list else {
      add(object, "the color has no '\(spaceNode == nil ? "colorSpace" : "components")'")
      return nil
    }
    guard let space = space(spaceNode) else { return nil }
    let elements = Array(list.elements)
    guard list.kind == .sequence, elements.count == 3 else {
      add(list, "'components' must be a list of three numbers")
      return nil
    }
    var components: [Component] = []
    components.reserveCapacity(3)
    for (index, element) in elements.enumerated() {
      guard let element = followed(element) else { return nil }
      let known = component(
        element,
        titled: "component \(index + 1) of \(space.space.cssName)",
        in: space.ranges[index]
      )
      if let known { components.append(known) }
    }
    let alpha = alphaNode.flatMap { number($0, titled: "'alpha'", in: 0...1) }
    guard components.count == 3, !problems.contains(where: { $0.severity == .error }) else {
      return nil
    }
    if object["hex"] != nil, space.space == .srgb {
      // Other tools write a color of bytes with components in single precision.
      components = components.map { ($0.value.map(YAMLText.byteComponent), $0.text) }
      if let hex = object["hex"] { compare(hex, components) }
    }
    return Self.text(space.space, components, alpha: alpha)
  }

  /// A color object as it is written, without what its references lead to; the text is nil for an
  /// object with references or problems.
  typealias Unresolved = (text: String?, problems: [ValueProblem], hasReferences: Bool)

  /// Reads a color object without following its references.
  static func unresolved(_ value: SourceNode) -> Unresolved {
    var hasReferences = false
    var object = ColorObject { _ in
      hasReferences = true
      return nil
    }
    let text = object.text(of: value)
    return (text, object.problems, hasReferences)
  }

  /// A component with its text; the value is nil for `none`.
  private typealias Component = (value: Double?, text: String)

  private mutating func add(_ node: SourceNode, _ message: String, severity: Severity = .error) {
    problems.append(ValueProblem(node, message, severity: severity))
  }

  private func followed(_ node: SourceNode) -> SourceNode? {
    node.kind == .mapping && node["$ref"] != nil ? resolve(node) : node
  }

  private mutating func space(_ node: SourceNode) -> Space? {
    if let space = Self.spaces.first(where: { node.kind == .scalar && node.hasText($0.name) }) {
      return space
    }
    let names = Self.spaces.map(\.name)
    let hint = Spelling.hint(for: node.text, among: names)
    let list = hint.isEmpty ? "; expected one of \(Spelling.list(names))" : hint
    add(node, "'\(node.text)' is not a color space\(list)")
    return nil
  }

  private mutating func component(
    _ node: SourceNode,
    titled title: @autoclosure () -> String,
    in range: ClosedRange<Double>
  ) -> Component? {
    if node.kind == .scalar, node.style != .plain, node.hasText("none") { return (nil, "none") }
    guard let component = number(node, titled: title(), in: range) else { return nil }
    if range == Self.hue, component.value == 360 {
      add(node, "\(title()) must be less than 360, which equals 0")
      return nil
    }
    return component
  }

  private mutating func number(
    _ node: SourceNode,
    titled title: @autoclosure () -> String,
    in range: ClosedRange<Double>
  ) -> Component? {
    let text = node.text
    guard node.kind == .scalar, node.style == .plain, let value = Double(text), value.isFinite
    else {
      add(node, "\(title()) must be a number, not '\(text)'")
      return nil
    }
    guard range.contains(value) else {
      let limits =
        range.upperBound.isFinite ? "to \(NumberText.css(range.upperBound))" : "or more"
      add(node, "\(title()) is \(text); expected \(NumberText.css(range.lowerBound)) \(limits)")
      return nil
    }
    // JSON5 and YAML have numbers that CSS does not; those of JSON are kept as written.
    let isCSS = !text.containsByte { byte in
      switch byte {
      case 0x30...0x39, 0x2E, 0x2D, 0x65, 0x45, 0x2B: false
      default: true
      }
    }
    let isPlain = isCSS && text.utf8.last != 0x2E && text.utf8.first != 0x2B
    return (value, isPlain ? text : NumberText.css(value))
  }

  private mutating func checkHex(_ node: SourceNode) {
    let bytes = node.kind == .scalar ? Array(node.text.utf8) : []
    let isHex =
      bytes.count == 7 && bytes[0] == UInt8(ascii: "#")
      && bytes.dropFirst().allSatisfy { $0.hexadecimalValue != nil }
    if isHex { return }
    add(node, "'hex' must be #rrggbb with six digits", severity: .warning)
  }

  /// Returns whether two objects have the same color, up to the precision of other tools.
  static func areEqual(_ first: SourceNode, _ second: SourceNode) -> Bool {
    func numbers(_ object: SourceNode) -> [Double?] {
      let components = object["components"].map { Array($0.elements) } ?? []
      return components.map { Double($0.text) } + [object["alpha"].map { Double($0.text) } ?? 1]
    }
    let (left, right) = (numbers(first), numbers(second))
    return first["colorSpace"]?.text == second["colorSpace"]?.text && left.count == right.count
      && zip(left, right).allSatisfy { left, right in
        guard let left, let right else { return left == right }
        return abs(left - right) < 1e-4
      }
  }

  /// Reports bytes in hexadecimal digits that are not those of the components, which are imported.
  private mutating func compare(_ hex: SourceNode, _ components: [Component]) {
    guard hex.text.utf8.count == 7, let color = try? Color(css: hex.text), components.count == 3
    else {
      return
    }
    let vector = color.components
    let values = zip(components, [vector.0, vector.1, vector.2])
    guard values.contains(where: { abs(($0.value ?? 0) - $1) > 1.5 / 255 }) else { return }
    let text = Self.text(
      .srgb,
      components.map { ($0.value.map(YAMLText.byteComponent), $0.text) },
      alpha: nil
    )
    add(
      hex,
      "'hex' is \(hex.text), but the components are \(text), which is imported",
      severity: .note
    )
  }

  private static func text(
    _ space: ColorSpace,
    _ components: [Component],
    alpha: Component?
  ) -> String {
    let opacity = alpha?.value ?? 1
    let values = components.compactMap(\.value)
    let alphaText = opacity == 1 ? nil : alpha?.text
    if space == .srgb, values.count == 3,
      let text = YAMLText.bytes(values, alpha: opacity, text: alphaText)
    {
      return text
    }
    let texts = components.enumerated().map { index, component in
      let isPercentage = (space == .hsl || space == .hwb) && index > 0 && component.value != nil
      return isPercentage ? component.text + "%" : component.text
    }
    return YAMLText.function(space, texts, alpha: alphaText)
  }

  // MARK: Spaces

  private typealias Space = (name: String, space: ColorSpace, ranges: [ClosedRange<Double>])

  private static let unit = 0.0...1.0
  private static let percent = 0.0...100.0
  private static let hue = 0.0...360.0
  private static let chroma = 0.0...Double.infinity
  private static let free = -Double.infinity...Double.infinity

  /// The spaces of the module with the ranges of their components.
  private static let spaces: [Space] = [
    ("srgb", .srgb, [unit, unit, unit]),
    ("oklch", .oklch, [unit, chroma, hue]),
    ("display-p3", .displayP3, [unit, unit, unit]),
    ("hsl", .hsl, [hue, percent, percent]),
    ("srgb-linear", .srgbLinear, [unit, unit, unit]),
    ("hwb", .hwb, [hue, percent, percent]),
    ("lab", .lab, [percent, free, free]),
    ("lch", .lch, [percent, chroma, hue]),
    ("oklab", .oklab, [unit, free, free]),
    ("a98-rgb", .a98RGB, [unit, unit, unit]),
    ("prophoto-rgb", .prophotoRGB, [unit, unit, unit]),
    ("rec2020", .rec2020, [unit, unit, unit]),
    ("xyz-d65", .xyzD65, [unit, unit, unit]),
    ("xyz-d50", .xyzD50, [unit, unit, unit]),
  ]
}
