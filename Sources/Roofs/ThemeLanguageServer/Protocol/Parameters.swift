import SourceDocuments

/// The parameters of a message, with checked access to their members.
struct Parameters: Hashable {
  let value: JSONValue

  init(_ value: JSONValue) { self.value = value }

  /// Returns the member at a path of keys, or nil if there is none or if it is null.
  subscript(_ path: String...) -> JSONValue? { member(path) }

  private func member(_ path: [String]) -> JSONValue? {
    let found = path.reduce(value as JSONValue?) { $0?[$1] }
    return found == .null ? nil : found
  }

  /// Returns a required text.
  ///
  /// - Throws: `ResponseError` if the member is missing or of another type, as do the other
  ///   functions.
  func string(_ path: String...) throws(ResponseError) -> String {
    guard let text = member(path)?.text else { throw Self.invalid(path, "a text") }
    return text
  }

  /// Returns a required whole number.
  func integer(_ path: String...) throws(ResponseError) -> Int {
    guard let number = member(path)?.integer else { throw Self.invalid(path, "a whole number") }
    return number
  }

  /// Returns a required list.
  func list(_ path: String...) throws(ResponseError) -> [JSONValue] { try list(at: path) }

  private func list(at path: [String]) throws(ResponseError) -> [JSONValue] {
    guard case .array(let elements)? = member(path) else { throw Self.invalid(path, "a list") }
    return elements
  }

  /// Returns the paths of the local files or folders in a required list.
  func paths(_ path: String...) throws(ResponseError) -> [String] {
    try list(at: path).compactMap { $0["uri"]?.text?.pathOfFileURI }
  }

  /// Returns a required position.
  func position(_ path: String...) throws(ResponseError) -> TextPosition {
    guard let position = member(path).flatMap(TextPosition.init) else {
      throw Self.invalid(path, "a position")
    }
    return position
  }

  /// Returns a required range.
  func range(_ path: String...) throws(ResponseError) -> TextRange {
    guard let range = member(path).flatMap(TextRange.init) else {
      throw Self.invalid(path, "a range")
    }
    return range
  }

  private static func invalid(_ path: [String], _ kind: String) -> ResponseError {
    ResponseError(.invalidParameters, "'\(path.joined(separator: "."))' must be \(kind)")
  }
}
