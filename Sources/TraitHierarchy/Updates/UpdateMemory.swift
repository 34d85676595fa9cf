import DynamicColors
import TraitSystem

/// The objects that the nodes of an update share or reuse; it ends with the update, so that it
/// doesn't keep anything alive.
final class UpdateMemory {
  private var reads = Recent<NodeReads>()
  private var drawings = Recent<NodeDrawing>()
  private var commands = Recent<[DrawingCommand]>()

  /// A tracking that isn't in use.
  private var idleTracking: PhaseTracking?

  /// Returns an object with these reads.
  func shared(_ masks: NodeReads.Masks) -> NodeReads {
    reads.value(where: { $0.masks == masks }, orAdd: NodeReads(masks))
  }

  /// Returns an object with these uses of colors.
  func shared(_ uses: [ColorUse], _ traits: TraitCollection) -> NodeDrawing {
    drawings.value(where: { $0.isSame(uses, traits) }, orAdd: NodeDrawing(uses, traits))
  }

  /// Returns an array with these commands.
  func shared(_ list: [DrawingCommand]) -> [DrawingCommand] {
    commands.value(where: { $0 == list }, orAdd: list)
  }

  /// Returns a tracking that isn't in use, if there is one.
  func takeTracking() -> PhaseTracking? {
    defer { idleTracking = nil }
    return idleTracking
  }

  /// Keeps a tracking that isn't in use anymore.
  func keep(_ tracking: PhaseTracking) { idleTracking = tracking }

  /// The values that were added last, few enough for a linear search.
  private struct Recent<Value> {
    private var values: [Value] = []
    private var next = 0

    mutating func value(
      where isSame: (Value) -> Bool,
      orAdd make: @autoclosure () -> Value
    ) -> Value {
      if let found = values.first(where: isSame) { return found }
      let value = make()
      if values.count < 4 {
        values.append(value)
      } else {
        values[next] = value
        next = (next + 1) % 4
      }
      return value
    }
  }
}
