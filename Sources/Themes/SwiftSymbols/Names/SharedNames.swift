/// The names of several themes, each with one number, in the order in which they first occur.
///
/// Most themes have the same names in the same order, for which nothing is hashed.
package struct SharedNames {
  /// The names.
  package private(set) var all: [String]

  /// The numbers of the names, created when a name is first at another place.
  private var numbers: [String: Int]?

  /// Creates the names of a first theme, which are distinct.
  package init(_ first: [String]) { all = first }

  /// Returns the number of a name, which is new if no theme has had it.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - position: Its position in its theme.
  /// - Returns: Its number, which is an index of ``all``.
  package mutating func number(of name: String, at position: Int) -> Int {
    if position < all.count, all[position] == name { return position }
    var numbers = numbers.take() ?? Dictionary(zip(all, all.indices)) { first, _ in first }
    defer { self.numbers = numbers }
    if let known = numbers[name] { return known }
    numbers[name] = all.count
    all.append(name)
    return all.count - 1
  }
}
