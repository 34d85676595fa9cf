import DynamicColors
import TextSupport

/// Parts of names as theme files have them.
enum NamePart {
  /// Letters, digits and `-` stay; every run of others becomes one `-`.
  static func legal(_ text: String) -> String {
    if isLegal(text) { return text }
    let words = text.split { !$0.isLetter && !$0.isNumber && $0 != "-" }.joined(separator: "-")
    var name = words[...]
    while name.first == "-" { name.removeFirst() }
    while name.last == "-" { name.removeLast() }
    return name.isEmpty ? "color" : String(name)
  }

  /// As a part of a colour's name, where words for conditions mean something else.
  static func color(_ text: String) -> String {
    let name = text == "$root" ? "root" : legal(text)
    return reserved.contains(name) ? "\(name)-color" : name
  }

  private static let reserved = Set(ConditionWords.all)

  private static func isLegal(_ text: String) -> Bool {
    !text.isEmpty && text.first != "-" && text.last != "-"
      && text.utf8.allSatisfy { $0.isASCIIWord && $0 != UInt8(ascii: "_") }
  }
}
