import SourceDiagnostics
import SourceDocuments

/// Reading of the names of colors and groups.
extension DefinitionReader {
  /// Returns the name that a key spells, or nil if it isn't a valid name, which is reported.
  mutating func readName(_ key: SourceNode, reporting findings: inout Findings) -> String? {
    // There can be very many names, and almost all of them are plain.
    var plain: String?
    unsafe key.readUTF8 { bytes in
      if unsafe DefinitionName.isPlain(bytes) {
        plain = unsafe String(decoding: bytes, as: UTF8.self)
      }
    }
    if let plain { return plain }
    let name = key.text
    return checkName(name, of: key, reporting: &findings) ? name : nil
  }

  private mutating func checkName(
    _ name: String,
    of key: SourceNode,
    reporting findings: inout Findings
  ) -> Bool {
    if ConditionReader.kind(of: name) == .condition {
      findings.add(
        .reservedName,
        "\(name: name) is a condition and can't be a name; write it below the name of a color",
        at: key.excerpt
      )
      return false
    }
    if let character = DefinitionName.firstForbidden(in: name) {
      let advice =
        character == "."
        ? "; write groups as mappings, '\(name.prefix { $0 != "." }):' with the rest below it" : ""
      findings.add(
        .naming,
        "\(name: name) contains \(name: character); names consist of letters, digits and '-'\(advice)",
        at: key.excerpt
      )
      return false
    }
    guard !name.isEmpty else {
      findings.add(.naming, "a name can't be empty", at: key.excerpt)
      return false
    }
    if !Self.isASCII(name) { hasComposedNames = true }
    if key.style == .plain, DefinitionName.booleanWords.contains(name) {
      findings.add(
        .booleanName,
        "\(name: name) is true or false for many YAML readers; put it in quotes: \"\(name)\"",
        at: key.excerpt,
        fix: .safe("\"\(name)\"")
      )
    }
    return true
  }

  static func isASCII(_ name: String) -> Bool { name.utf8.allSatisfy { $0 < 0x80 } }
}
