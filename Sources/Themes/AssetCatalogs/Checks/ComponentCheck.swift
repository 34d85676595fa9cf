import SourceDiagnostics
import SourceDocuments

extension CheckContext {
  /// Reports components outside the range of their color space, and `"1"`, which is one 255th.
  func reportComponents(of asset: Asset, to findings: inout Findings) {
    guard asset.type == .colorSet else { return }
    for slot in asset.slots {
      guard case .components(let color)? = slot.color,
        let components = slot.node?["color"]?["components"]
      else { continue }
      var read: [(name: String, node: SourceNode, value: Double, isOne: Bool)] = []
      var hasCount = false
      for (key, node) in components.entries {
        guard let component = node.colorComponent else { continue }
        let isCount = component.encoding == .integer && component.value > 1 / 255
        if isCount { hasCount = true }
        read.append(
          (
            key.text, node, component.value,
            component.encoding == .integer && component.value == 1 / 255
          )
        )
      }
      for component in read {
        // Beside larger integers, 1 is intended as one 255th, except for alpha.
        if component.isOne, component.name == "alpha" || !hasCount {
          findings.add(
            .one255th,
            "'\"1\"' is one 255th; write '\"1.000\"' for one",
            at: component.node.excerpt,
            fix: .suggestion("\"1.000\"")
          )
        }
        let isFree = color.space.isExtended && component.name != "alpha"
        guard !isFree, !(0...1).contains(component.value) else { continue }
        findings.add(
          .componentRange,
          component.name == "alpha"
            ? "'alpha' is from 0 to 1"
            : "\(name: component.name) is from 0 to 1 (255 as a whole number) in \(name: color.space.rawValue); only extended spaces go beyond",
          at: component.node.excerpt
        )
      }
    }
  }
}

extension Rule {
  /// Components must be in the range of their color space.
  static let componentRange = Rule(
    catalog: "component-range",
    severity: .warning,
    summary: "Components must be in the range of their color space."
  )

  /// Quoted integers count in 255ths; the value one must be written as '1.000'.
  static let one255th = Rule(
    catalog: "one-255th",
    severity: .warning,
    summary: "Quoted integers count in 255ths; the value one must be written as '1.000'."
  )
}
