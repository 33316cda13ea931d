// Case: a controller with a context of its own takes the popup away with itself, and brings both back
import Combine
import UIKit

let ticks = PassthroughSubject<Int, Never>()

final class FramePopup: UIViewController {
  private var bag: Set<AnyCancellable> = []

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    ticks.sink { [weak self] in self?.title = "\($0)" }.store(in: &bag)  // expect: warning unbalanced_lifecycle
  }
}

final class GalleryController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    definesPresentationContext = true
  }

  @IBAction func showFrame() {
    let popup = FramePopup()
    popup.modalPresentationStyle = .overCurrentContext
    present(popup, animated: true)
  }
}
