// Case: RxCocoa: is a binding with a closure behind its binder an observation?
import RxCocoa
import RxSwift
import UIKit

final class ContactsController: UIViewController {
  private let contacts = BehaviorRelay<[String]>(value: [])
  private let table = UITableView()
  private var disposeBag = DisposeBag()
  private let lasting = DisposeBag()

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    contacts
      .bind(to: table.rx.items(cellIdentifier: "contact", cellType: UITableViewCell.self)) { _, name, cell in  // expect: unbalanced_lifecycle
        cell.textLabel?.text = name
      }
      .disposed(by: lasting)
    contacts.asDriver()
      .drive(table.rx.items(cellIdentifier: "contact")) { _, name, cell in cell.textLabel?.text = name }  // expect: unbalanced_lifecycle
      .disposed(by: lasting)
    contacts
      .bind(to: table.rx.items(cellIdentifier: "contact")) { _, name, cell in cell.textLabel?.text = name }
      .disposed(by: disposeBag)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    disposeBag = DisposeBag()
  }
}

final class ContactsOpener {
  func open() -> UIViewController { ContactsController() }
  func openAgain() -> UIViewController { ContactsController() }
}
