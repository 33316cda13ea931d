// Case: is a superclass of another package known because its prefix begins like that of a framework?
import UIKit

class ComposerController: SLKTextController {
  private let draft: Draft

  init(_ draft: Draft) {
    self.draft = draft
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    draft.addObserver(self, forKeyPath: "text", options: [.new], context: nil)
  }
}

class ShareController: SLComposeViewController {
  private let draft: Draft

  init(_ draft: Draft) {
    self.draft = draft
    super.init(nibName: nil, bundle: nil)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    draft.addObserver(self, forKeyPath: "text", options: [.new], context: nil)  // expect: error unmatched_key_path_observer
  }
}

final class Draft: NSObject {
  @objc dynamic var text = ""
}
