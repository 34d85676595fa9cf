/// How the variants of a colour say what its definitions say.
///
/// The last definition whose contexts hold gives the value. Variants are chosen by the order of
/// traits instead, so that those are added that set right what the two would choose differently.
struct VariantPlan {
  /// A variant: its condition as a key of the theme file, and the number of its definition.
  struct Variant: Hashable {
    let key: String
    let definition: Int
  }

  let variants: [Variant]

  /// Whether there is a variant whatever traits are.
  let isComplete: Bool

  /// Whether there were more combinations than could be looked at.
  let isPartial: Bool

  /// The most combinations that are looked at.
  private static let limit = 512

  private struct Candidate {
    var choices: [TraitChoice]
    let definition: Int
    var isDropped = false
  }

  /// Candidates of which no two that count have the same choices.
  private struct Candidates {
    private(set) var all: [Candidate] = []
    private var places: [[TraitChoice]: Int] = [:]

    /// Those that count, in the order in which they were set.
    var live: [Candidate] { all.filter { !$0.isDropped } }

    /// Puts a candidate at the end, instead of the one for the same choices.
    mutating func set(_ choices: [TraitChoice], to definition: Int) {
      if let place = places.updateValue(all.count, forKey: choices) { all[place].isDropped = true }
      all.append(Candidate(choices: choices, definition: definition))
    }
  }

  /// Makes the plan for definitions with the choices at which each holds, the later of which win.
  ///
  /// Definitions with equal `values` say the same, so that one of them is enough.
  init(_ definitions: [[TraitChoice]], values: [Int], axes: [ConditionAxis]) {
    var used = Array(Set(definitions.joined().map(\.axis)))
    // The one order that choices have everywhere, so that equal ones are equal.
    used.sort { (axes[$0].rank, $0) < (axes[$1].rank, $1) }
    guard let all = Self.combinations(of: used, axes) else {
      var candidates = Candidates()
      for (number, choices) in definitions.enumerated() {
        candidates.set(Self.ordered(choices, used, axes), to: number)
      }
      variants = candidates.live.map {
        Variant(key: Self.key($0.choices, axes), definition: $0.definition)
      }
      isPartial = true
      isComplete = false
      return
    }
    isPartial = false
    var winners = all.map { combination in
      definitions.lastIndex { $0.allSatisfy(combination.contains) }
    }
    isComplete = !winners.contains(nil)
    // Traits on which no value depends aren't asked for.
    var combinations = all
    for axis in used {
      let others = combinations.map { $0.filter { $0.axis != axis } }
      var first: [[TraitChoice]: Int] = [:]
      for index in others.indices where first[others[index]] == nil { first[others[index]] = index }
      let dependsOn = others.indices.contains { index in
        let other = first[others[index]] ?? index
        return winners[index].map { values[$0] } != winners[other].map { values[$0] }
      }
      if dependsOn { continue }
      let kept = others.indices.filter { first[others[$0]] == $0 }
      combinations = kept.map { others[$0] }
      winners = kept.map { winners[$0] }
      used.removeAll { $0 == axis }
    }
    var wanted = Candidates()
    for (number, choices) in definitions.enumerated() {
      // Where all say the same, the first says it.
      wanted.set(Self.ordered(choices, used, axes), to: used.isEmpty ? values[number] : number)
    }
    func chosen(_ candidates: [Candidate], _ combination: [TraitChoice]) -> Int? {
      candidates.lazy.filter { !$0.isDropped && $0.choices.allSatisfy(combination.contains) }
        .max { Self.rank($0.choices, axes) < Self.rank($1.choices, axes) }?.definition
    }
    // Whether what is chosen is right wherever the given choices hold.
    func areRight(_ candidates: [Candidate], at choices: [TraitChoice] = []) -> Bool {
      zip(combinations, winners).allSatisfy { combination, winner in
        !choices.allSatisfy(combination.contains)
          || chosen(candidates, combination).map { values[$0] } == winner.map { values[$0] }
      }
    }
    // What is set for a combination can count for others, where a trait has values of no name.
    var hasChanged = true
    while hasChanged {
      hasChanged = false
      for (combination, winner) in zip(combinations, winners) {
        guard let winner, chosen(wanted.all, combination).map({ values[$0] }) != values[winner]
        else { continue }
        let named = combination.filter { $0.value < axes[$0.axis].words.count }
        wanted.set(named, to: winner)
        hasChanged = true
      }
    }
    var candidates = wanted.live
    // Drops what changes nothing, the most special first.
    let isRight = areRight(candidates)
    for index in candidates.indices.sorted(by: { first, second in
      candidates[second].choices.count < candidates[first].choices.count
    }) where isRight {
      candidates[index].isDropped = true
      candidates[index].isDropped = areRight(candidates, at: candidates[index].choices)
    }
    candidates.removeAll(where: \.isDropped)
    // What an unspecified trait counts as needs no saying beside its opposite; but light does.
    for index in candidates.indices where isRight {
      for choice in candidates[index].choices
      where axes[choice.axis].assumed == choice.value && axes[choice.axis].rank > 0 {
        guard candidates[index].choices.count > 1 else { continue }
        var shorter = candidates
        shorter[index].choices.removeAll { $0 == choice }
        let isTaken = candidates.contains { $0.choices == shorter[index].choices }
        if !isTaken, areRight(shorter, at: shorter[index].choices) { candidates = shorter }
      }
    }
    if used.count == 1, let axis = used.first, axes[axis].rank == 0, candidates.count == 2,
      let bare = candidates.firstIndex(where: \.choices.isEmpty),
      let other = candidates[1 - bare].choices.first
    {
      candidates[bare].choices = [TraitChoice(axis: other.axis, value: 1 - other.value)]
    }
    let sorted = candidates.sorted { first, second in
      let left = Self.order(first.choices, axes)
      let right = Self.order(second.choices, axes)
      return left.lexicographicallyPrecedes(right)
    }
    variants = sorted.map { Variant(key: Self.key($0.choices, axes), definition: $0.definition) }
  }

  /// The choices for the axes at hand, in their order; those for any value that isn't listed have no
  /// word, and hold where nothing else does.
  private static func ordered(
    _ choices: [TraitChoice],
    _ used: [Int],
    _ axes: [ConditionAxis]
  ) -> [TraitChoice] {
    used.compactMap { axis in
      choices.first { $0.axis == axis && $0.value < axes[axis].words.count }
    }
  }

  /// All combinations of the values of axes, one for any value that isn't listed among them; nil where
  /// there are too many.
  private static func combinations(of used: [Int], _ axes: [ConditionAxis]) -> [[TraitChoice]]? {
    var combinations: [[TraitChoice]] = [[]]
    for axis in used {
      let count = axes[axis].words.count + (axes[axis].isClosed ? 0 : 1)
      guard combinations.count * count <= limit else { return nil }
      combinations = combinations.flatMap { base in
        (0..<count).map { base + [TraitChoice(axis: axis, value: $0)] }
      }
    }
    return combinations
  }

  /// A bit for each trait that is named, the one that decides first in the highest bit.
  private static func rank(_ choices: [TraitChoice], _ axes: [ConditionAxis]) -> UInt64 {
    choices.reduce(0) { $0 | 1 << UInt64(max(0, 63 - axes[$1.axis].rank)) }
  }

  private static func order(_ choices: [TraitChoice], _ axes: [ConditionAxis]) -> [Int] {
    [choices.count]
      + choices.sorted { axes[$0.axis].rank < axes[$1.axis].rank }
      .flatMap { [axes[$0.axis].rank, $0.value] }
  }

  static func key(_ choices: [TraitChoice], _ axes: [ConditionAxis]) -> String {
    let named = choices.filter { $0.value < axes[$0.axis].words.count }
    if named.isEmpty { return "default" }
    return named.sorted { axes[$0.axis].rank < axes[$1.axis].rank }
      .map { axes[$0.axis].words[$0.value] }.joined(separator: " ")
  }
}
