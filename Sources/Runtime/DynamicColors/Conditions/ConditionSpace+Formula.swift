extension ConditionSpace {
  /// A logical combination of atoms, such as the media queries and selectors that a rule of a style
  /// sheet depends on.
  package indirect enum Formula<Atom: Hashable & Sendable>: Hashable, Sendable {
    case atom(Atom)
    case not(Self)
    case all([Self])
    case any([Self])

    /// The formula that always holds.
    package static var always: Self { .all([]) }

    /// The formula that never holds.
    package static var never: Self { .any([]) }

    /// All formulas or any of them; nil if the result depends on one that is unknown.
    package static func joined(_ formulas: [Self?], isAny: Bool) -> Self? {
      let known = formulas.compactMap(\.self)
      if known.count == formulas.count {
        return known.count == 1 ? known[0] : isAny ? .any(known) : .all(known)
      }
      guard known.contains(where: { $0.constant == isAny }) else { return nil }
      return isAny ? .always : .never
    }

    /// Whether the formula never holds, whatever its atoms are.
    package var isNever: Bool { constant == false }

    /// Whether the formula always holds, whatever its atoms are.
    package var isAlways: Bool { constant == true }

    /// Whether the formula always or never holds; nil if that depends on atoms.
    private var constant: Bool? {
      switch self {
      case .atom: return nil
      case .not(let formula): return formula.constant.map { !$0 }
      case .all(let formulas):
        let values = formulas.map(\.constant)
        return values.contains(false) ? false : values.contains(nil) ? nil : true
      case .any(let formulas):
        let values = formulas.map(\.constant)
        return values.contains(true) ? true : values.contains(nil) ? nil : false
      }
    }

    /// The atoms, in the order of their appearance.
    package var atoms: [Atom] {
      switch self {
      case .atom(let atom): [atom]
      case .not(let formula): formula.atoms
      case .all(let formulas), .any(let formulas): formulas.flatMap(\.atoms)
      }
    }
  }
}

extension ConditionSpace {
  /// The conditions of which one holds exactly where a formula does; nil if there are more than
  /// ``expansionLimit``.
  ///
  /// - Parameters:
  ///   - formula: The formula.
  ///   - isNegated: Whether the conditions of the negated formula are returned.
  ///   - choice: Returns the choice that an atom means; nil if the atom always holds.
  /// - Returns: The conditions, in the order of the formula.
  package func conditions<Atom>(
    of formula: ConditionSpace.Formula<Atom>,
    isNegated: Bool = false,
    choice: (Atom) -> Choice?
  ) -> [Condition]? {
    switch formula {
    case .atom(let atom):
      guard let choice = choice(atom) else { return isNegated ? [] : [[]] }
      guard isNegated else { return [[choice]] }
      return axes[choice.axis].filter { $0 != choice.value }
        .map { [Choice(axis: choice.axis, value: $0)] }
    case .not(let inner): return conditions(of: inner, isNegated: !isNegated, choice: choice)
    case .all(let formulas) where !isNegated, .any(let formulas) where isNegated:
      var result: [Condition] = [[]]
      for formula in formulas {
        guard let some = conditions(of: formula, isNegated: isNegated, choice: choice),
          result.count * some.count <= Self.expansionLimit
        else { return nil }
        result = result.flatMap { base in some.compactMap(base.combined) }
      }
      return result
    case .all(let formulas), .any(let formulas):
      var result: [Condition] = []
      for formula in formulas {
        guard let some = conditions(of: formula, isNegated: isNegated, choice: choice) else {
          return nil
        }
        result += some.filter { !result.contains($0) }
        if result.count > Self.expansionLimit { return nil }
      }
      return result.contains([]) ? [[]] : result
    }
  }
}
