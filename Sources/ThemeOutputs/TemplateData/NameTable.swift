import TextSupport

/// The names of a library in one spelling, of which no two are the same and none is a reserved
/// word.
///
/// A name whose spelling another name has gets a number, and a reserved word `_` at its end. Names
/// without a clash are unchanged, and of several with the same spelling one that is written so, or
/// the first.
struct NameTable: Sendable {
  /// The spellings that differ from the usual ones, by name.
  let changed: [String: String]

  /// Finds the spellings of different names.
  init(_ names: [String], _ spelling: NameSpelling, reserved: Set<String>) {
    let usual = names.map(spelling.spelled)
    var owners: [String: String] = [:]
    for (name, text) in zip(names, usual) where name == text { owners[text] = name }
    for (name, text) in zip(names, usual) where owners[text] == nil { owners[text] = name }
    guard owners.count < names.count || owners.keys.contains(where: reserved.contains) else {
      changed = [:]
      return
    }
    var free = FreeNames(reserved: reserved.union(usual))
    var changed: [String: String] = [:]
    for (name, text) in zip(names, usual) {
      if owners[text] != name {
        changed[name] = free.take(text) { spelling.numbered($0) }
      } else if reserved.contains(text) {
        changed[name] = free.take(text) { String(repeating: "_", count: $0 - 1) }
      }
    }
    self.changed = changed
  }
}

extension NameSpelling {
  /// Whether names in the spelling identify something in an output.
  var isUnique: Bool {
    switch self {
    case .camel, .pascal, .snake, .kebab, .constant, .title: true
    case .upper, .lower, .ascii: false
    }
  }

  /// Whether names in the spelling are identifiers of programming languages.
  var isIdentifier: Bool { isUnique && self != .kebab && self != .title }

  /// Returns the ending of a name with a number.
  fileprivate func numbered(_ number: Int) -> String {
    switch self {
    case .snake, .constant: "_\(number)"
    case .kebab: "-\(number)"
    case .title: " \(number)"
    case .camel, .pascal, .upper, .lower, .ascii: "\(number)"
    }
  }
}
