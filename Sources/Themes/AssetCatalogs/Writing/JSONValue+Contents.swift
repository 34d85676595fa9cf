import SourceDocuments
import TextSupport

/// The values of `Contents.json` files.
extension JSONValue {
  /// Returns `info` as in Xcode, or with another author.
  private static func info(_ author: String?) -> JSONMember {
    let author = JSONMember("author", .string(author ?? "xcode"))
    return JSONMember("info", .object([author, JSONMember("version", .number("1"))]))
  }

  /// Returns the contents of a group or a catalog.
  static func catalogGroup(providesNamespace: Bool, author: String?) -> JSONValue {
    guard providesNamespace else { return .object([info(author)]) }
    return .object([
      info(author),
      JSONMember("properties", .object([JSONMember("provides-namespace", .bool(true))])),
    ])
  }

  /// Returns the contents of a color set, with all other values of a document except the author.
  static func colorSet(
    _ slots: [AssetSlot],
    in document: SourceDocument?,
    author: String?
  ) -> JSONValue {
    var value = document.map { JSONValue($0.root) } ?? .object([info(author)])
    if let author {
      var info = value["info"] ?? Self.info(author).value
      info["author"] = .string(author)
      value["info"] = info
    }
    value["colors"] = .array(slots.inOrder.map(slot))
    return value
  }

  /// Returns the bytes of a file: its existing bytes if the value is the same, else new bytes in
  /// its style, or in that of Xcode for a new file.
  func contents(replacing document: SourceDocument? = nil) -> [UInt8] {
    guard let document else { return Self.writer.bytes(for: self) }
    if JSONValue(document.root) == self { return document.file.bytes }
    return JSONWriter(JSONStyle(ofContents: document)).bytes(for: self)
  }

  /// A writer of new files.
  private static let writer = JSONWriter(.xcode)

  // MARK: Slots

  /// Returns the element of a slot: as in its file, else as in Xcode.
  private static func slot(_ slot: AssetSlot) -> JSONValue {
    if let node = slot.node { return JSONValue(node) }
    let conditions = slot.conditions
    var members: [JSONMember] = []
    if conditions.appearance != .any {
      members.append(JSONMember("appearances", appearances(conditions.appearance)))
    }
    if let color = slot.color { members.append(JSONMember("color", value(of: color))) }
    if let gamut = conditions.gamut {
      members.append(JSONMember("display-gamut", .string(gamut.rawValue)))
    }
    members.append(JSONMember("idiom", .string((conditions.idiom ?? .universal).rawValue)))
    if let locale = conditions.locale { members.append(JSONMember("locale", .string(locale))) }
    if let subtype = conditions.subtype { members.append(JSONMember("subtype", .string(subtype))) }
    return .object(members)
  }

  private static func appearances(_ appearance: AssetAppearance) -> JSONValue {
    func element(appearance kind: String, value: String) -> JSONValue {
      .object([JSONMember("appearance", .string(kind)), JSONMember("value", .string(value))])
    }
    var elements: [JSONValue] = []
    if let luminosity = appearance.luminosity {
      elements.append(element(appearance: "luminosity", value: luminosity.rawValue))
    }
    if appearance.isHighContrast { elements.append(element(appearance: "contrast", value: "high")) }
    return .array(elements)
  }

  private static func value(of color: AssetColor) -> JSONValue {
    switch color {
    case .system(let reference):
      .object([
        JSONMember("platform", .string(reference.platform)),
        JSONMember("reference", .string(reference.name)),
      ])
    case .components(let color):
      .object([
        JSONMember("color-space", .string(color.space.rawValue)),
        JSONMember("components", components(of: color)),
      ])
    }
  }

  /// Returns the components of a color, sorted by key.
  static func components(of color: AssetComponents) -> JSONValue {
    var members = [JSONMember("alpha", .string(exactFraction(color.alpha)))]
    if color.space.isGray {
      members.append(JSONMember("white", component(color.first, as: color.encoding)))
    } else {
      members.append(JSONMember("blue", component(color.third, as: color.encoding)))
      members.append(JSONMember("green", component(color.second, as: color.encoding)))
      members.append(JSONMember("red", component(color.first, as: color.encoding)))
    }
    return .object(members)
  }

  private static func component(_ value: Double, as encoding: ComponentEncoding) -> JSONValue {
    let byte = UInt8(clamping: (value * 255).rounded())
    switch encoding {
    case .float: return .string(fraction(value))
    case .number: return .number(fraction(value))
    case .integer: return .string(String(byte))
    case .hexadecimal:
      return .string("0x" + UInt64(byte).hexadecimalDigits(count: 2, uppercase: true))
    }
  }

  /// Returns the text of a fraction: three decimals if these are exact or identify a 255th, else
  /// the shortest text that reads back as the same number.
  ///
  /// Three decimals differ by at most 0.0005, which is 0.1275 of a 255th, so that rounding restores
  /// it.
  private static func fraction(_ value: Double) -> String {
    value.isOf255ths ? threeDecimals(value) : exactFraction(value)
  }

  /// Returns the text of a fraction that reads back as the same number, with at least three
  /// decimals.
  private static func exactFraction(_ value: Double) -> String {
    // Almost all colors are opaque.
    if value == 1 { return "1.000" }
    let short = threeDecimals(value)
    return Double(short) == value ? short : NumberText.plain(value)
  }

  private static func threeDecimals(_ value: Double) -> String {
    NumberText.plain(value, .fixed(3))
  }
}

extension [AssetSlot] {
  /// The slots in the order of Xcode: by idiom, then gamut, then appearance.
  package var inOrder: [AssetSlot] {
    let ranks = map(\.conditions.rank)
    guard !zip(ranks, ranks.dropFirst()).allSatisfy(<=) else { return self }
    return zip(ranks, self).sorted { $0.0 < $1.0 }.map(\.1)
  }
}

extension SlotConditions {
  fileprivate var rank: Int {
    let device = AssetIdiom.allCases.firstIndex(of: idiom ?? .universal) ?? 0
    let display = gamut.flatMap(AssetGamut.allCases.firstIndex).map { $0 + 1 } ?? 0
    let kind = device * 2 + (subtype == nil ? 0 : 1)
    return (kind * 4 + display) * 8 + appearance.order
  }
}
