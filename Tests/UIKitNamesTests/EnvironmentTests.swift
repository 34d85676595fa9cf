import Testing
import UIKitNames

private enum Mood: Int { case calm, loud }

private struct MoodTrait: UITraitDefinition {
  static let defaultValue = Mood.calm
  static let affectsColorAppearance = true
}

extension UITraitCollection {
  fileprivate var mood: Mood { self[MoodTrait.self] }
}

extension UIMutableTraits {
  fileprivate var mood: Mood {
    get { self[MoodTrait.self] }
    set { self[MoodTrait.self] = newValue }
  }
}

private struct MoodKey: EnvironmentKey {
  static let defaultValue = Mood.calm
}

extension EnvironmentValues {
  fileprivate var mood: Mood {
    get { self[MoodKey.self] }
    set { self[MoodKey.self] = newValue }
  }
}

extension MoodKey: UITraitBridgedEnvironmentKey {
  fileprivate static func read(from traitCollection: UITraitCollection) -> Mood {
    traitCollection.mood
  }

  fileprivate static func write(to mutableTraits: inout UIMutableTraits, value: Mood) {
    mutableTraits.mood = value
  }
}

private final class Seen {
  var moods: [Mood] = []
}

private struct Cell: View {
  @Environment(\.mood) var mood
  let seen: Seen

  var body: some View {
    let _ = seen.moods.append(mood)
  }
}

@Suite("Keys of the environment bridged to traits, by UIKit's and SwiftUI's names")
struct EnvironmentTests {
  @Test("content in a hosting controller follows an override of the scene, and only then")
  func hosting() {
    let scene = UIWindowScene()
    let window = UIWindow(windowScene: scene)
    let seen = Seen()
    let host = UIHostingController(rootView: Cell(seen: seen))
    window.rootViewController = host
    window.updateIfNeeded()
    #expect(seen.moods == [.calm])
    scene.traitOverrides.mood = .loud
    window.updateIfNeeded()
    #expect(seen.moods == [.calm, .loud])
    scene.traitOverrides.horizontalSizeClass = .compact
    window.updateIfNeeded()
    #expect(seen.moods == [.calm, .loud])
  }

  @Test("a value set by the environment is a trait of the views below")
  func writing() {
    let values = EnvironmentValues(UITraitCollection { $0.mood = .loud })
    #expect(values.mood == .loud)
    var written = EnvironmentValues(UITraitCollection())
    written.mood = .loud
    #expect(written.traitCollection.mood == .loud)
  }
}
