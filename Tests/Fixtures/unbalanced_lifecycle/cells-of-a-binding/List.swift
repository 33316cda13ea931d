// Case: does a library run the closure again and again that makes the cells of a binding?
import RxCocoa
import RxSwift
import UIKit

final class List: UIViewController {
  private let songs = BehaviorRelay<[String]>(value: [])
  private let table = UITableView()
  private let bag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    songs.bind(to: table.rx.items(cellIdentifier: "song", cellType: UITableViewCell.self)) { [weak self] _, song, cell in
      guard let self else { return }
      cell.textLabel?.text = song
      NotificationCenter.default.rx.notification(.songsChanged)
        .subscribe(onNext: { [weak self] _ in self?.title = "" })  // expect: unbalanced_lifecycle
        .disposed(by: self.bag)
    }
    .disposed(by: bag)
    songs.bind(to: table.rx.items) { [weak self] table, _, _ in
      let cell = table.dequeueReusableCell(withIdentifier: "songs")!
      guard let self else { return cell }
      NotificationCenter.default.rx.notification(.songsChanged)
        .subscribe(onNext: { [weak self] _ in self?.title = "" })  // expect: unbalanced_lifecycle
        .disposed(by: self.bag)
      return cell
    }
    .disposed(by: bag)
    songs.bind(to: table.rx.selection) { [weak self] _ in
      guard let self else { return }
      NotificationCenter.default.rx.notification(.songsChanged)
        .subscribe(onNext: { [weak self] _ in self?.title = "" })
        .disposed(by: self.bag)
    }
    .disposed(by: bag)
  }
}

extension Notification.Name {
  static let songsChanged = Notification.Name("SongsChanged")
}
