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
  case list(any TemplateList)
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
protocol TemplateList {
  /// The number of elements.
  var count: Int { get }

  /// The names of elements that have names.
  var memberNames: [String] { get }

  /// Returns the element at an index.
  func element(at index: Int) -> TemplateValue

  /// Returns the element with a name; nil if there is none.
  func member(_ name: TemplateName) -> TemplateValue?

  /// Returns the reason why a name that isn't an element can't be one here, as in
  /// ``TemplateMembers/absence(of:)``.
  func absence(of name: String) -> String?
}

/// A list of values whose elements have no names.
struct ElementList<Element>: TemplateList {
  let elements: [Element]
  /// Returns an element as data of a template.
  let value: (Element) -> TemplateValue

  var count: Int { elements.count }

  func element(at index: Int) -> TemplateValue { value(elements[index]) }
}

extension TemplateList {
  /// No names.
  var memberNames: [String] { [] }

  /// No element, because elements have no names.
  func member(_ name: TemplateName) -> TemplateValue? { nil }

  /// No special reason.
  func absence(of name: String) -> String? { nil }
}
