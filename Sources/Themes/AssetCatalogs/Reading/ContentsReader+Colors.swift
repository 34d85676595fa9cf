import SourceDiagnostics
import SourceDocuments

// Colors of slots.
extension ContentsReader {
  mutating func readColor(_ node: SourceNode) -> AssetSlot.Content {
    guard node.kind == .mapping else {
      findings.add(.invalidValue, "'color' must be an object", at: node.excerpt)
      return .unreadable
    }
    var space: AssetColorSpace? = .srgb
    var components: SourceNode?
    var platform: SourceNode?
    var reference: SourceNode?
    for (key, value) in node.entries {
      switch key.text {
      case "color-space": space = readSpace(value)
      case "components": components = value
      case "platform": platform = value
      case "reference": reference = value
      case let name:
        let known = ["color-space", "components", "platform", "reference"]
        let hint = Spelling.question(proposing: Spelling.nearest(to: name, among: known))
        findings.add(.unknownKey, "\(name: name) is not a key of a color\(hint)", at: key.excerpt)
      }
    }
    if let reference {
      guard let name = text(reference, for: "reference") else { return .unreadable }
      let system = platform.flatMap { text($0, for: "platform") } ?? "universal"
      return .color(.system(SystemColorReference(platform: system, name: name)))
    }
    guard let components else {
      findings.add(
        .invalidValue,
        "a color must have 'components', or 'platform' and 'reference'",
        at: node.excerpt
      )
      return .unreadable
    }
    guard let space, let read = readComponents(components, in: space) else { return .unreadable }
    return .color(.components(read))
  }

  private mutating func readSpace(_ node: SourceNode) -> AssetColorSpace? {
    let name = node.text
    if let space = AssetColorSpace(rawValue: name) { return space }
    let lowered = name.lowercased()
    if let space = AssetColorSpace(rawValue: lowered) {
      findings.add(
        .colorSpaceSpelling,
        "'color-space' must be \(name: lowered), not \(name: name)",
        at: node.excerpt,
        fix: .safe("\"\(lowered)\"")
      )
      return space
    }
    let known = AssetColorSpace.allCases.map(\.rawValue)
    let hint = Spelling.question(proposing: Spelling.nearest(to: name, among: known))
    findings.add(.unknownColorSpace, "\(name: name) is not a color space\(hint)", at: node.excerpt)
    return nil
  }

  private mutating func readComponents(
    _ node: SourceNode,
    in space: AssetColorSpace
  ) -> AssetComponents? {
    guard node.kind == .mapping else {
      findings.add(.invalidValue, "'components' must be an object", at: node.excerpt)
      return nil
    }
    var values: (Double?, Double?, Double?, Double?)
    var encoding: ComponentEncoding?
    var isSound = true
    for (key, value) in node.entries {
      let name = key.text
      let isOfSpace =
        switch name {
        case "alpha": true
        case "white": space.isGray
        case "red", "green", "blue": !space.isGray
        default: false
        }
      guard isOfSpace else {
        findings.add(
          .unknownKey,
          "\(name: name) is not a component of \(name: space.rawValue)",
          at: key.excerpt
        )
        continue
      }
      guard let component = value.colorComponent else {
        findings.add(
          .invalidComponent,
          "\(Self.message(forInvalidComponent: value, named: name))",
          at: value.excerpt
        )
        isSound = false
        continue
      }
      switch name {
      case "alpha": values.3 = component.value
      case "green": values.1 = component.value
      case "blue": values.2 = component.value
      default: values.0 = component.value
      }
      if name != "alpha", encoding == nil { encoding = component.encoding }
    }
    guard isSound else { return nil }
    if let color = AssetComponents(space, values, encoding: encoding ?? .float) { return color }
    let needed = space.isGray ? "'white'" : "'red', 'green' and 'blue'"
    findings.add(
      .invalidComponent,
      "a color in \(name: space.rawValue) must have the components \(needed)",
      at: node.excerpt
    )
    return nil
  }

  /// Returns the message for an invalid component.
  private static func message(
    forInvalidComponent node: SourceNode,
    named name: String
  ) -> String {
    guard node.kind == .scalar else { return "'\(name)' must be text" }
    let text = node.text
    let forms = "write a fraction as '0.541', or 255ths as '138' or '0x8A'"
    if text.hasSuffix("%") { return "'\(text)' is a percentage; \(forms)" }
    if text.hasPrefix("#") { return "'\(text)' is a hexadecimal color; \(forms)" }
    return "'\(text)' is not a component of a color; \(forms)"
  }
}

extension AssetComponents {
  /// Creates a color from red or white, green, blue and alpha; nil if one of the space is missing.
  fileprivate init?(
    _ space: AssetColorSpace,
    _ values: (Double?, Double?, Double?, Double?),
    encoding: ComponentEncoding
  ) {
    let alpha = values.3 ?? 1
    if space.isGray, let white = values.0 {
      let isExtended = space == .extendedGray
      self.init(white: white, alpha: alpha, isExtended: isExtended, encoding: encoding)
    } else if let red = values.0, let green = values.1, let blue = values.2 {
      self.init(space, red, green, blue, alpha: alpha, encoding: encoding)
    } else {
      return nil
    }
  }
}
