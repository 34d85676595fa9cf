import UIKit

/// The sheet.
final class SettingsViewController: UIViewController {
  let doneButton = ButtonView()
  private let header = HeaderView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .surface
    header.title = "Settings"
    doneButton.title = "Done"
    doneButton.action = { [weak self] in self?.dismiss(animated: true) }
    view.addSubview(header)
    view.addSubview(doneButton)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.contentArea.insetBy(dx: 20, dy: 24)
    header.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: 62)
    doneButton.frame = CGRect(x: area.minX, y: area.minY + 84, width: area.width, height: 48)
  }
}
