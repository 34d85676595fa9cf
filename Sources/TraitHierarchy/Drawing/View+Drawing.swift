import ElementLayout
import TraitSystem

extension View {
  /// What to draw with in ``draw(_:)``; what is drawn at other times is lost.
  public final var canvas: Canvas {
    let phase = TraitPhase.current as? PhaseTracking
    return phase?.node === self ? phase?.canvas ?? Canvas() : Canvas()
  }

  /// What the view drew when it was last drawn, from the back to the front, in its own coordinates: the
  /// background, what ``draw(_:)`` drew, and the border.
  public final var drawingCommands: [DrawingCommand] { state?.commands ?? [] }

  /// Draws the view with its traits as the current ones, and keeps the commands and what they depend on.
  final func runDisplay() {
    let canvas = Canvas()
    let found = PhaseTracking.run(self, canvas: canvas) {
      let place = frame.asPlace
      let bounds = Rect(x: 0, y: 0, width: place.width, height: place.height)
      if let backgroundColor {
        canvas.fill(bounds, with: backgroundColor, cornerRadius: cornerRadius)
      }
      draw(bounds)
      if let borderColor {
        canvas.stroke(bounds, with: borderColor, width: borderWidth, cornerRadius: cornerRadius)
      }
    }
    if state != nil || !canvas.commands.isEmpty { makeState().commands = canvas.commands }
    keep(drawing: found)
  }
}
