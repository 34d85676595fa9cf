import SourceDiagnostics
import SourceDocuments

// Colors of slots.
extension ContentsReader {
  mutating func readColor(_ node: SourceNode) -> AssetSlot.Content {
    guard node.kind == .mapping else {
      findings.add(.invalidValue, at: node.excerpt, "'color' must be an object")
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
        findings.add(.unknownKey, at: key.excerpt, "\(name: name) is not a key of a color\(hint)")
      }
    }
    if let reference {
      guard let name = text(reference, "reference") else { return .unreadable }
      let system = platform.flatMap { text($0, "platform") } ?? "universal"
      return .color(.system(SystemColorReference(platform: system, name: name)))
    }
    guard let components else {
      findings.add(
        .invalidValue,
        at: node.excerpt,
        "a color must have 'components', or 'platform' and 'reference'"
      )
      return .unreadable
    }
    guard let space, let read = readComponents(components, space) else { return .unreadable }
    return .color(.components(read))
  }

  private mutating func readSpace(_ node: SourceNode) -> AssetColorSpace? {
    let name = node.text
    if let space = AssetColorSpace(rawValue: name) { return space }
    let lowered = name.lowercased()
    if let space = AssetColorSpace(rawValue: lowered) {
      findings.add(
        .colorSpaceSpelling,
        at: node.excerpt,
        fix: .safe("\"\(lowered)\""),
        "'color-space' must be \(name: lowered), not \(name: name)"
      )
      return space
    }
    let known = AssetColorSpace.allCases.map(\.rawValue)
    let hint = Spelling.question(proposing: Spelling.nearest(to: name, among: known))
    findings.add(.unknownColorSpace, at: node.excerpt, "\(name: name) is not a color space\(hint)")
    return nil
  }

  private mutating func readComponents(
    _ node: SourceNode,
    _ space: AssetColorSpace
  ) -> AssetComponents? {
    guard node.kind == .mapping else {
      findings.add(.invalidValue, at: node.excerpt, "'components' must be an object")
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
          at: key.excerpt,
          "\(name: name) is not a component of \(name: space.rawValue)"
        )
        continue
      }
      guard let component = ComponentText.read(value) else {
        findings.add(.invalidComponent, at: value.excerpt, "\(ComponentText.problem(value, name))")
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
    if space.isGray, let white = values.0 {
      return AssetComponents(
        white: white,
        alpha: values.3 ?? 1,
        isExtended: space == .extendedGray,
        encoding: encoding ?? .float
      )
    }
    if let red = values.0, let green = values.1, let blue = values.2 {
      return AssetComponents(
        space,
        red,
        green,
        blue,
        alpha: values.3 ?? 1,
        encoding: encoding ?? .float
      )
    }
    let needed = space.isGray ? "'white'" : "'red', 'green' and 'blue'"
    findings.add(
      .invalidComponent,
      at: node.excerpt,
      "a color in \(name: space.rawValue) must have the components \(needed)"
    )
    return nil
  }
}
