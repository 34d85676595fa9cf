import TestSupport

/// Files of a valid theme library with random names and values.
struct RandomLibrary {
  private(set) var files: [String: String] = [:]
  private var random: SplitMix64
  private var nameCount = 0

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
    let (trait, values) = (newName(), [newName(), newName()])
    let condition = "\(trait)=\(values[1])"
    let base = newName()
    let inherited = addTheme(base, extends: nil, knowing: [], condition)
    let child = newName()
    let colors = inherited + addTheme(child, extends: base, knowing: inherited, condition)
    let identifier = Bool.random(using: &random) ? "identifier: x.\(trait), " : ""
    files["library.yaml"] = """
      library: 1
      default-theme: \(child)
      traits:
        \(trait): { \(identifier)values: [\(values.joined(separator: ", "))] }
      base16: { base00: \(pick(colors)), base08: "\(pick(colors))" }
      checks:
        - { distinct: [\(colors[0]), \(colors[1])], at-least: 0.1, when: \(condition) }
        - contrast:
            - \(colors[0])
            - '\(colors[1])'
          at-least: 1.01
      """
    files["app.yaml"] = """
      hierarchy: \(newName())
      overrides: { theme: \(base), \(trait): "\(values[0])" }
      children:
        - window: \(newName())
          uses: [\(pick(colors)), \(pick(colors))]
          children:
            - view: \(newName())
              overrides: { \(trait): \(values[1]) }
      """
  }

  private mutating func newName() -> String {
    nameCount += 1
    let letters = (0..<Int.random(in: 1...3, using: &random)).map { _ in
      ["a", "bc", "De", "é", "x-y", "7", "漢"].randomElement(using: &random) ?? ""
    }
    return "n\(letters.joined())-\(nameCount)"
  }

  private mutating func pick(_ names: [String]) -> String {
    names.randomElement(using: &random) ?? ""
  }

  private mutating func value(_ known: [String]) -> String {
    let hex = "\"#\(Int.random(in: 100_000...999_999, using: &random))\""
    guard !known.isEmpty else { return hex }
    let (one, two) = (pick(known), pick(known))
    return [
      hex, "\"{\(one)}\"", "'{\(one)}'", "color-mix(in oklab, {\(one)} 30%, {\(two)})",
      "oklch(from {\(one)} l c h / 50%)", "\"light-dark({\(one)}, {\(two)})\"",
      ">-\n        color-mix(in srgb, {\(one)},\n        {\(two)} 40%)",
    ].randomElement(using: &random) ?? hex
  }

  /// Adds a theme file, and returns its colors.
  private mutating func addTheme(
    _ name: String,
    extends parent: String?,
    knowing inherited: [String],
    _ condition: String
  ) -> [String] {
    var names: [String] = []
    var lines = ["theme: \(name)"]
    if let parent { lines.append("extends: \(parent)") }
    lines.append("colors:")
    for _ in 0..<6 {
      let name = newName()
      if Bool.random(using: &random) {
        lines.append("  \(name): \(value(names + inherited))")
        names.append(name)
        continue
      }
      let inner = [newName(), newName()]
      lines.append("  \(name):   # a group")
      lines.append("    \(inner[0]): \(value(names + inherited))")
      let (light, dark) = (value(names + inherited), value(names + inherited))
      lines.append(
        "    \"\(inner[1])\":\n      default: \(light)\n      dark \(condition): \(dark)"
      )
      names += inner.map { "\(name).\($0)" }
    }
    lines += ["about:", "  \(pick(names)): A color"]
    files["\(name).yaml"] = lines.joined(separator: "\n") + "\n"
    return names
  }
}
