/// A value that is written as JSON on one line.
package protocol JSONEncodable {
  /// The text.
  var json: String { get }
}

/// JSON that is written already.
package struct JSONFragment: JSONEncodable, Equatable {
  package let json: String

  /// Wraps JSON.
  package init(_ json: String) { self.json = json }

  /// The value `null`.
  package static let null = JSONFragment("null")
}

extension String: JSONEncodable {
  package var json: String { JSONText.string(self) }
}

extension Int: JSONEncodable {
  package var json: String { "\(self)" }
}

extension Bool: JSONEncodable {
  package var json: String { "\(self)" }
}

extension Double: JSONEncodable {
  /// The number with at most four decimals.
  package var json: String { JSONText.number(self) }
}

extension Array: JSONEncodable where Element: JSONEncodable {
  package var json: String { JSONText.array(map { $0.json }) }

  /// The array with one element per line, in text that is indented by a number of spaces.
  package func jsonLines(indentation: Int) -> JSONFragment {
    JSONFragment(JSONText.lines(map { $0.json }, indentation: indentation))
  }
}

/// An object of JSON, whose members keep their order; those without a value are omitted.
///
/// ```swift
/// let object: JSONObject = ["name": "accent", "about": nil, "values": [1, 0.5]]
/// object.json   // { "name": "accent", "values": [1, 0.5] }
/// ```
package struct JSONObject: JSONEncodable, ExpressibleByDictionaryLiteral {
  private var members: [(key: String, value: String)]

  package init(dictionaryLiteral elements: (String, (any JSONEncodable)?)...) {
    self.init(elements)
  }

  /// Creates an object of members.
  package init(_ elements: some Sequence<(String, (any JSONEncodable)?)>) {
    members = elements.compactMap { key, value in value.map { (key, $0.json) } }
  }

  /// Adds the members of another object.
  package static func + (left: Self, right: Self) -> Self {
    var all = left
    all.members += right.members
    return all
  }

  package var json: String { JSONText.object(members) }

  /// The object with one member per line, in text that is indented by a number of spaces.
  package func lines(indentation: Int) -> JSONFragment {
    if members.isEmpty { return JSONFragment("{}") }
    let margin = "\n" + String(repeating: " ", count: indentation)
    let lines = members.map { "\(JSONText.string($0.key)): \($0.value)" }
    return JSONFragment("{\(margin)  \(lines.joined(separator: ",\(margin)  "))\(margin)}")
  }

  /// The object as a whole file.
  package var document: String { lines(indentation: 0).json + "\n" }
}
