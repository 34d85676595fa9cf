import DynamicColors
import SwiftSymbols
import TextSupport
import TraitSystem

/// The data of one file of a template: the themes and the state of their traits.
///
/// It also records which values of colors the template reads.
final class TemplateData {
  let library: TemplateLibrary

  /// The combinations of trait values that were requested, the base of the file first: the value on
  /// each axis, and the values as bits.
  private(set) var states: [(choices: [Int], bits: UInt64)] = []

  /// The names that sections of the template test.
  let testedNames: Set<String>

  /// Whether sections of the template test slots, so that it doesn't need them.
  let testsSlots: Bool

  /// The words that can't be identifiers in the language of the file.
  var reservedWords: Set<String> = []

  /// The names that were read in another spelling than the usual one.
  private(set) var changedNames: [String: Set<String>] = [:]

  private var nameTables: [TemplateLibrary.NameKey: [String: String]] = [:]

  private var numbers: [[Int]: Int32] = [:]
  private var listedStates: [UInt64: [Int32]] = [:]

  /// The axes, as bits, whose values are the same in the whole file.
  private let fixed: UInt64

  /// The themes.
  private(set) var tables: [ThemeTable] = []

  /// The index of the theme of the file.
  let current: Int

  init(
    _ library: TemplateLibrary,
    _ combination: TemplateLibrary.Combination,
    testedNames: Set<String> = []
  ) {
    self.library = library
    self.testedNames = testedNames
    testsSlots = testedNames.contains { $0.hasPrefix("slots.") }
    let choices = library.space.axes.indices.map { axis in
      combination.choices[axis] ?? library.pinned[axis] ?? 0
    }
    fixed = library.space.axes.indices.reduce(0) { mask, axis in
      combination.choices[axis] != nil || library.pinned[axis] != nil
        ? mask | library.space.axes[axis].bit : mask
    }
    let name = combination.theme ?? library.defaultTheme
    current = library.themes.firstIndex { $0.name == name } ?? 0
    _ = number(of: choices)
    tables = library.themes.map { ThemeTable($0, self) }
  }

  /// Returns a name in a spelling, in which no other name of its role is the same, and which is not
  /// a reserved word.
  func spelled(_ name: String, as role: NameMembers.Role, in spelling: NameSpelling) -> String {
    let usual = spelling.spelled(name)
    guard spelling.isUnique else { return usual }
    let reserved = spelling.isIdentifier ? reservedWords : []
    guard role != .part else { return reserved.contains(usual) ? usual + "_" : usual }
    let key = TemplateLibrary.NameKey(role: role, spelling: spelling, reserved: reserved)
    let table = nameTables[key] ?? library.nameTable(key)
    nameTables[key] = table
    guard let changed = table[name] else { return usual }
    changedNames[name, default: []].insert(changed)
    return changed
  }

  /// Returns the number of a state.
  func number(of choices: [Int]) -> Int32 {
    if let known = numbers[choices] { return known }
    let number = Int32(truncatingIfNeeded: states.count)
    states.append((choices, library.bits(of: choices)))
    numbers[choices] = number
    return number
  }

  /// Returns a state with another value of a trait; conditions of the template remain.
  func state(_ state: Int32, with word: TemplateLibrary.Word) -> Int32 {
    guard let axis = word.axis, library.pinned[axis] == nil else { return state }
    var choices = states[Int(state)].choices
    choices[axis] = word.choice
    return number(of: choices)
  }

  /// Returns the states in which a color that depends on axes is listed, the base first.
  func listedStates(of mask: UInt64) -> [Int32] {
    let mask = mask & library.listed & ~fixed
    if let known = listedStates[mask] { return known }
    let base = states[0].choices
    let states = library.space.states(of: mask).map { point in
      let choices = library.space.axes.indices.map { axis in
        library.space.axes[axis].bit & mask != 0 ? point.values[axis] : base[axis]
      }
      return number(of: choices)
    }
    listedStates[mask] = states
    return states
  }

  /// Returns the words of a state that differ from the base of a color that depends on axes.
  func conditions(of state: Int32, _ mask: UInt64) -> [String] {
    let axes = library.space.axes
    return axes.indices.compactMap { axis in
      let choice = states[Int(state)].choices[axis]
      guard choice != 0, axes[axis].bit & mask & library.listed & ~fixed != 0 else { return nil }
      return axes[axis].word(choice)
    }
  }
}

extension NameSpelling {
  /// Whether names in the spelling identify something in an output.
  var isUnique: Bool {
    switch self {
    case .camel, .pascal, .snake, .kebab, .constant, .title: true
    case .upper, .lower, .ascii: false
    }
  }

  /// Whether names in the spelling are identifiers of programming languages.
  var isIdentifier: Bool { isUnique && self != .kebab && self != .title }

  /// Returns the spellings that differ from the usual ones, by name, so that no two of the names
  /// are the same and none is a reserved word.
  ///
  /// A name whose spelling another name has gets a number, and a reserved word `_` at its end.
  /// Names without a clash are unchanged, and of several with the same spelling one that is written
  /// so, or the first.
  func changedNames(of names: [String], reserved: Set<String>) -> [String: String] {
    let usual = names.map(spelled)
    var owners: [String: String] = [:]
    for (name, text) in zip(names, usual) where name == text { owners[text] = name }
    for (name, text) in zip(names, usual) where owners[text] == nil { owners[text] = name }
    guard owners.count < names.count || owners.keys.contains(where: reserved.contains) else {
      return [:]
    }
    var free = FreeNames(reserved: reserved.union(usual))
    var changed: [String: String] = [:]
    for (name, text) in zip(names, usual) {
      if owners[text] != name {
        changed[name] = free.take(text) { numbered($0) }
      } else if reserved.contains(text) {
        changed[name] = free.takeUnderscored(text)
      }
    }
    return changed
  }

  /// Returns the ending of a name with a number.
  private func numbered(_ number: Int) -> String {
    switch self {
    case .snake, .constant: "_\(number)"
    case .kebab: "-\(number)"
    case .title: " \(number)"
    case .camel, .pascal, .upper, .lower, .ascii: "\(number)"
    }
  }
}
