import SourceDocuments

/// A writer of many new color sets, of which most differ only in the components of the colors.
struct ColorSetWriter {
  /// The text around the components of color sets.
  private struct Frame {
    /// The slots of one of the sets.
    let slots: [AssetSlot]

    /// The text before the first component, between the components and after the last.
    let parts: [ArraySlice<UInt8>]

    func isOf(_ other: [AssetSlot]) -> Bool {
      slots.count == other.count
        && slots.indices.allSatisfy { index in
          guard slots[index].conditions == other[index].conditions else { return false }
          guard case .color(.components(let color)) = slots[index].content,
            case .color(.components(let otherColor)) = other[index].content
          else { return slots[index].content == other[index].content }
          return color.space == otherColor.space
        }
    }
  }

  private let author: String?
  private var frames: [Frame] = []

  /// The most frames that are kept.
  private static let frameLimit = 8

  /// In place of each component: a character that other values have only in escaped form.
  private static let placeholder = JSONValue.number("\0")

  /// Creates a writer.
  ///
  /// - Parameter author: The author in the files; nil for Xcode.
  init(author: String?) { self.author = author }

  /// Returns the bytes of the file of a color set.
  ///
  /// - Parameter slots: The slots in output order, none of which is from a file.
  /// - Returns: The bytes.
  mutating func bytes(for slots: [AssetSlot]) -> [UInt8] {
    var parts = frame(of: slots).parts[...]
    var bytes: [UInt8] = []
    bytes.reserveCapacity(parts.reduce(8 * parts.count) { $0 + $1.count })
    bytes += parts.removeFirst()
    for slot in slots {
      guard case .color(.components(let color)) = slot.content else { continue }
      for component in JSONValue.components(of: color).members {
        switch component.value {
        case .string(let text):
          bytes.append(UInt8(ascii: "\""))
          bytes += text.utf8
          bytes.append(UInt8(ascii: "\""))
        case .number(let text): bytes += text.utf8
        default: continue
        }
        bytes += parts.removeFirst()
      }
    }
    return bytes
  }

  private mutating func frame(of slots: [AssetSlot]) -> Frame {
    if let frame = frames.first(where: { $0.isOf(slots) }) { return frame }
    if frames.count == Self.frameLimit { frames.removeAll() }
    var value = JSONValue.colorSet(slots, in: nil, author: author)
    let elements = value["colors"]?.elements ?? []
    value["colors"] = .array(elements.map(Self.withoutComponents))
    let bytes = value.contents()
    let parts = bytes.split(separator: 0, omittingEmptySubsequences: false)
    let frame = Frame(slots: slots, parts: parts)
    frames.append(frame)
    return frame
  }

  private static func withoutComponents(_ slot: JSONValue) -> JSONValue {
    guard var color = slot["color"], let components = color["components"] else { return slot }
    color["components"] = .object(components.members.map { JSONMember($0.key, placeholder) })
    var slot = slot
    slot["color"] = color
    return slot
  }
}
