import DynamicColors

/// The variants of a color that choose the same values as its definitions.
///
/// Among definitions the last one whose contexts hold wins, as in a cascade. Among variants of a
/// theme file the one that names the most important trait wins, whatever their order. A plan is
/// made in five steps:
///
/// 1. All points of the space of the traits in the definitions are listed, with the definition that
///    wins in each. Traits that have further values than those with words have one more for all of
///    them.
/// 2. Traits that change no value are removed.
/// 3. Each definition becomes a variant with its own choices.
/// 4. For a combination where the variants choose another value than the definitions, the whole
///    combination becomes a variant, until nothing changes.
/// 5. Variants without which nothing changes are removed, those with the most choices first; then
///    single words that name the value of an unspecified trait.
///
/// For example, a style sheet has these rules for one property:
///
/// ```css
/// :root { --a: red }                                                  /* definition 0 */
/// .dark { --a: blue }                                                 /* definition 1 */
/// @media (prefers-contrast: more) { :root { --a: lime } }             /* definition 2 */
/// ```
///
/// The last rule wins in dark style as well if contrast is high, but the variant `dark` is more
/// important than `high-contrast`. Step 4 finds this for dark style and high contrast and adds a
/// variant:
///
/// ```yaml
/// a: { default: red, dark: blue, high-contrast: lime, dark high-contrast: lime }
/// ```
struct VariantPlan {
  /// A variant: its condition, as a key of the theme file, and the index of its definition.
  struct Variant: Hashable {
    let key: String
    let definition: Int
  }

  let variants: [Variant]

  /// Whether some variant applies for any traits.
  let isComplete: Bool

  /// Whether there are more combinations than the limit, so that the plan may be wrong.
  let isPartial: Bool

  private struct Candidate {
    var choices: [AxisChoice]
    let definition: Int
    var isDropped = false
  }

  /// Candidates with different choices, unless they are dropped.
  private struct Candidates {
    private(set) var all: [Candidate] = []
    private var places: [[AxisChoice]: Int] = [:]

    /// The candidates that are not dropped, in the order in which they were set.
    var live: [Candidate] { all.filter { !$0.isDropped } }

    /// Adds a candidate at the end, in place of the one with the same choices.
    mutating func set(_ choices: [AxisChoice], to definition: Int) {
      if let place = places.updateValue(all.count, forKey: choices) { all[place].isDropped = true }
      all.append(Candidate(choices: choices, definition: definition))
    }
  }

  /// Makes the plan for definitions, the last of which wins where several apply.
  ///
  /// - Parameters:
  ///   - definitions: The choices for which each definition applies.
  ///   - values: A number for the value of each definition; equal values have equal numbers.
  ///   - axes: The axes of the choices.
  init(_ definitions: [[AxisChoice]], values: [Int], axes: [ConditionAxis]) {
    // Choices have this order in all candidates, so that they can be compared.
    let named = Set(definitions.joined().map(\.axis)).sorted {
      (axes[$0].rank, $0) < (axes[$1].rank, $1)
    }
    // Points have the axes of these definitions alone: there can be thousands of others.
    let places = Dictionary(uniqueKeysWithValues: named.enumerated().map { ($1, $0) })
    let definitions = definitions.map { choices in
      choices.map { AxisChoice(axis: places[$0.axis] ?? 0, value: $0.value) }
    }
    let axes = named.map { axes[$0] }
    let used = Array(axes.indices)
    let space = ConditionSpace(axes.map(\.values))
    guard let points = space.points(along: used, limit: ConditionSpace.planLimit) else {
      var candidates = Candidates()
      for (number, choices) in definitions.enumerated() {
        candidates.set(Self.ordered(choices, along: used, of: axes), to: number)
      }
      variants = candidates.live.map {
        Variant(key: Self.key($0.choices, axes), definition: $0.definition)
      }
      isPartial = true
      isComplete = false
      return
    }
    let winners = points.map { point in definitions.lastIndex(where: point.meets) }
    isPartial = false
    isComplete = !winners.contains(nil)
    var steps = Steps(axes: axes, values: values, used: used, points: points, winners: winners)
    steps.removeUnusedTraits()
    var candidates = steps.candidates(of: definitions)
    if steps.areRight(candidates) {
      steps.removeRedundant(from: &candidates)
      steps.removeAssumedWords(from: &candidates)
    }
    steps.nameBothStyles(in: &candidates)
    let sorted = candidates.sorted { first, second in
      let left = Self.order(first.choices, axes)
      let right = Self.order(second.choices, axes)
      return left.lexicographicallyPrecedes(right)
    }
    variants = sorted.map { Variant(key: Self.key($0.choices, axes), definition: $0.definition) }
  }

  /// The steps that need the winning definition in each point.
  private struct Steps {
    let axes: [ConditionAxis]
    let values: [Int]
    var used: [Int]
    var points: [ConditionSpace.Point]
    var winners: [Int?]

    /// Removes the traits that change no value, so that no variant names them.
    mutating func removeUnusedTraits() {
      for axis in used {
        let others = points.map { point in
          var other = point
          other.values[axis] = 0
          return other
        }
        var first: [ConditionSpace.Point: Int] = [:]
        for index in others.indices where first[others[index]] == nil {
          first[others[index]] = index
        }
        let dependsOn = others.indices.contains { index in
          let other = first[others[index]] ?? index
          return winners[index].map { values[$0] } != winners[other].map { values[$0] }
        }
        if dependsOn { continue }
        let distinct = others.indices.filter { first[others[$0]] == $0 }
        points = distinct.map { others[$0] }
        winners = distinct.map { winners[$0] }
        used.removeAll { $0 == axis }
      }
    }

    /// Returns a variant for each definition, and further variants where these choose wrong
    /// values.
    func candidates(of definitions: [[AxisChoice]]) -> [Candidate] {
      var wanted = Candidates()
      for (number, choices) in definitions.enumerated() {
        // Where all values are equal, the first definition is used.
        let definition = used.isEmpty ? values[number] : number
        wanted.set(VariantPlan.ordered(choices, along: used, of: axes), to: definition)
      }
      // A new variant can apply to other combinations, where a trait has values without words.
      var changes = true
      while changes {
        changes = false
        for (point, winner) in zip(points, winners) {
          guard let winner,
            chosen(from: wanted.all, at: point).map({ values[$0] }) != values[winner]
          else { continue }
          let choices = used.map { AxisChoice(axis: $0, value: point.values[$0]) }
          wanted.set(VariantPlan.ordered(choices, along: used, of: axes), to: winner)
          changes = true
        }
      }
      return wanted.live
    }

    /// Removes variants without which nothing changes, the most specific first, for short files.
    func removeRedundant(from candidates: inout [Candidate]) {
      for index in candidates.indices.sorted(by: { first, second in
        candidates[second].choices.count < candidates[first].choices.count
      }) {
        candidates[index].isDropped = true
        candidates[index].isDropped = areRight(candidates, at: candidates[index].choices)
      }
      candidates.removeAll(where: \.isDropped)
    }

    /// Removes words for the value of an unspecified trait, except 'light', which are implied.
    func removeAssumedWords(from candidates: inout [Candidate]) {
      for index in candidates.indices {
        for choice in candidates[index].choices
        where axes[choice.axis].assumed == choice.value && axes[choice.axis].rank > 0 {
          guard candidates[index].choices.count > 1 else { continue }
          var shorter = candidates
          shorter[index].choices.removeAll { $0 == choice }
          let isTaken = candidates.contains { $0.choices == shorter[index].choices }
          if !isTaken, areRight(shorter, at: shorter[index].choices) { candidates = shorter }
        }
      }
    }

    /// Names the style of a default beside a variant for the other style, so that the two are a
    /// pair.
    func nameBothStyles(in candidates: inout [Candidate]) {
      if used.count == 1, let axis = used.first, axes[axis].rank == 0, candidates.count == 2,
        let bare = candidates.firstIndex(where: \.choices.isEmpty),
        let other = candidates[1 - bare].choices.first
      {
        candidates[bare].choices = [AxisChoice(axis: other.axis, value: 1 - other.value)]
      }
    }

    /// Returns whether the right values are chosen wherever the given choices hold.
    func areRight(_ candidates: [Candidate], at choices: [AxisChoice] = []) -> Bool {
      zip(points, winners).allSatisfy { point, winner in
        !point.meets(choices)
          || chosen(from: candidates, at: point).map { values[$0] } == winner.map { values[$0] }
      }
    }

    /// Returns the definition of the variant that applies in a point.
    private func chosen(from candidates: [Candidate], at point: ConditionSpace.Point) -> Int? {
      candidates.lazy.filter { !$0.isDropped && point.meets($0.choices) }
        .max { VariantPlan.rank($0.choices, axes) < VariantPlan.rank($1.choices, axes) }?.definition
    }
  }

  /// Returns the choices for the used axes in their order, without values that have no word.
  private static func ordered(
    _ choices: [AxisChoice],
    along used: [Int],
    of axes: [ConditionAxis]
  ) -> [AxisChoice] {
    used.compactMap { axis in
      choices.first { $0.axis == axis && $0.value < axes[axis].words.count }
    }
  }

  /// Returns a bit for each named trait, the highest for the most important one.
  private static func rank(_ choices: [AxisChoice], _ axes: [ConditionAxis]) -> UInt64 {
    choices.reduce(0) { $0 | 1 << UInt64(max(0, 63 - axes[$1.axis].rank)) }
  }

  private static func order(_ choices: [AxisChoice], _ axes: [ConditionAxis]) -> [Int] {
    [choices.count]
      + choices.sorted { axes[$0.axis].rank < axes[$1.axis].rank }
      .flatMap { [axes[$0.axis].rank, $0.value] }
  }

  static func key(_ choices: [AxisChoice], _ axes: [ConditionAxis]) -> String {
    let named = choices.filter { $0.value < axes[$0.axis].words.count }
    if named.isEmpty { return "default" }
    return named.sorted { axes[$0.axis].rank < axes[$1.axis].rank }
      .map { axes[$0.axis].words[$0.value] }.joined(separator: " ")
  }
}
