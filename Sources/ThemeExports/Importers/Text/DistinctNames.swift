/// Names of themes or of a trait's values, no two of which are the same to those that look them up.
///
/// Values of traits are found without regard to case and `-`, and some disks know no case either.
struct DistinctNames {
  private var taken: Set<String>

  /// Starts with the names that have a meaning of their own.
  init(reserved: [String] = []) {
    taken = Set(reserved.map(Self.key))
  }

  /// The legal name for a text: with a number where its own is taken.
  mutating func name(for text: String) -> String {
    let name = NamePart.legal(text)
    var result = name
    var number = 2
    while !taken.insert(Self.key(result)).inserted {
      result = "\(name)-\(number)"
      number += 1
    }
    return result
  }

  private static func key(_ name: String) -> String { name.lowercased().filter { $0 != "-" } }
}
