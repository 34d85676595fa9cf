import DynamicColors
import Testing
import UIKitNames

@Suite("Replaced system colors", .serialized)
struct SystemColorReplacementTests {
  @Test("A catalog of the program replaces the system colors that it contains")
  func replacing() {
    // No other test uses these two colors.
    SystemColors.catalog = MemoryColorCatalog(["systemMint": .ink])
    defer { SystemColors.catalog = nil }
    #expect(
      UIColor.systemMint.bytes(UITraitCollection(userInterfaceStyle: .dark)) == [
        255, 255, 255, 255,
      ]
    )
    #expect(
      UIColor.systemIndigo.bytes(UITraitCollection(userInterfaceStyle: .light)) == [
        88, 86, 214, 255,
      ]
    )
  }
}
