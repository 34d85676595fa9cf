import FileAccess
import SourceDiagnostics
import SourceDocuments

/// Reads the nodes of one `Contents.json`.
struct ContentsReader {
  var findings = Findings()

  /// The extensions that shipped apps have and Xcode accepts.
  static let tolerated: JSONExtensions = .json5

  /// Returns the slots of an asset of a type; nil for a document with only `info` and `properties`.
  mutating func slots(of document: SourceDocument, type: AssetType?) -> [AssetSlot] {
    let root = document.root
    guard root.kind == .mapping else {
      findings.add(.invalidValue, "a Contents.json must contain an object", at: root.excerpt)
      return []
    }
    let slotsKey = type?.slotsKey
    var slots: [AssetSlot] = []
    for (key, value) in root.entries {
      let name = key.text
      if name == slotsKey {
        slots = read(value, name, isColor: type == .colorSet)
      } else if name == "info" || name == "properties" {
        if value.kind != .mapping {
          findings.add(.invalidValue, "\(name: name) must be an object", at: value.excerpt)
        }
      } else if type == nil || slotsKey != nil {
        addUnknown(key, among: [slotsKey ?? "info", "info", "properties"])
      }
    }
    return slots
  }

  /// Returns whether a group provides a namespace.
  mutating func providesNamespace(_ document: SourceDocument) -> Bool {
    guard let properties = document.root["properties"],
      let value = properties["provides-namespace"]
    else { return false }
    if value.style == .plain, value.hasText("true") || value.hasText("false") {
      return value.hasText("true")
    }
    findings.add(
      .invalidValue,
      "'provides-namespace' must be true or false",
      at: value.excerpt
    )
    return false
  }

  private mutating func read(_ list: SourceNode, _ name: String, isColor: Bool) -> [AssetSlot] {
    guard list.kind == .sequence else {
      findings.add(.invalidValue, "\(name: name) must be a list", at: list.excerpt)
      return []
    }
    var slots: [AssetSlot] = []
    slots.reserveCapacity(list.elements.count)
    for element in list.elements {
      guard element.kind == .mapping else {
        findings.add(
          .invalidValue,
          "an element of \(name: name) must be an object",
          at: element.excerpt
        )
        continue
      }
      slots.append(readSlot(element, isColor: isColor))
    }
    return slots
  }

  // MARK: Slots

  private mutating func readSlot(_ node: SourceNode, isColor: Bool) -> AssetSlot {
    var conditions = SlotConditions(idiom: nil)
    var content = AssetSlot.Content.empty
    var isUnassigned = false
    for (key, value) in node.entries {
      let name = key.text
      switch name {
      case "color" where isColor: content = readColor(value)
      case "filename" where !isColor: content = readFile(value)
      case "idiom":
        conditions.idiom = readCase(value, for: name, isUnknown: &conditions.isUnknown)
      case "appearances":
        readAppearances(value, into: &conditions)
      case "display-gamut":
        conditions.gamut = readGamut(value, into: &conditions)
      case "scale":
        let scales: KeyValuePairs = ["1x": 1, "2x": 2, "3x": 3]
        conditions.scale = readWord(
          value,
          for: name,
          among: scales,
          isUnknown: &conditions.isUnknown
        )
      case "width-class":
        conditions.widthClass = readCase(value, for: name, isUnknown: &conditions.isUnknown)
      case "height-class":
        conditions.heightClass = readCase(value, for: name, isUnknown: &conditions.isUnknown)
      case "language-direction":
        let directions: KeyValuePairs = ["left-to-right": false, "right-to-left": true]
        conditions.isRightToLeft =
          readWord(value, for: name, among: directions, isUnknown: &conditions.isUnknown)
      case "memory": readMemory(value, into: &conditions)
      case "subtype": conditions.subtype = text(value, for: name)
      case "locale": conditions.locale = text(value, for: name)
      case "graphics-feature-set": conditions.graphics = text(value, for: name)
      case "screen-width": conditions.screenWidth = text(value, for: name)
      case "unassigned":
        isUnassigned = value.style == .plain && value.hasText("true")
      default:
        if !Self.otherKeys.contains(name) {
          addUnknown(key, among: Self.readKeys + Self.otherKeys)
        }
      }
    }
    if isUnassigned { conditions.idiom = nil }
    return AssetSlot(conditions, content, node: node)
  }

  private mutating func readFile(_ node: SourceNode) -> AssetSlot.Content {
    guard let name = text(node, for: "filename") else { return .unreadable }
    if name.isEmpty { return .empty }
    guard FileName.isSafe(name) else {
      findings.add(
        .unsafeName,
        "\(name: name) is not the name of a file in this folder; files of an asset are in the folder of its Contents.json",
        at: node.excerpt
      )
      return .unreadable
    }
    return .file(name)
  }

  private mutating func readAppearances(_ list: SourceNode, into conditions: inout SlotConditions) {
    guard list.kind == .sequence else {
      findings.add(.invalidValue, "'appearances' must be a list", at: list.excerpt)
      conditions.isUnknown = true
      return
    }
    for element in list.elements {
      guard let kind = element["appearance"], let value = element["value"] else {
        findings.add(
          .invalidValue,
          "an appearance must be an object with 'appearance' and 'value'",
          at: element.excerpt
        )
        conditions.isUnknown = true
        continue
      }
      if kind.hasText("luminosity") {
        conditions.appearance.luminosity = readCase(
          value,
          for: "luminosity",
          isUnknown: &conditions.isUnknown
        )
      } else if kind.hasText("contrast") {
        let isHigh = readWord(
          value,
          for: "contrast",
          among: ["high": true],
          isUnknown: &conditions.isUnknown
        )
        if isHigh == true { conditions.appearance.isHighContrast = true }
      } else {
        addUnknown(kind, for: "appearance", among: ["luminosity", "contrast"])
        conditions.isUnknown = true
      }
    }
  }

  private mutating func readGamut(
    _ node: SourceNode,
    into conditions: inout SlotConditions
  ) -> AssetGamut? {
    if let gamut = AssetGamut(rawValue: node.text) { return gamut }
    let spelt = AssetGamut.allCases.first { $0.rawValue.lowercased() == node.text.lowercased() }
    guard let spelt else {
      return readCase(node, for: "display-gamut", isUnknown: &conditions.isUnknown)
    }
    findings.add(
      .colorSpaceSpelling,
      "'display-gamut' must be \(name: spelt.rawValue); \(name: node.text) is a value of 'color-space'",
      at: node.excerpt,
      fix: .safe("\"\(spelt.rawValue)\"")
    )
    return spelt
  }

  private mutating func readMemory(_ node: SourceNode, into conditions: inout SlotConditions) {
    let text = node.text
    if text.hasSuffix("GB"), let memory = Int(text.dropLast(2)), memory > 0 {
      conditions.memory = memory
    } else {
      addUnknown(node, for: "memory", among: ["1GB", "2GB", "3GB", "4GB", "6GB"])
      conditions.isUnknown = true
    }
  }

  // MARK: Values

  /// Returns a text, or nil with a diagnostic for other values.
  mutating func text(_ node: SourceNode, for name: String) -> String? {
    guard node.kind == .scalar, node.style != .plain else {
      findings.add(.invalidValue, "\(name: name) must be text in double quotes", at: node.excerpt)
      return nil
    }
    return node.text
  }

  private mutating func readCase<Value: RawRepresentable<String> & CaseIterable>(
    _ node: SourceNode,
    for name: String,
    isUnknown: inout Bool
  ) -> Value? {
    if node.kind == .scalar, let value = Value(rawValue: node.text) { return value }
    isUnknown = true
    guard text(node, for: name) != nil else { return nil }
    addUnknown(node, for: name, among: Value.allCases.map(\.rawValue))
    return nil
  }

  private mutating func readWord<Value>(
    _ node: SourceNode,
    for name: String,
    among values: KeyValuePairs<String, Value>,
    isUnknown: inout Bool
  ) -> Value? {
    if let value = values.first(where: { node.hasText($0.key) })?.value { return value }
    addUnknown(node, for: name, among: values.map(\.key))
    isUnknown = true
    return nil
  }

  private mutating func addUnknown(_ key: SourceNode, among known: [String]) {
    let hint = Spelling.question(proposing: Spelling.nearest(to: key.text, among: known))
    findings.add(
      .unknownKey,
      "\(name: key.text) is not a key of the format\(hint)",
      at: key.excerpt
    )
  }

  private mutating func addUnknown(_ value: SourceNode, for key: String, among known: [String]) {
    let hint = Spelling.question(proposing: Spelling.nearest(to: value.text, among: known))
    findings.add(
      .unknownValue,
      "\(name: value.text) is not a known \(name: key)\(hint)",
      at: value.excerpt
    )
  }

  private static let readKeys = [
    "color", "filename", "idiom", "appearances", "display-gamut", "scale", "width-class",
    "height-class", "language-direction", "memory", "subtype", "locale", "graphics-feature-set",
    "screen-width", "unassigned",
  ]

  /// The keys of slots that are preserved without interpretation.
  private static let otherKeys = [
    "alignment-insets", "color-space", "compression-type", "extent", "matching-style",
    "minimum-system-version", "orientation", "platform", "resizing", "role", "size", "template",
    "universal-type-identifier", "graphics-target", "auto-scaling", "face", "level",
    "pixel-format", "cube-face", "mipmap-level",
  ]
}
