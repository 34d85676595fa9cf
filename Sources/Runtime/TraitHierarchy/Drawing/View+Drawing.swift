import ElementLayout
import TraitSystem

extension ViewProperties {
  /// The canvas to use in ``View/draw(_:)``; at other times commands are discarded.
  public var canvas: Canvas {
    let phase = ThreadState.currentRecorder as? PhaseTracking
    return phase?.node === self ? phase?.canvas ?? Canvas() : Canvas()
  }

  /// The commands of the last drawing, back to front, in the view's coordinates: the background,
  /// the commands of ``View/draw(_:)``, and the border.
  public var drawingCommands: [DrawingCommand] { state?.commands ?? [] }
}

extension View {
  /// Draws the view with its traits as the current ones, and stores the commands and their
  /// dependencies.
  final func runDisplay() {
    let compares = flags.contains(.comparesDisplay) && !flags.contains(.mustDisplay)
    flags.subtract([.comparesDisplay, .mustDisplay])
    if compares, isDrawn { return }
    let canvas = Canvas()
    let found = MethodTracking.run(self, canvas: canvas) {
      let place = frame.asPlace
      let bounds = Rect(x: 0, y: 0, width: place.width, height: place.height)
      if let backgroundColor {
        canvas.fill(bounds, with: backgroundColor, cornerRadius: cornerRadius)
      }
      observe(.display) { draw(bounds) }
      if let borderColor {
        canvas.stroke(bounds, with: borderColor, width: borderWidth, cornerRadius: cornerRadius)
      }
    }
    if state != nil || !canvas.commands.isEmpty { keep(canvas.commands) }
    keep(drawing: found, size: size)
  }

  private var size: Size { Size(width: frame.width, height: frame.height) }

  /// Whether the last drawing has the view's size and the colors for its traits.
  private var isDrawn: Bool {
    guard let drawing = state?.drawing, drawing.size == size else { return false }
    return RedrawNote(sinceDrawing: self, mode: .exact)?.isVoid ?? false
  }

  private func keep(_ commands: [DrawingCommand]) {
    makeState().commands = scope?.tree?.memory?.shared(commands) ?? commands
  }
}
