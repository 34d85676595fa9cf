/// A name with its other spellings.
struct NameMembers: TemplateMembers {
  /// The name as it is written.
  let name: String

  var text: String? { name }

  var memberNames: [String] { NameSpelling.allCases.map(\.rawValue) + ["leaf", "path"] }

  var printedNames: [String] { [] }

  func member(_ name: TemplateName) -> TemplateValue? {
    switch DataKey(name) {
    case .camel: .text(NameSpelling.camel.spelled(self.name))
    case .pascal: .text(NameSpelling.pascal.spelled(self.name))
    case .snake: .text(NameSpelling.snake.spelled(self.name))
    case .kebab: .text(NameSpelling.kebab.spelled(self.name))
    case .constant: .text(NameSpelling.constant.spelled(self.name))
    case .title: .text(NameSpelling.title.spelled(self.name))
    case .upper: .text(NameSpelling.upper.spelled(self.name))
    case .lower: .text(NameSpelling.lower.spelled(self.name))
    case .ascii: .text(NameSpelling.ascii.spelled(self.name))
    case .leaf: .members(NameMembers(name: parts.last ?? ""))
    case .path: .list(TextList(texts: parts))
    default: nil
    }
  }

  private var parts: [String] {
    name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
  }
}
