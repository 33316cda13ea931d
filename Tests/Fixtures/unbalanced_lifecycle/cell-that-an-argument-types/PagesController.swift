// Case: an argument of a library's call says of which class a closure's cell is, so the cells' stores run no observer of the
// property of that name that another class has.
import RxCocoa
import RxSwift
import UIKit

final class PageModel {
  let kind = BehaviorRelay<Int>(value: 0)
  let messages = BehaviorRelay<[String]>(value: [])
}

final class PagesController: UIViewController {
  private let table = UITableView()
  private let model = PageModel()
  private let bag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    model.messages
      .bind(to: table.rx.items(cellIdentifier: "message", cellType: MessageCell.self)) { [weak self] _, _, cell in
        cell.page = self?.model
        cell.content = self?.model
      }
      .disposed(by: bag)
    model.messages
      .bind(to: table.rx.items(cellIdentifier: "photo", cellType: PhotoCell.self)) { [weak self] _, _, cell in
        cell.photo = self?.model
      }
      .disposed(by: bag)
  }

  @IBAction private func open() {
    let page = PageController()
    page.page = model
    show(page, sender: nil)
  }
}

final class PageController: UIViewController {
  private let bag = DisposeBag()
  var page: PageModel? {
    didSet { page?.kind.subscribe(onNext: { [weak self] _ in self?.reload() }).disposed(by: bag) }
  }

  private func reload() {}
}

final class MessageCell: UITableViewCell {
  private let bag = DisposeBag()
  var page: PageModel?
  var content: PageModel? {
    didSet { content?.kind.subscribe(onNext: { [weak self] _ in self?.reload() }).disposed(by: bag) }  // expect: unbalanced_lifecycle
  }

  private func reload() {}
}

class MediaCell: UITableViewCell {
  private let bag = DisposeBag()
  var photo: PageModel? {
    didSet { photo?.kind.subscribe(onNext: { [weak self] _ in self?.reload() }).disposed(by: bag) }  // expect: unbalanced_lifecycle
  }

  private func reload() {}
}

final class PhotoCell: MediaCell {}
