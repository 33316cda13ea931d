// Case: whose end harms, and does a nib's object end before it?
import AppKit

final class TableController: NSViewController {
  @IBOutlet private var rows: NSArrayController!
  @IBOutlet var mainController: MainController!
  var library: Library?

  override func viewDidLoad() {
    super.viewDidLoad()
    rows.addObserver(self, forKeyPath: "arrangedObjects", options: .new, context: nil)  // expect: note unmatched_key_path_observer
    library?.addObserver(mainController, forKeyPath: "count", options: .new, context: nil)  // expect: note unmatched_key_path_observer
    library?.addObserver(self, forKeyPath: "name", options: .new, context: nil)  // expect: unmatched_key_path_observer
  }
}

final class Library: NSObject {
  @objc dynamic var count = 0
  @objc dynamic var name = ""
}

final class MainController: NSWindowController {}

final class Opener {
  func open() { NSWindow(contentViewController: TableController()).makeKey() }
}

@main final class AppDelegate: NSObject, NSApplicationDelegate {
  private var controller: MainController?

  func applicationDidFinishLaunching(_ notification: Notification) { controller = MainController() }
}
