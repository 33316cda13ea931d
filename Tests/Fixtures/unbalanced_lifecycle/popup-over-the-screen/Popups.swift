// Case: does a popup appear once, because each object is presented over the screen and nothing covers it?
import Combine
import UIKit

let ticks = PassthroughSubject<Int, Never>()

final class FramePopup: UIViewController {
  private var bag: Set<AnyCancellable> = []

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    ticks.sink { [weak self] in self?.title = "\($0)" }.store(in: &bag)  // expect: note unbalanced_lifecycle
  }

  @IBAction func close() {
    dismiss(animated: true)
  }
}

final class ShelfPopup: UIViewController {
  private var bag: Set<AnyCancellable> = []

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    ticks.sink { [weak self] in self?.title = "\($0)" }.store(in: &bag)  // expect: note unbalanced_lifecycle
  }
}

final class AskingPopup: UIViewController {
  private var bag: Set<AnyCancellable> = []

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    ticks.sink { [weak self] in self?.title = "\($0)" }.store(in: &bag)  // expect: note unbalanced_lifecycle
  }

  @IBAction func ask() {
    let question = UIAlertController(title: "Frame?", message: nil, preferredStyle: .alert)
    present(question, animated: true)
    let popup = FramePopup()
    popup.modalPresentationStyle = .overFullScreen
    present(popup, animated: true)
  }
}

final class LatePopup: UIViewController {
  private var bag: Set<AnyCancellable> = []

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    ticks.sink { [weak self] in self?.title = "\($0)" }.store(in: &bag)  // expect: note unbalanced_lifecycle
  }
}

final class CameraPopup: UIViewController {
  private var bag: Set<AnyCancellable> = []

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    ticks.sink { [weak self] in self?.title = "\($0)" }.store(in: &bag)  // expect: warning unbalanced_lifecycle
  }

  @IBAction func shoot() {
    present(UIImagePickerController(), animated: true)
  }
}

final class HelpPopup: UIViewController {
  private var bag: Set<AnyCancellable> = []

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    ticks.sink { [weak self] in self?.title = "\($0)" }.store(in: &bag)  // expect: warning unbalanced_lifecycle
  }

  @IBAction func help() {
    openManual()
  }
}

final class RoutedPopup: UIViewController {
  private var bag: Set<AnyCancellable> = []

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    ticks.sink { [weak self] in self?.title = "\($0)" }.store(in: &bag)  // expect: warning unbalanced_lifecycle
  }

  @IBAction func open() {
    ManualRouter().open(from: self)
  }
}

final class LentPopup: UIViewController {
  private var bag: Set<AnyCancellable> = []

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    ticks.sink { [weak self] in self?.title = "\($0)" }.store(in: &bag)  // expect: warning unbalanced_lifecycle
  }
}

final class PushedPopup: UIViewController {
  private var bag: Set<AnyCancellable> = []

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    ticks.sink { [weak self] in self?.title = "\($0)" }.store(in: &bag)  // expect: warning unbalanced_lifecycle
  }
}

final class SheetPopup: UIViewController {
  private var bag: Set<AnyCancellable> = []

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    ticks.sink { [weak self] in self?.title = "\($0)" }.store(in: &bag)  // expect: warning unbalanced_lifecycle
  }
}

final class PlainPopup: UIViewController {
  private var bag: Set<AnyCancellable> = []

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    ticks.sink { [weak self] in self?.title = "\($0)" }.store(in: &bag)  // expect: warning unbalanced_lifecycle
  }
}

final class StyledPopup: UIViewController {
  private var bag: Set<AnyCancellable> = []

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    ticks.sink { [weak self] in self?.title = "\($0)" }.store(in: &bag)  // expect: warning unbalanced_lifecycle
  }
}

final class KeptPopup: UIViewController {
  private var bag: Set<AnyCancellable> = []

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    ticks.sink { [weak self] in self?.title = "\($0)" }.store(in: &bag)  // expect: warning unbalanced_lifecycle
  }
}

final class HandedPopup: UIViewController {
  private var bag: Set<AnyCancellable> = []

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    ticks.sink { [weak self] in self?.title = "\($0)" }.store(in: &bag)  // expect: warning unbalanced_lifecycle
  }
}

final class DraggedPopup: UIViewController {
  private var bag: Set<AnyCancellable> = []

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    ticks.sink { [weak self] in self?.title = "\($0)" }.store(in: &bag)  // expect: warning unbalanced_lifecycle
  }
}

final class OftenPopup: UIViewController {
  private var bag: Set<AnyCancellable> = []

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    ticks.sink { [weak self] in self?.title = "\($0)" }.store(in: &bag)  // expect: warning unbalanced_lifecycle
  }
}

final class ContextPopup: UIViewController {
  private var bag: Set<AnyCancellable> = []

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    ticks.sink { [weak self] in self?.title = "\($0)" }.store(in: &bag)  // expect: warning unbalanced_lifecycle
  }
}

final class TappedPopup: UIViewController {
  private var bag: Set<AnyCancellable> = []
  var onTap: ((UIViewController) -> Void)?

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    ticks.sink { [weak self] in self?.title = "\($0)" }.store(in: &bag)  // expect: warning unbalanced_lifecycle
  }

  @IBAction func tap() {
    onTap?(self)
  }
}

final class AskedPopup: UIViewController {
  private var bag: Set<AnyCancellable> = []
  weak var delegate: (any AskedPopupDelegate)?

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    ticks.sink { [weak self] in self?.title = "\($0)" }.store(in: &bag)  // expect: warning unbalanced_lifecycle
  }

  @IBAction func tap() {
    delegate?.wantsManual(self)
  }
}

final class ClosedPopup: UIViewController {
  private var bag: Set<AnyCancellable> = []
  weak var delegate: (any ClosedPopupDelegate)?

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    ticks.sink { [weak self] in self?.title = "\($0)" }.store(in: &bag)  // expect: note unbalanced_lifecycle
  }

  @IBAction func tap() {
    delegate?.wantsEnd(self)
  }
}

final class PagePopup: UIViewController {
  private var bag: Set<AnyCancellable> = []

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    ticks.sink { [weak self] in self?.title = "\($0)" }.store(in: &bag)  // expect: warning unbalanced_lifecycle
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    modalPresentationStyle = .pageSheet
  }
}

protocol AskedPopupDelegate: AnyObject {
  func wantsManual(_ popup: AskedPopup)
}

protocol ClosedPopupDelegate: AnyObject {
  func wantsEnd(_ popup: ClosedPopup)
}

final class ManualController: UIViewController {}

extension UIViewController {
  func openManual() {
    let manual = ManualController()
    manual.modalPresentationStyle = .fullScreen
    present(manual, animated: true)
  }
}

struct ManualRouter {
  func open(from controller: UIViewController) {
    controller.navigationController?.pushViewController(ManualController(), animated: true)
  }
}

final class GalleryController: UIViewController, UIViewControllerTransitioningDelegate {
  private let kept = KeptPopup()
  private var handed: HandedPopup?

  @IBAction func showFrame() {
    let popup = FramePopup()
    popup.modalPresentationStyle = .overFullScreen
    popup.modalTransitionStyle = .crossDissolve
    present(popup, animated: true)
  }

  @IBAction func showShelf() {
    let popup = ShelfPopup()
    let navigation = UINavigationController(rootViewController: popup)
    navigation.modalPresentationStyle = .overFullScreen
    present(navigation, animated: true)
  }

  @IBAction func showQuestion(from presenter: UIViewController) {
    let popup = AskingPopup()
    popup.view.backgroundColor = .clear
    popup.modalPresentationStyle = UIModalPresentationStyle.overFullScreen
    presenter.present(popup, animated: false, completion: nil)
  }

  @IBAction func showLate() {
    let popup = LatePopup()
    popup.modalPresentationStyle = .overFullScreen
    DispatchQueue.main.async { self.present(popup, animated: true) }
  }

  @IBAction func showCamera() {
    let popup = CameraPopup()
    popup.modalPresentationStyle = .overFullScreen
    present(popup, animated: true)
  }

  @IBAction func showHelp() {
    let popup = HelpPopup()
    popup.modalPresentationStyle = .overFullScreen
    present(popup, animated: true)
  }

  @IBAction func showRouted() {
    let popup = RoutedPopup()
    popup.modalPresentationStyle = .overFullScreen
    present(popup, animated: true)
  }

  @IBAction func showLent() {
    let popup = LentPopup()
    popup.modalPresentationStyle = .overFullScreen
    present(popup, animated: true)
    popup.show(ManualController(), sender: self)
  }

  @IBAction func showPushed() {
    let popup = PushedPopup()
    popup.modalPresentationStyle = .overFullScreen
    present(popup, animated: true)
  }

  @IBAction func pushPushed() {
    navigationController?.pushViewController(PushedPopup(), animated: true)
  }

  // The user begins to swipe a sheet away, and lets it go.
  @IBAction func showSheet() {
    let popup = SheetPopup()
    popup.modalPresentationStyle = .formSheet
    present(popup, animated: true)
  }

  @IBAction func showPlain() {
    let popup = PlainPopup()
    present(popup, animated: true)
  }

  @IBAction func showStyled(isSmall: Bool) {
    let popup = StyledPopup()
    if isSmall { popup.modalPresentationStyle = .overFullScreen }
    present(popup, animated: true)
  }

  @IBAction func showKept() {
    kept.modalPresentationStyle = .overFullScreen
    present(kept, animated: true)
  }

  @IBAction func showHanded() {
    let popup = HandedPopup()
    popup.modalPresentationStyle = .overFullScreen
    handed = popup
    present(popup, animated: true)
  }

  @IBAction func showHandedAgain() {
    if let handed { present(handed, animated: true) }
  }

  @IBAction func showDragged() {
    let popup = DraggedPopup()
    popup.modalPresentationStyle = .overFullScreen
    popup.transitioningDelegate = self
    present(popup, animated: true)
  }

  // A navigation controller defines a context, which its popup leaves with it.
  @IBAction func showContext() {
    let popup = ContextPopup()
    popup.modalPresentationStyle = .overCurrentContext
    present(popup, animated: true)
  }

  @IBAction func showTapped() {
    let popup = TappedPopup()
    popup.modalPresentationStyle = .overFullScreen
    popup.onTap = { $0.present(ManualController(), animated: true) }
    present(popup, animated: true)
  }

  @IBAction func showAsked() {
    let popup = AskedPopup()
    popup.modalPresentationStyle = .overFullScreen
    popup.delegate = self
    present(popup, animated: true)
  }

  @IBAction func showClosed() {
    let popup = ClosedPopup()
    popup.modalPresentationStyle = .overFullScreen
    popup.delegate = self
    present(popup, animated: true)
  }

  @IBAction func showPage() {
    let popup = PagePopup()
    popup.modalPresentationStyle = .overFullScreen
    present(popup, animated: true)
  }

  func offerOften(_ button: UIButton) {
    let popup = OftenPopup()
    popup.modalPresentationStyle = .overFullScreen
    button.addAction(UIAction { _ in self.present(popup, animated: true) }, for: .touchUpInside)
  }
}

extension GalleryController: AskedPopupDelegate {
  func wantsManual(_ popup: AskedPopup) { popup.present(ManualController(), animated: true) }
}

extension GalleryController: ClosedPopupDelegate {
  func wantsEnd(_ popup: ClosedPopup) { popup.dismiss(animated: true) }
}
