import TraitSystem

/// The error message of the last failed call on each thread.
enum LastMessage {
  private final class Holder {
    var text = ""
  }

  private static let holders = ThreadLocal<Holder>()

  static var text: String {
    get { holders.object?.text ?? "" }
    set { holders.object(orAdd: Holder.init).text = newValue }
  }
}
