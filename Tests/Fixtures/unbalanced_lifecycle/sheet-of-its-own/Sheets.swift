// Case: can a controller appear twice if each showing makes a new controller?
import AppKit
import Combine

final class Invitation: NSViewController {
  private var bag: Set<AnyCancellable> = []
  @Published private var isBusy = false

  override func viewWillAppear() {
    super.viewWillAppear()
    $isBusy.sink { _ in print("busy") }.store(in: &bag)  // expect: note unbalanced_lifecycle
  }
}

final class Pane: NSViewController {
  private var bag: Set<AnyCancellable> = []
  @Published private var isBusy = false

  override func viewWillAppear() {
    super.viewWillAppear()
    $isBusy.sink { _ in print("busy") }.store(in: &bag)  // expect: warning unbalanced_lifecycle
  }
}

final class Inspector: NSViewController {
  private var bag: Set<AnyCancellable> = []
  @Published private var isBusy = false

  override func viewWillAppear() {
    super.viewWillAppear()
    $isBusy.sink { _ in print("busy") }.store(in: &bag)  // expect: warning unbalanced_lifecycle
  }
}

final class Meeting: NSTabViewController {
  private let inspector = Inspector()

  override func viewDidLoad() {
    super.viewDidLoad()
    addTabViewItem(NSTabViewItem(viewController: Pane()))
  }

  @IBAction func invite(_ sender: Any) {
    let invitation = Invitation()
    invitation.title = "Invitation"
    view.window?.beginSheet(NSWindow(contentViewController: invitation))
  }

  @IBAction func inspect(_ sender: Any) {
    presentAsSheet(inspector)
  }
}
