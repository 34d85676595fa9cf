extension String {
  /// The text without SGR sequences.
  var withoutStyles: String {
    var plain = ""
    var rest = self[...]
    while let start = rest.firstIndex(of: "\u{1B}") {
      plain += rest[..<start]
      let end = rest[start...].firstIndex(of: "m") ?? rest.index(before: rest.endIndex)
      rest = rest[rest.index(after: end)...]
    }
    return plain + rest
  }

  /// Whether the last SGR sequence is a reset.
  var endsPlain: Bool {
    guard let start = lastIndex(of: "\u{1B}") else { return true }
    return self[start...].hasPrefix("\u{1B}[0m")
  }
}
