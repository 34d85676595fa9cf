import SourceDiagnostics
import SourceDocuments

/// The values of a request, in JSON.
struct StudioParameters {
  private let value: JSONValue

  init(_ body: [UInt8]) throws(StudioError) {
    let (document, findings) = JSONReader.read(SourceFile(path: "request", bytes: body))
    guard let document, !findings.contains(where: { $0.severity == .error }) else {
      throw StudioError(status: 400, message: "the request is not JSON")
    }
    value = JSONValue(document.root)
  }

  /// Returns a text.
  func text(_ name: String) throws(StudioError) -> String {
    guard case .string(let text)? = value[name] else { throw Self.missing(name) }
    return text
  }

  /// Returns an integer.
  func number(_ name: String) throws(StudioError) -> Int {
    guard let number = Self.integer(value[name]) else { throw Self.missing(name) }
    return number
  }

  /// Returns a list of integers.
  func numbers(_ name: String) throws(StudioError) -> [Int] {
    guard case .array(let elements)? = value[name] else { throw Self.missing(name) }
    let numbers = elements.compactMap(Self.integer)
    guard numbers.count == elements.count else { throw Self.missing(name) }
    return numbers
  }

  private static func integer(_ value: JSONValue?) -> Int? {
    if case .number(let text)? = value { Int(text) } else { nil }
  }

  private static func missing(_ name: String) -> StudioError {
    StudioError(status: 400, message: "the request has no valid '\(name)'")
  }
}
