import DynamicColors
import ElementLayout
import TraitSystem

/// The objects that the nodes of an update share; it ends with the update, so that it
/// doesn't keep anything alive.
final class UpdateMemory {
  private var reads = Recent<NodeReads>()
  private var drawings = Recent<NodeDrawing>()
  private var commands = Recent<[DrawingCommand]>()

  /// Returns an object with these reads.
  func shared(_ masks: NodeReads.Masks) -> NodeReads {
    reads.value(where: { $0.masks == masks }, orAdd: NodeReads(masks))
  }

  /// Returns an object with these uses of colors.
  func shared(_ uses: [ColorUse], traits: TraitCollection, size: Size) -> NodeDrawing {
    drawings.value(
      where: { $0.hasUsed(uses, traits: traits, size: size) },
      orAdd: NodeDrawing(uses, traits: traits, size: size)
    )
  }

  /// Returns an array with these commands.
  func shared(_ list: [DrawingCommand]) -> [DrawingCommand] {
    commands.value(where: { $0 == list }, orAdd: list)
  }

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
