import SourceDiagnostics
import SourceDocuments

extension HTTPRequest {
  /// Returns the values of a POST request, in JSON; other requests have none.
  func parameters() throws(HTTPResponse) -> SourceNode {
    let bytes = method == "POST" ? body : Array("{}".utf8)
    let (document, findings) = JSONReader.read(SourceFile(path: "request", bytes: bytes))
    guard let document, !findings.contains(where: { $0.severity == .error }) else {
      throw .refusal(400, "the request is not JSON")
    }
    return document.root
  }
}

/// The values of a request.
extension SourceNode {
  func text(of name: String) throws(HTTPResponse) -> String {
    try value(of: name) { $0.kind == .scalar && $0.style != .plain ? $0.text : nil }
  }

  func number(of name: String) throws(HTTPResponse) -> Int { try value(of: name, \.number) }

  func numbers(of name: String) throws(HTTPResponse) -> [Int] {
    try value(of: name) { node in
      guard node.kind == .sequence else { return nil }
      let numbers = node.elements.compactMap(\.number)
      return numbers.count == node.elements.count ? numbers : nil
    }
  }

  private var number: Int? { kind == .scalar && style == .plain ? Int(text) : nil }

  private func value<Value>(
    of name: String,
    _ read: (SourceNode) -> Value?
  ) throws(HTTPResponse) -> Value {
    if let value = self[name].flatMap(read) { return value }
    throw .refusal(400, "the request has no valid '\(name)'")
  }
}
