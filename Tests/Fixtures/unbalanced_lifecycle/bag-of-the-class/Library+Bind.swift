import Combine
import UIKit

extension LibraryController {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    shelf.opened.sink { print($0) }.store(in: &bag)  // expect: unbalanced_lifecycle
  }
}
