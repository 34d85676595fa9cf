// swift-format-ignore-file

public import ElementLayout
import Testing
public import TraitHierarchy

// Layout code with layout traits, as apps write it, in a file that also lays out views.

public enum MyPriorityKey: LayoutTraitsKey {
    public static let defaultValue: CGFloat = 0
}

struct MyElement: Element {
    var children: [(element: any Element, priority: CGFloat)]

    var content: ElementContent {
        ElementContent(layout: MyLayout()) { builder in
            for (element, priority) in children {
                builder.add(
                    traitsType: MyPriorityKey.self,
                    traits: priority,
                    element: element
                )
            }
        }
    }
}

extension LayoutSubelement {
    var myPriority: CGFloat {
        self[MyPriorityKey.self]
    }
}

public struct MyLayout: Layout {
    public func sizeThatFits(
        proposal: SizeConstraint,
        subelements: Subelements,
        environment: Environment,
        cache: inout ()
    ) -> CGSize {
        CGSize(width: 10, height: 5)
    }

    public func placeSubelements(
        in size: CGSize,
        subelements: Subelements,
        environment: Environment,
        cache: inout ()
    ) {
        for subelement in subelements {
            let myPriority = subelement.myPriority
            subelement.place(at: CGPoint(x: myPriority, y: 0), size: CGSize(width: 10, height: 5))
        }
    }
}

/// A view with such a layout and with content that reads the environment by the same name.
public final class MyView: View {
    func fill() {
        layout = MyLayout()
        let view = View()
        view.layoutTraits[MyPriorityKey.self] = 7
        addSubview(view)
    }
}

private struct MyContent: Content {
    @Environment(\.self) var values

    var body: EmptyContent { EmptyContent() }
}

struct LayoutNamesTests {
    @Test("A layout with traits compiles in a file that also defines views")
    func views() {
        let view = MyView(frame: Rect(x: 0, y: 0, width: 50, height: 50))
        view.fill()
        view.layoutIfNeeded()
        #expect(view.subviews[0].frame == Rect(x: 7, y: 0, width: 10, height: 5))
        let tree = LayoutTree(MyElement(children: [(element: Spacer(), priority: 3)]))
        #expect(tree.sizeThatFits(.unconstrained) == Size(width: 10, height: 5))
        tree.layOut(in: Size(width: 50, height: 50))
        #expect(tree.root.children.map(\.frame.x) == [3])
    }
}
