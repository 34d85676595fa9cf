import TextSupport

extension SwiftTrait {
  /// Writes the definition for UIKit, with the properties of traits and of the environment.
  func writeDefinition(to text: inout UTF8Buffer) {
    let title = VisibleText.comment(title)
    text += """

      /// The definition of the \(title).
      nonisolated struct \(prefix)Trait: UITraitDefinition {
        static let defaultValue = \(type).\(SwiftName.escaped(defaultCase))
        static let identifier = \(SwiftLiteral.string(identifier))
        static let name = \(SwiftLiteral.string(name))
        static let affectsColorAppearance = \(affectsColorAppearance)
      }

      nonisolated extension UITraitCollection {
        /// The value of the \(title).
        var \(SwiftName.escaped(member)): \(type) { self[\(prefix)Trait.self] }
      }

      nonisolated extension UIMutableTraits {
        /// The value of the \(title).
        var \(SwiftName.escaped(member)): \(type) {
          get { self[\(prefix)Trait.self] }
          set { self[\(prefix)Trait.self] = newValue }
        }
      }

      #if canImport(SwiftUI)
      /// The environment key of the \(title).
      nonisolated struct \(prefix)Key: UITraitBridgedEnvironmentKey {
        static let defaultValue = \(prefix)Trait.defaultValue

        static func read(from traitCollection: UITraitCollection) -> \(type) {
          traitCollection[\(prefix)Trait.self]
        }

        static func write(to mutableTraits: inout any UIMutableTraits, value: \(type)) {
          mutableTraits[\(prefix)Trait.self] = value
        }
      }

      nonisolated extension EnvironmentValues {
        /// The value of the \(title).
        var \(SwiftName.escaped(member)): \(type) {
          get { self[\(prefix)Key.self] }
          set { self[\(prefix)Key.self] = newValue }
        }
      }
      #endif

      """
  }
}
