/// A published model of how colours look to eyes that lack a kind of cone.
///
/// The models agree on what is confused and differ in how strongly; name the one that a result
/// has to be compared with. ``ColorVision/achromatopsia`` is the same under each.
public enum VisionModel: String, CaseIterable, Hashable, Sendable {
  /// Machado, Oliveira and Fernandes 2009, which has its own matrix for each severity.
  case machado
  /// Brettel, Viénot and Mollon 1997: two half-planes; the most exact for the lack of a cone, and
  /// the one to choose for ``ColorVision/tritanopia``.
  case brettel
  /// Viénot, Brettel and Mollon 1999: one plane; poor for ``ColorVision/tritanopia``.
  case vienot
}
