import UIKit

/// A card with a row for each message.
final class MessageList: DrawnView {
  static let rowHeight: CGFloat = 64

  private let messages = [
    (initial: "A", sender: "Ada", subject: "Notes on the engine", isNew: true),
    (initial: "G", sender: "Grace", subject: "The moth in relay 70", isNew: true),
    (initial: "K", sender: "Katherine", subject: "Numbers for Friday", isNew: false),
  ]

  var height: CGFloat { CGFloat(messages.count) * Self.rowHeight }

  override func draw(_ rect: CGRect) {
    fill(bounds, with: .border, cornerRadius: 14)
    fill(bounds.insetBy(dx: 1, dy: 1), with: .surface, cornerRadius: 13)
    for (position, message) in messages.enumerated() {
      let top = CGFloat(position) * Self.rowHeight
      if position > 0 {
        let line = CGRect(x: 64, y: top, width: bounds.width - 65, height: 1)
        fill(line, with: .border, cornerRadius: 0)
      }
      let circle = CGRect(x: 14, y: top + 14, width: 36, height: 36)
      fill(circle, with: .accent, cornerRadius: 18)
      drawText(message.initial, in: circle, with: .onAccent, size: 16, isCentered: true)
      drawText(
        message.sender,
        in: CGRect(x: 64, y: top + 11, width: 180, height: 22),
        with: .text,
        size: 16
      )
      drawText(
        message.subject,
        in: CGRect(x: 64, y: top + 34, width: 220, height: 18),
        with: .textSecondary,
        size: 13
      )
      if message.isNew {
        drawBadge(
          "new",
          in: CGRect(x: bounds.width - 62, y: top + 12, width: 46, height: 20),
          with: .badge.onNew,
          on: .badge.new
        )
      }
    }
  }
}
