/// A class of this module that doesn't override ``TraitNode/traitCollectionDidChange(_:)`` and can't be
/// subclassed by others.
protocol ObservesNoChanges: TraitNode {}
