/// A value of the data that a template reads.
enum TemplateValue {
  /// Nothing: it prints nothing, and its sections are omitted.
  case nothing
  /// A condition of sections.
  case flag(Bool)
  /// A text; an empty one is false in sections.
  case text(String)
  /// A label of a scheme: a text that builders escape for HTML in any file.
  case label(String)
  /// A list, whose section is repeated for each element.
  case list(TemplateList)
  /// Named values, which can also have a text.
  case members(any TemplateMembers)
}

/// Named values of the data, which are computed when a template reads them.
protocol TemplateMembers {
  /// The text that a tag of the values themselves prints; nil if they have none.
  var text: String? { get }

  /// The names of all members, for corrections of misspelled names.
  var memberNames: [String] { get }

  /// The names of the members that a print of all data has; empty for a text with other spellings.
  var printedNames: [String] { get }

  /// Returns the member with a name; nil if there is none.
  func member(_ name: TemplateName) -> TemplateValue?

  /// Returns the text in a spelling, in which no similar value of the output has the same text.
  func spelled(_ spelling: NameSpelling) -> String

  /// Returns the special reason why a name can't be a member here; nil if there is none.
  func absence(of name: String) -> String?
}

extension TemplateMembers {
  /// The usual spelling.
  func spelled(_ spelling: NameSpelling) -> String { spelling.spelled(text ?? "") }

  /// No text.
  var text: String? { nil }

  /// All names.
  var printedNames: [String] { memberNames }

  /// No special reason.
  func absence(of name: String) -> String? { nil }
}

/// A list of the data, whose elements are computed when a template reads them.
struct TemplateList {
  /// The number of elements.
  let count: Int

  /// Returns the names of elements that have names.
  let memberNames: () -> [String]

  /// Returns the element with a name; nil if there is none.
  let member: (TemplateName) -> TemplateValue?

  /// Returns the element at an index.
  let element: (Int) -> TemplateValue

  /// Creates a list of elements, by default without names.
  init<Element>(
    _ elements: [Element],
    names: @escaping () -> [String] = { [] },
    member: @escaping (TemplateName) -> TemplateValue? = { _ in nil },
    element: @escaping (Element) -> TemplateValue
  ) {
    count = elements.count
    memberNames = names
    self.member = member
    self.element = { element(elements[$0]) }
  }
}
