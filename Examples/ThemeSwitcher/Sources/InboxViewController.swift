import SwiftUI
import UIKit

/// The screen: a picker for the theme of the window, messages, a SwiftUI card, and a button that
/// presents a sheet with a theme of its own.
final class InboxViewController: UIViewController {
  let picker = ThemePicker()
  let settingsButton = ButtonView()
  private let header = HeaderView()
  private let messages = MessageList()
  private let card = UIHostingController(rootView: ThemeCard())

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .background
    header.title = "Inbox"
    header.count = 2
    picker.addSegments { [weak self] in self?.view.window?.traitOverrides.theme = $0 }
    settingsButton.title = "Settings"
    settingsButton.action = { [weak self] in self?.presentSettings() }
    addChild(card)
    card.view.backgroundColor = .clear
    let subviews: [UIView] = [header, picker, messages, card.view, settingsButton]
    subviews.forEach(view.addSubview)
    card.didMove(toParent: self)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.contentArea.insetBy(dx: 20, dy: 24)
    var top = area.minY
    func place(_ subview: UIView, height: CGFloat) {
      subview.frame = CGRect(x: area.minX, y: top, width: area.width, height: height)
      top += height + 18
    }
    place(header, height: 62)
    place(picker, height: 36)
    place(messages, height: messages.height)
    place(card.view, height: 80)
    place(settingsButton, height: 48)
  }

  private func presentSettings() {
    let settings = SettingsViewController()
    settings.presentationController?.traitOverrides.theme = .bold
    present(settings, animated: true)
  }
}
