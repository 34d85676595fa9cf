/// A name with its other spellings.
struct NameMembers: TemplateMembers {
  /// The roles of names, each of which has separate spellings.
  enum Role: Hashable, Sendable {
    /// Names of colors.
    case color
    /// Names of themes.
    case theme
    /// A part of a name.
    case part
  }

  /// The name as it is written.
  let name: String

  let role: Role

  /// The data of the file.
  let data: TemplateData

  init(_ name: String, _ role: Role, in data: TemplateData) {
    self.name = name
    self.role = role
    self.data = data
  }

  var text: String? { name }

  var memberNames: [String] { NameSpelling.allCases.map(\.rawValue) + ["leaf", "path"] }

  var printedNames: [String] { [] }

  func member(_ name: TemplateName) -> TemplateValue? {
    switch DataKey(name) {
    case .camel: .text(spelled(.camel))
    case .pascal: .text(spelled(.pascal))
    case .snake: .text(spelled(.snake))
    case .kebab: .text(spelled(.kebab))
    case .constant: .text(spelled(.constant))
    case .title: .text(spelled(.title))
    case .upper: .text(spelled(.upper))
    case .lower: .text(spelled(.lower))
    case .ascii: .text(spelled(.ascii))
    case .leaf: .members(NameMembers(parts.last ?? "", .part, in: data))
    case .path: .list(TemplateList(parts, element: TemplateValue.text))
    default: nil
    }
  }

  func spelled(_ spelling: NameSpelling) -> String { data.spelled(name, as: role, in: spelling) }

  private var parts: [String] {
    name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
  }
}
