// Case: A cast makes no object. A class that no archive can make, and that only casts name, is unused.
import AppKit

@main
final class AppDelegate: NSObject, NSApplicationDelegate {
  let split = NSSplitViewController()

  func applicationDidFinishLaunching(_ notification: Notification) {
    let panes = split.splitViewItems.map(\.viewController)
    if let pane = panes.first as? ShelfPane { pane.redraw() }
    if panes.first is ShelfPane { split.removeFromParent() }
    (panes.first as? ArchivedPane)?.redraw()
    (panes.first as? LoadedPane)?.redraw()
    if let kind = (type(of: panes[0]) as? MetaPane.Type) { panes.forEach { _ in split.addChild(kind.init(title: "")) } }
    (panes.first as? MadePane)?.redraw()
  }

  @objc func openPanes() {
    split.addChild(pane() as GenericPane)
    split.addChild(MadePane(title: ""))
  }

  private func pane<P: Pane>() -> P { P(title: "") }
}

class Pane: NSViewController {
  required init(title: String) { super.init(nibName: nil, bundle: nil) }
  @available(*, unavailable) required init?(coder: NSCoder) { fatalError() }
  func redraw() { view.needsDisplay = true }
}

final class ShelfPane: NSViewController {
  init(title: String) { super.init(nibName: nil, bundle: nil) }
  @available(*, unavailable) required init?(coder: NSCoder) { fatalError() }

  override func viewDidLoad() {
    NotificationCenter.default.addObserver(forName: .init("shelf"), object: nil, queue: nil) { _ in self.redraw() }  // expect: note discarded_token
  }

  func redraw() { view.needsDisplay = true }
}

// A nib of another folder may make it.
final class ArchivedPane: NSViewController {
  override func viewDidLoad() {
    NotificationCenter.default.addObserver(forName: .init("archive"), object: nil, queue: nil) { _ in self.redraw() }  // expect: error discarded_token
  }

  func redraw() { view.needsDisplay = true }
}

// Its decoder succeeds.
final class LoadedPane: NSViewController {
  init(title: String) { super.init(nibName: nil, bundle: nil) }
  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func viewDidLoad() {
    NotificationCenter.default.addObserver(forName: .init("load"), object: nil, queue: nil) { _ in self.redraw() }  // expect: error discarded_token
  }

  func redraw() { view.needsDisplay = true }
}

final class MetaPane: Pane {
  @available(*, unavailable) required init?(coder: NSCoder) { fatalError() }
  required init(title: String) { super.init(title: title) }

  override func viewDidLoad() {
    NotificationCenter.default.addObserver(forName: .init("meta"), object: nil, queue: nil) { _ in self.redraw() }  // expect: error discarded_token
  }
}

final class GenericPane: Pane {
  @available(*, unavailable) required init?(coder: NSCoder) { fatalError() }
  required init(title: String) { super.init(title: title) }

  override func viewDidLoad() {
    NotificationCenter.default.addObserver(forName: .init("generic"), object: nil, queue: nil) { _ in self.redraw() }  // expect: error discarded_token
  }
}

final class MadePane: Pane {
  @available(*, unavailable) required init?(coder: NSCoder) { fatalError() }
  required init(title: String) { super.init(title: title) }

  override func viewDidLoad() {
    NotificationCenter.default.addObserver(forName: .init("made"), object: nil, queue: nil) { _ in self.redraw() }  // expect: error discarded_token
  }
}
