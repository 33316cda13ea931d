// Case: which object keeps a control that a subclass returns in place of its superclass, or some type in place of a protocol?
import RxCocoa
import RxSwift
import UIKit

class FormController: UIViewController {
  let disposeBag = DisposeBag()
  var field: UITextField { fatalError("a subclass has it") }
  var badge: UITextField { fatalError("a subclass has it") }

  override func viewDidLoad() {
    super.viewDidLoad()
    field.rx.text.subscribe(onNext: { self.title = $0 }).disposed(by: disposeBag)  // expect: retain_cycle
    field.rx.text.subscribe(onNext: { [weak self] in self?.title = $0 }).disposed(by: disposeBag)
    // Another object keeps the field.
    badge.rx.text.subscribe(onNext: { self.title = $0 }).disposed(by: disposeBag)
  }
}

final class NameController: FormController {
  private let nameField = UITextField()
  override var field: UITextField { nameField }
  override var badge: UITextField { UITextField() }
}

final class TownController: FormController {
  private let townField = UITextField()
  override var field: UITextField { townField }
  override var badge: UITextField { UITextField() }
}

class ListController: UIViewController {
  lazy var disposeBag = DisposeBag()
}

protocol Searchable: ListController {
  var searchBar: UISearchBar { get }
  func search(_ word: String?)
}

extension Searchable {
  func bindSearchBar() {
    searchBar.rx.text.subscribe(onNext: { self.search($0) }).disposed(by: disposeBag)  // expect: retain_cycle
  }
}

final class Towns: ListController, Searchable {
  private lazy var searchController = UISearchController(searchResultsController: nil)
  var searchBar: UISearchBar { searchController.searchBar }
  func search(_ word: String?) {}

  override func viewDidLoad() {
    super.viewDidLoad()
    bindSearchBar()
  }
}

final class Names: ListController, Searchable {
  let searchBar = UISearchBar()
  func search(_ word: String?) {}

  override func viewDidLoad() {
    super.viewDidLoad()
    bindSearchBar()
  }
}

func controllers() -> [UIViewController] { [NameController(), TownController(), Towns(), Names()] }
