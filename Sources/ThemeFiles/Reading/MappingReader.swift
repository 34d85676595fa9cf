package import SourceDiagnostics
package import SourceDocuments

/// A reader of the values of a mapping by key, which reports unknown keys.
package struct MappingReader {
  package let node: SourceNode
  let what: String

  /// Creates a reader of `node`; `what` describes it in messages, as in "a theme file".
  package init?(_ node: SourceNode, _ what: String, _ findings: inout Findings) {
    guard node.kind == .mapping else {
      findings.add(.invalidValue, "\(what) must be a mapping of keys to values", at: node.excerpt)
      return nil
    }
    self.node = node
    self.what = what
  }

  /// Reports keys that the format does not have.
  package func reportUnknownKeys(of format: FormatMapping, _ findings: inout Findings) {
    reportUnknownKeys(known: format.names, &findings)
  }

  /// Reports keys other than `known`.
  package func reportUnknownKeys(known: [String], _ findings: inout Findings) {
    for (key, _) in node.entries where !known.contains(key.text) {
      let hint = Spelling.hint(for: key.text, among: known)
      let list = hint.isEmpty ? "; available keys: \(Spelling.list(known))" : hint
      findings.add(
        .unknownKey,
        "'\(key.text)' is not a key of \(what)\(list)",
        at: key.excerpt,
        fix: CaseConversion.fix(key.text, among: known, at: key.excerpt)
      )
    }
  }

  /// Returns the text of the scalar at `key`, or nil if the key is missing or has no text.
  package func string(_ key: String, _ findings: inout Findings) -> String? {
    guard let value = node[key] else { return nil }
    return value.requiredText("'\(key)'", &findings)
  }

  /// Returns the number at `key`.
  package func number(_ key: String, _ findings: inout Findings) -> Double? {
    guard let value = node[key], let text = value.requiredText("'\(key)'", &findings) else {
      return nil
    }
    guard let number = Double(text), number.isFinite else {
      findings.add(.invalidValue, "'\(key)' must be a number, not '\(text)'", at: value.excerpt)
      return nil
    }
    return number
  }

  /// Returns the Boolean value at `key`, or false if the key is missing.
  package func bool(_ key: String, _ findings: inout Findings) -> Bool {
    guard let value = node[key], let text = value.requiredText("'\(key)'", &findings) else {
      return false
    }
    guard ["true", "false"].contains(text) else {
      findings.add(
        .invalidValue,
        "'\(key)' must be true or false, not '\(text)'",
        at: value.excerpt
      )
      return false
    }
    return text == "true"
  }

  /// Returns the scalars of the list at `key`; empty if the key is missing.
  package func scalars(_ key: String, _ findings: inout Findings) -> [SourceNode] {
    guard let value = node[key] else { return [] }
    guard value.kind == .sequence else {
      findings.add(.invalidValue, "'\(key)' must be a list, as in [a, b]", at: value.excerpt)
      return []
    }
    var scalars: [SourceNode] = []
    for element in value.elements
    where element.requiredText("an element of '\(key)'", &findings) != nil {
      scalars.append(element)
    }
    return scalars
  }
}

extension SourceNode {
  /// Returns the text of a required scalar, or nil if it is missing, which is reported.
  package func requiredText(_ what: String, _ findings: inout Findings) -> String? {
    guard kind == .scalar else {
      findings.add(.invalidValue, "\(what) must be a single value", at: excerpt)
      return nil
    }
    guard !isNull else {
      findings.add(.invalidValue, "\(what) has no value", at: excerpt)
      return nil
    }
    return text
  }
}
