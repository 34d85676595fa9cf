import ColorValues
import Testing
import TraitSystem

@testable import SystemAppearance

@Suite("Traits of the system")
struct SystemTraitsTests {
  @Test(
    "A setting of the portal becomes a trait, and an unknown value means no preference",
    arguments: [
      ("color-scheme u 0", .init { $0.userInterfaceStyle = .light }),
      ("color-scheme u 1", .init { $0.userInterfaceStyle = .dark }),
      ("color-scheme u 2", .init { $0.userInterfaceStyle = .light }),
      ("color-scheme u 7", .init { $0.userInterfaceStyle = .light }),
      ("contrast u 0", .init { $0.accessibilityContrast = .normal }),
      ("contrast u 1", .init { $0.accessibilityContrast = .high }),
      ("reduced-motion u 1", .init { $0.isMotionReduced = true }),
      ("reduced-motion u 0", .init { $0.isMotionReduced = false }),
      ("accent-color (ddd) (0.25, 0.5, 1)", .init { $0.accentColor = Color(.srgb, 0.25, 0.5, 1) }),
      ("accent-color (ddd) (-1, -1, -1)", .init()),
    ] as [(String, TraitCollection)]
  )
  func settings(setting: String, traits: TraitCollection) {
    let (key, kind, value) = parts(setting)
    let number = value.filter { !"(),".contains($0) }.split(separator: " ")
    let words = number.map { (kind == "u" ? "uint32 " : "double ") + $0 }.joined(separator: "\n")
    let reply = """
      method return time=1.0 sender=:1.2 -> destination=:1.3 serial=7 reply_serial=2
         array [
            dict entry(
               string "org.freedesktop.appearance"
               array [
                  dict entry(
                     string "\(key)"
                     variant                   \(words)
                  )
               ]
            )
         ]
      """
    #expect(PortalSettings(reply).traits == traits)
  }

  private func parts(_ setting: String) -> (String, String, Substring) {
    let parts = setting.split(separator: " ", maxSplits: 2)
    return (String(parts[0]), String(parts[1]), parts[2])
  }

  @Test("A reply that is cut or is no reply gives the settings before that place")
  func incompleteReplies() {
    #expect(PortalSettings("").traits == TraitCollection())
    #expect(PortalSettings("string").traits == TraitCollection())
    #expect(PortalSettings("string \"contrast\" variant uint32").traits == TraitCollection())
    #expect(PortalSettings("uint32 1").traits == TraitCollection())
    #expect(PortalSettings("string \"accent-color\" double 0.1").traits.accentColor == nil)
  }

  @Test("A bus without a portal, and an address without a bus, give no settings")
  func missingPortal() {
    #expect(DesktopPortal(address: "unix:path=/nonexistent").settings() == nil)
    #expect(DesktopPortal(address: "no address").settings() == nil)
  }

  @Test(
    "The traits are those of a running portal, and follow its changes",
    .enabled(if: TestPortal.isAvailable, "needs dbus-run-session and Python's GLib"),
    .timeLimit(.minutes(1))
  )
  func runningPortal() async throws {
    let server = try TestPortal()
    try server.set("color-scheme u 1")
    try server.set("accent-color (ddd) (0.25, 0.5, 1)")
    let expected = TraitCollection {
      $0.userInterfaceStyle = .dark
      $0.accentColor = Color(.srgb, 0.25, 0.5, 1)
    }
    #expect(SystemTraits.traits(of: server.portal) == expected)

    var changes = SystemTraits.changes(of: server.portal).makeAsyncIterator()
    #expect(await changes.next() == expected)
    try server.set("color-scheme u 2")
    let light = expected.modifyingTraits { $0.userInterfaceStyle = .light }
    #expect(await changes.next() == light)
    // A signal without a change is not reported.
    try server.set("color-scheme u 2")
    try server.set("contrast u 1")
    let contrast = light.modifyingTraits { $0.accessibilityContrast = .high }
    #expect(await changes.next() == contrast)
  }
}
