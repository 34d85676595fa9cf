import Testing
import TraitSystem

@testable import TraitHierarchy

@Suite("Classes that observe every change")
struct ObservingClassTests {
  private class Drawing: View {
    var more = (1, 2, 3)
    override func draw(_ rect: Rect) {}
    override func layoutSubviews() {}
  }
  private class Observing: Drawing {
    override func traitCollectionDidChange(_ previous: TraitCollection?) {}
  }
  private final class Below: Observing {}
  private class Generic<Value>: View {
    var value: Value?
  }
  private final class ObservingGeneric<Value>: Generic<Value> {
    override func traitCollectionDidChange(_ previous: TraitCollection?) {}
  }
  private final class Controller: ViewController {
    override func traitCollectionDidChange(_ previous: TraitCollection?) {
      super.traitCollectionDidChange(previous)
    }
  }
  private class Container: ViewController {
    override func overrideTraitCollection(forChild child: ViewController) -> TraitCollection? {
      nil
    }
  }

  @Test(
    "Observing classes are those that override an observing method or inherit one",
    arguments: [
      (View.self, false), (Window.self, false), (ViewController.self, false),
      (Application.self, false), (WindowScene.self, false), (PresentationController.self, false),
      (Drawing.self, false), (Observing.self, true), (Below.self, true),
      (Generic<Int>.self, false), (Generic<String>.self, false), (ObservingGeneric<Int>.self, true),
      (Controller.self, true), (Container.self, true),
    ] as [(TraitNode.Type, Bool)]
  )
  func classes(type: TraitNode.Type, observes: Bool) {
    #expect(type.observesEverything == observes)
  }
}
