// Case: a window keeps what its own code stores into an inherited property. The storyboard of the content lies elsewhere.
import AppKit

@main
enum Player {
  static func main() { Palette.shared.panel.makeKey() }
}

final class Palette {
  static let shared = Palette()
  let panel: PalettePanel

  init() { panel = PalettePanel() }

  func open() -> NSWindow { SongPanel() }
}

final class PalettePanel: NSPanel {
  init() {
    super.init(contentRect: .zero, styleMask: [], backing: .buffered, defer: false)
    let controller = PaletteController.make()
    contentViewController = controller
  }
}

final class PaletteController: NSViewController {
  class func make() -> Self { NSStoryboard(name: "Palette", bundle: nil).instantiateInitialController() as! Self }

  override func viewDidLoad() {
    super.viewDidLoad()
    NotificationCenter.default.addObserver(forName: .init("changed"), object: nil, queue: nil) { [weak self] _ in  // expect: note discarded_token
      self?.view.needsDisplay = true
    }
  }
}

// The program may open many of these windows.
final class SongPanel: NSPanel {
  init() {
    super.init(contentRect: .zero, styleMask: [], backing: .buffered, defer: false)
    self.contentViewController = SongController.make()
  }
}

final class SongController: NSViewController {
  class func make() -> Self { NSStoryboard(name: "Song", bundle: nil).instantiateInitialController() as! Self }

  override func viewDidLoad() {
    super.viewDidLoad()
    NotificationCenter.default.addObserver(forName: .init("changed"), object: nil, queue: nil) { [weak self] _ in  // expect: discarded_token
      self?.view.needsDisplay = true
    }
  }
}

// A method of the same name, of the type that is written.
final class Mixer {
  static let shared: Mixer = .make()
  private static func make() -> Mixer { Mixer() }
}
