/// A strict look at markup: whether tags are nested and closed, attributes quoted, and nothing in
/// between is markup or what XML forbids.
struct MarkupScan {
  /// The first thing that is wrong, or nil.
  let problem: String?

  /// Looks at a text, in which nothing closes the elements of these names, as HTML has them.
  init(_ text: String, isVoid: Set<String> = []) {
    problem = Self.problem(in: text, isVoid)
  }

  private static let references: Set<Substring> = ["amp", "lt", "gt", "quot", "#39"]

  private static func problem(in text: String, _ isVoid: Set<String>) -> String? {
    if let scalar = text.unicodeScalars.first(where: { $0.value < 0x20 && $0 != "\n" }) {
      return "control character \(scalar.value)"
    }
    var open: [Substring] = []
    for (index, piece) in text.split(separator: "<", omittingEmptySubsequences: false).enumerated()
    {
      if index == 0 { continue }
      guard let end = piece.firstIndex(of: ">") else { return "< in a tag: \(piece.prefix(40))" }
      var tag = piece[..<end]
      for reference in piece.split(separator: "&", omittingEmptySubsequences: false).dropFirst() {
        let name = reference.prefix { $0 != ";" }
        if !references.contains(name) { return "&\(name);" }
      }
      if tag.hasPrefix("!") { continue }
      if tag.hasPrefix("/") {
        let name = tag.dropFirst()
        guard let last = open.popLast() else { return "\(name) closes nothing" }
        if last != name { return "\(name) closes \(last)" }
        continue
      }
      let isEmpty = tag.hasSuffix("/")
      if isEmpty { tag = tag.dropLast() }
      let name = tag.prefix { $0 != " " }
      let quotes = tag.split(separator: "\"", omittingEmptySubsequences: false)
      for (index, part) in quotes.enumerated() where index % 2 == 0 && index + 1 < quotes.count {
        if !part.hasSuffix("=") { return "no value before \(part)" }
      }
      let outside = quotes.enumerated().filter { $0.offset % 2 == 0 }.map(\.element)
      if quotes.count % 2 == 0 { return "odd quotes in \(tag)" }
      if let last = outside.last, last.contains("=") { return "no quotes: \(last)" }
      if !isEmpty, !isVoid.contains(String(name)) { open.append(name) }
    }
    return open.last.map { "\($0) is open" }
  }
}
