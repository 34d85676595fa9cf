// swift-format-ignore-file

import ElementLayout
import Testing

// Code as apps have it that define layouts with traits; this file knows no Foundation.

public enum MyPriorityKey: LayoutTraitsKey {
    public static let defaultValue: CGFloat = 0
}

struct MyElement: Element {
    var children: [(element: Element, priority: CGFloat)]

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

struct MyLayout: Layout {
    func placeSubelements(
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

struct LayoutTraitsTests {
  @Test("A layout with a custom trait compiles in a file that doesn't import Foundation")
  func traits() {
    let box = Spacer(width: 3, height: 4)
    let tree = LayoutTree(MyElement(children: [(element: box, priority: 7), (element: box, priority: 1)]))
    #expect(tree.sizeThatFits(.unconstrained) == Size(width: 3, height: 4))
    tree.layOut(in: Size(width: 50, height: 50))
    #expect(tree.root.children.map(\.frame.x) == [7, 1])
    #expect(tree.root.children.map(\.frame.width) == [10, 10])
  }
}
