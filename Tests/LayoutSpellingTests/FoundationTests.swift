// swift-format-ignore-file

import ElementLayout
import Foundation
import Testing

// The same code in a file that knows Foundation's types of the same names. One line in each layout
// says which size is meant; numbers can be Foundation's.

public enum WeightKey: LayoutTraitsKey {
    public static let defaultValue: CGFloat = 0
}

public struct Weights: Layout {
    public typealias CGSize = Size

    public func sizeThatFits(
        proposal: SizeConstraint,
        subelements: Subelements,
        environment: Environment,
        cache: inout ()
    ) -> CGSize {
        CGSize(width: 8, height: 1)
    }

    public func placeSubelements(
        in size: CGSize,
        subelements: Subelements,
        environment: Environment,
        cache: inout ()
    ) {
        for subelement in subelements {
            let weight: CGFloat = subelement[WeightKey.self]
            subelement.place(at: Point(x: weight, y: 0), size: CGSize(width: size.width, height: 1))
        }
    }
}

struct Unweighted: Layout {
    typealias CGSize = Size

    func placeSubelements(in size: CGSize, subelements: Subelements, environment: Environment, cache: inout ()) {
        for subelement in subelements { subelement.place(filling: size) }
    }
}

public struct Weighted: Element {
    public var weight: CGFloat

    public var content: ElementContent {
        ElementContent(layout: Weights()) { builder in
            builder.add(traitsType: WeightKey.self, traits: weight, element: Spacer())
        }
    }
}

struct FoundationTests {
  @Test("Names of geometry aren't ambiguous with those of Foundation")
  func names() {
    let place = CGPoint(x: 2, y: 3)
    let tree = LayoutTree(Weighted(weight: place.x))
    tree.layOut(in: Size(width: 50, height: 50))
    #expect(tree.sizeThatFits(.unconstrained) == Size(width: 8, height: 1))
    #expect(tree.root.children.map(\.frame) == [Rect(x: 2, y: 0, width: 50, height: 1)])
  }
}
