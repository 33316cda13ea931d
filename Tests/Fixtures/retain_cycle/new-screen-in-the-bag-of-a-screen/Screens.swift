// Case: does the closure of a new screen's own control keep the screen in the bag of the screen below?
import RxCocoa
import RxSwift
import UIKit

final class PickerController: UIViewController {
  let list = UITableView()
  let search = UISearchController()
}

final class InboxController: UIViewController {
  private let addButton = UIButton()
  private let leaveButton = UIButton()
  private let weakButton = UIButton()
  private let bag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    addButton.rx.tap
      .subscribe(onNext: { [unowned self] in
        let picker = PickerController()
        self.follow(picker)
        self.present(UINavigationController(rootViewController: picker), animated: true)
      })
      .disposed(by: bag)
    weakButton.rx.tap
      .subscribe(onNext: { [unowned self] in
        let picker = PickerController()
        self.followWeakly(picker)
        self.present(picker, animated: true)
      })
      .disposed(by: bag)
    leaveButton.rx.tap
      .subscribe(onNext: { [unowned self] in self.leave() })
      .disposed(by: bag)
    let header = PickerController()
    header.list.rx.itemSelected
      .subscribe(onNext: { _ in header.search.dismiss(animated: true) })
      .disposed(by: bag)
  }

  private func follow(_ picker: PickerController) {
    picker.list.rx.modelSelected(String.self)
      .subscribe(onNext: { [weak self] friend in  // expect: retain_cycle
        picker.search.dismiss(animated: true)
        picker.dismiss(animated: true)
        self?.title = friend
      })
      .disposed(by: bag)
  }

  private func followWeakly(_ picker: PickerController) {
    picker.list.rx.modelSelected(String.self)
      .subscribe(onNext: { [weak self, weak picker] friend in
        picker?.dismiss(animated: true)
        self?.title = friend
      })
      .disposed(by: bag)
    // The closure holds nothing that keeps the list.
    let search = picker.search
    picker.list.rx.itemSelected
      .subscribe(onNext: { _ in search.dismiss(animated: true) })
      .disposed(by: bag)
  }

  // The window lets go of this screen, and so of its bag.
  private func leave() {
    let picker = PickerController()
    picker.list.rx.itemSelected
      .subscribe(onNext: { _ in picker.search.dismiss(animated: true) })
      .disposed(by: bag)
    view.window?.rootViewController = picker
  }
}
