import ElementLayout
import Testing
import UIKitNames

// Layouts in a file with views and with content that reads the environment.

private enum PriorityKey: LayoutTraitsKey {
  static let defaultValue: CGFloat = 0
}

extension LayoutSubelement {
  fileprivate var priority: CGFloat { self[PriorityKey.self] }
}

private struct PriorityLayout: Layout {
  func sizeThatFits(
    proposal: SizeConstraint,
    subelements: Subelements,
    environment: Environment,
    cache: inout ()
  ) -> CGSize {
    CGSize(width: 10 * subelements.count, height: 5)
  }

  func placeSubelements(
    in size: CGSize,
    subelements: Subelements,
    environment: Environment,
    cache: inout ()
  ) {
    let isCompact = environment.horizontalSizeClass == .compact
    for subelement in subelements {
      subelement.place(
        at: CGPoint(x: subelement.priority, y: isCompact ? 1 : 0),
        size: CGSize(width: 10, height: 5)
      )
    }
  }
}

private final class PriorityView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    layout = PriorityLayout()
    let view = UIView()
    view.layoutTraits[PriorityKey.self] = 7
    addSubview(view)
  }

  required init?(coder: NSCoder) { fatalError() }

  override func sizeThatFits(_ constraint: SizeConstraint) -> CGSize {
    let size = super.sizeThatFits(constraint)
    return CGSize(width: size.width + layer.borderWidth, height: size.height)
  }
}

private struct PriorityContent: View {
  @Environment(\.layoutDirection) var layoutDirection
  @Environment(\.self) var values

  var body: some View { EmptyView() }
}

/// Positions a label at its measured width.
private final class LabelBox: UIView {
  let label = UILabel()
  private(set) var count = 0

  override func layoutSubviews() {
    super.layoutSubviews()
    count += 1
    let size = label.measuredSize(in: .unconstrained)
    label.frame = CGRect(origin: CGPoint(x: 0, y: 0), size: size)
  }
}

@Suite("Layouts and UIKit's names in one file")
struct LayoutTests {
  @Test("A layout places views, with the environment by its name in layouts")
  func layout() {
    let view = PriorityView(frame: CGRect(origin: .zero, size: CGSize(width: 50, height: 50)))
    let window = UIWindow()
    window.addSubview(view)
    window.layoutIfNeeded()
    #expect(view.subviews[0].frame == CGRect(x: 7, y: 0, width: 10, height: 5))
    #expect(view.measuredSize(in: .unconstrained) == CGSize(width: 10, height: 5))
    window.traitOverrides.horizontalSizeClass = .compact
    window.layoutIfNeeded()
    #expect(view.subviews[0].frame.origin == CGPoint(x: 7, y: 1))
    let element = Inset(EdgeInsets(top: 1, bottom: 2), around: Spacer())
    let reader = EnvironmentReader { values in
      if values.colorScheme == .light { return element }
      return Spacer()
    }
    #expect(LayoutTree(reader).sizeThatFits(.unconstrained).height == 3)
    #expect(PriorityContent().layoutDirection == LayoutDirection.leftToRight)
  }

  @Test("A view without a layout is laid out again when the size of a measured subview changes")
  func measuredSubview() {
    let box = LabelBox(frame: .zero)
    box.label.text = "a"
    box.addSubview(box.label)
    let window = UIWindow()
    window.addSubview(box)
    window.updateIfNeeded()
    let width = box.label.frame.width
    let count = box.count
    box.label.text = "aaa"
    window.updateIfNeeded()
    #expect(box.label.frame.width > 2 * width)
    #expect(box.count == count + 1)
    box.label.textColor = .red
    window.updateIfNeeded()
    #expect(box.count == count + 1)
  }
}
