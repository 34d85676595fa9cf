#if canImport(UIKitNames)
import ThemeRendering
import TraitHierarchy
import UIKit

/// Performs the steps of a user, and draws and prints the screen after each.
@main
enum LinuxApp {
  static func main() throws {
    guard CommandLine.arguments.count == 2 else {
      print("usage: ThemeSwitcher FOLDER")
      exit(2)
    }
    let folder = URL(fileURLWithPath: CommandLine.arguments[1], isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)

    let scene = UIWindowScene(systemTraits: UITraitCollection(userInterfaceStyle: .light))
    UIApplication.shared.connect(scene)
    let window = UIWindow(windowScene: scene)
    window.frame = CGRect(x: 0, y: 0, width: 360, height: 538)
    let inbox = InboxViewController()
    window.rootViewController = inbox
    inbox.view.frame = window.bounds
    window.makeKeyAndVisible()

    var count = 0
    func finish(_ step: String) throws {
      window.updateIfNeeded()
      print(step)
      Report.printColors(of: inbox)
      if let sheet = inbox.presentedViewController { Report.printColors(of: sheet) }
      count += 1
      let picture = ViewPicture(of: window, title: step)
      try picture.write(to: folder.appendingPathComponent("\(count).svg").path)
      do {
        try picture.write(to: folder.appendingPathComponent("\(count).png").path)
      } catch PictureError.noProgram {
        // The SVG is enough where no program converts it.
      }
    }

    try finish("start")
    inbox.picker.segments.first { $0.theme == .pastel }?.action?()
    try finish("tap pastel")
    window.overrideUserInterfaceStyle = .dark
    try finish("dark style")
    inbox.settingsButton.action?()
    if let sheet = inbox.presentedViewController {
      // As the system does on iOS; the lower corners are outside the window.
      sheet.view.frame = CGRect(x: 0, y: 338, width: 360, height: 218)
      sheet.view.cornerRadius = 18
    }
    try finish("tap settings")
    (inbox.presentedViewController as? SettingsViewController)?.doneButton.action?()
    try finish("tap done")
  }
}
#endif
