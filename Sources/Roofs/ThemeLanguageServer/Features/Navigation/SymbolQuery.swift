/// A search for names that have the letters of a text in their order.
struct SymbolQuery: MessageParameters {
  /// The ways to match, the better ones first.
  enum Match: Int, CaseIterable {
    /// The name begins with the text.
    case prefix
    /// The name contains the text.
    case part
    /// The name has the letters of the text in their order.
    case letters
  }

  private let letters: [UInt8]

  init(_ parameters: Parameters) throws(ResponseError) {
    letters = try parameters.string("query").lowercased().utf8.filter { $0 != UInt8(ascii: " ") }
  }

  /// Returns how a name matches, without regard to case; nil if it doesn't.
  ///
  /// - Complexity: O(*n*·*m*) in the lengths of the name and the text.
  func match(_ name: String) -> Match? {
    let name = name.lowercased().utf8
    var rest = letters[...]
    for byte in name where byte == rest.first { rest.removeFirst() }
    guard rest.isEmpty else { return nil }
    if name.starts(with: letters) { return .prefix }
    let isPart = name.indices.contains { name[$0...].starts(with: letters) }
    return isPart ? .part : .letters
  }
}
