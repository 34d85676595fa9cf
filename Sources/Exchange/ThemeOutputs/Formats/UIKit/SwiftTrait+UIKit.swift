import SwiftSymbols
import TextSupport

extension SwiftTrait {
  /// Writes the definition for UIKit, with the properties of traits and of the environment.
  func writeDefinition(to text: inout UTF8Buffer) {
    let title = VisibleText.comment(title)
    text += """

      /// The definition of the \(title).
      nonisolated struct \(definition): UITraitDefinition {
        static let defaultValue = \(type).\(defaultCase.swiftEscaped)
        static let identifier = \(SwiftLiteral.string(identifier))
        static let name = \(SwiftLiteral.string(name))
        static let affectsColorAppearance = \(affectsColorAppearance)
      }

      nonisolated extension UITraitCollection {
        /// The value of the \(title).
        var \(member.swiftEscaped): \(type) { self[\(definition).self] }
      }

      nonisolated extension UIMutableTraits {
        /// The value of the \(title).
        var \(member.swiftEscaped): \(type) {
          get { self[\(definition).self] }
          set { self[\(definition).self] = newValue }
        }
      }

      #if canImport(SwiftUI)
      /// The environment key of the \(title).
      nonisolated struct \(key): UITraitBridgedEnvironmentKey {
        static let defaultValue = \(definition).defaultValue

        static func read(from traitCollection: UITraitCollection) -> \(type) {
          traitCollection[\(definition).self]
        }

        static func write(to mutableTraits: inout any UIMutableTraits, value: \(type)) {
          mutableTraits[\(definition).self] = value
        }
      }

      nonisolated extension EnvironmentValues {
        /// The value of the \(title).
        var \(member.swiftEscaped): \(type) {
          get { self[\(key).self] }
          set { self[\(key).self] = newValue }
        }
      }
      #endif

      """
  }
}
