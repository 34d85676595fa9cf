import DynamicColors

/// A value of an axis: a context of a modifier, or a value of a trait.
typealias AxisChoice = ConditionSpace.Choice
