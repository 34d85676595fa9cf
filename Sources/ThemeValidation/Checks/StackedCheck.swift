import DynamicColors

/// The parts of a contrast check of the library file for displays.
struct StackedCheck {
  let front: String
  let behind: String
  let method: ColorCheck.ContrastMethod
  let minimum: Double
  let when: [ColorCondition]

  init?(_ check: ColorCheck) {
    guard case .contrast(let front, let behind, let method, .display) = check.measure else {
      return nil
    }
    self.front = front
    self.behind = behind
    self.method = method
    minimum = check.minimum
    when = check.when
  }
}
