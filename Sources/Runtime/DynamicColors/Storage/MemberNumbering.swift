/// The numbering of the names of several themes, whose own indices differ.
struct MemberNumbering: Sendable {
  /// A definition of a theme.
  typealias Place = (member: Int32, index: Int32)

  /// The name of each number.
  let names: [String]

  private let count: Int
  private let numbers: [String: Int32]
  /// The definition for each number and each theme; for a theme without the definition, that of
  /// another theme.
  private let places: [Place]

  /// Numbers the names of all themes, those of the default theme first.
  init(_ members: [CompiledDefinitions], default defaultMember: ThemeIndex) {
    var names: [String] = []
    var numbers: [String: Int32] = [:]
    let first = defaultMember.position
    let order = [first] + members.indices.filter { $0 != first }
    // The numbers of the colors of each theme.
    var numbersOfMembers: [[Int]] = members.map { _ in [] }
    numbers.reserveCapacity(members.map(\.count).max() ?? 0)
    for member in order {
      let colors = members[member]
      numbersOfMembers[member].reserveCapacity(colors.count)
      for index in 0..<colors.count {
        let name = colors.definition(at: ColorIndex(index)).name
        // Most themes have the same colors in the same order.
        if index < names.count, names[index] == name {
          numbersOfMembers[member].append(index)
          continue
        }
        let number = numbers[name].map { Int($0) } ?? names.count
        numbersOfMembers[member].append(number)
        if number == names.count {
          numbers[name] = Int32(truncatingIfNeeded: number)
          names.append(name)
        }
      }
    }
    let count = members.count
    var standIns: [Place] = Array(
      repeating: (member: Int32(first), index: 0),
      count: names.count
    )
    // In reverse, so that the earliest member of the order with a name provides it.
    for member in order.reversed() {
      for (index, number) in numbersOfMembers[member].enumerated() {
        standIns[number] = (member: Int32(member), index: Int32(truncatingIfNeeded: index))
      }
    }
    var places: [Place] = []
    places.reserveCapacity(names.count * count)
    for place in standIns { places.append(contentsOf: repeatElement(place, count: count)) }
    for member in members.indices {
      for (index, number) in numbersOfMembers[member].enumerated() {
        let place = (member: Int32(member), index: Int32(truncatingIfNeeded: index))
        places[number * count + member] = place
      }
    }
    self.count = count
    self.names = names
    self.numbers = numbers
    self.places = places
  }

  /// Returns the definition of a number for a theme.
  func place(of number: Int, in member: ThemeIndex) -> Place {
    places[number * count + member.position]
  }

  /// The number of `name`.
  func index(of name: String) -> Int? { numbers[name].map { Int($0) } }
}
