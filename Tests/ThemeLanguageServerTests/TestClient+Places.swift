import FileAccess
import SourceDocuments
import Testing

@testable import ThemeLanguageServer

/// Places and edits in answers, in short form.
extension TestClient {
  /// Returns the text of a file, open or not.
  func text(_ file: String) throws -> String {
    if let text = openText(file) { return text }
    return String(decoding: try LocalFiles().contents(of: "\(folder)/\(file)"), as: UTF8.self)
  }

  /// Returns the name of the file of a URI.
  func file(_ uri: String) -> String {
    String((uri.pathOfFileURI ?? uri).dropFirst("\(folder)/".count))
  }

  /// Returns a range of a file as `line:text`.
  func place(_ range: JSONValue?, in file: String) throws -> String {
    let range = try #require(range.flatMap(TextRange.init))
    let text = DocumentText(Array(try text(file).utf8))
    let bytes = text.bytes(of: range, .utf16)
    return "\(range.start.line + 1):\(text.string(bytes))"
  }

  /// Returns the locations of an answer as `file:line:text`.
  func places(_ answer: JSONValue) throws -> [String] {
    try answer.elements.map { location in
      let uri = try #require((location["uri"] ?? location["targetUri"])?.text)
      let name = file(uri)
      let range = location["range"] ?? location["targetSelectionRange"]
      return "\(name):\(try place(range, in: name))"
    }
  }

  /// Returns the texts of the files that an edit of the workspace changes.
  func applying(_ edit: JSONValue) throws -> [String: String] {
    var texts: [String: String] = [:]
    if case .object(let members) = edit["changes"] {
      for member in members {
        texts[file(member.key)] = try applying(member.value, to: file(member.key))
      }
    }
    for change in edit["documentChanges"]?.elements ?? [] {
      let name = file(try #require(change["textDocument"]?["uri"]?.text))
      texts[name] = try applying(try #require(change["edits"]), to: name)
    }
    return texts
  }

  /// Returns the text of a file after edits, which all refer to the text before.
  func applying(_ edits: JSONValue, to file: String) throws -> String {
    let text = DocumentText(Array(try text(file).utf8))
    var result: [UInt8] = []
    var end = 0
    let list = try edits.elements.map { edit in
      let range = try #require(edit["range"].flatMap(TextRange.init))
      return (text.bytes(of: range, .utf16), Array(try #require(edit["newText"]?.text).utf8))
    }
    for (range, replacement) in list {
      try #require(range.lowerBound >= end)
      result += text.bytes[end..<range.lowerBound] + replacement
      end = range.upperBound
    }
    return String(decoding: result + text.bytes[end...], as: UTF8.self)
  }
}
