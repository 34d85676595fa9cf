/// A published model of color vision deficiency.
///
/// The models agree on which colors are confused and differ in strength; choose the model with
/// which a result is compared. ``ColorVision/achromatopsia`` is the same in all models.
public enum VisionModel: String, CaseIterable, Hashable, Sendable {
  /// Machado, Oliveira and Fernandes 2009, with a matrix for each severity.
  case machado
  /// Brettel, Viénot and Mollon 1997: two half-planes; the most exact for a missing cone, and the
  /// best for ``ColorVision/tritanopia``.
  case brettel
  /// Viénot, Brettel and Mollon 1999: one plane; poor for ``ColorVision/tritanopia``.
  case vienot
}
