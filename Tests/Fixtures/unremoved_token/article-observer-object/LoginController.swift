import UIKit

final class LoginController: UIViewController {
  private var keyboardObserver: KeyboardObserver?

  override func viewDidLoad() {
    super.viewDidLoad()
    keyboardObserver = KeyboardObserver { note in
      print(note.name.rawValue)
    }
  }
}
