// Case: a singleton of another module has streams, and other code shows which of them are relays.
import MailKit
import RxCocoa
import RxSwift
import UIKit

final class Outbox {
  static let shared = Outbox()
  let drafts = Observable.just([""])
}

final class BadgeController: UIViewController {
  private let bag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    Inbox.shared.mails.filter { !$0.isEmpty }
      .subscribe(onNext: { self.title = $0.first })  // expect: retain_cycle
      .disposed(by: bag)
    Inbox.shared.unread.subscribe(onNext: { self.title = "\($0)" }).disposed(by: bag)  // expect: retain_cycle
    Inbox.shared.sender.subscribe(onNext: { self.title = $0 }).disposed(by: bag)  // expect: retain_cycle
    Inbox.shared.mails.subscribe(onNext: { [weak self] in self?.title = $0.first }).disposed(by: bag)
    Inbox.shared.mails.take(1).subscribe(onNext: { self.title = $0.first }).disposed(by: bag)
    // Nothing shows what these are.
    Inbox.shared.folders.subscribe(onNext: { self.title = $0.first }).disposed(by: bag)
    Inbox.shared.answer.subscribe(onNext: { self.title = $0 }).disposed(by: bag)
    Inbox.shared.rules.subscribe(onNext: { self.title = $0.first }).disposed(by: bag)
    Archive.shared.mails.subscribe(onNext: { self.title = $0.first }).disposed(by: bag)
    Outbox.shared.drafts.subscribe(onNext: { self.title = $0.first }).disposed(by: bag)
  }
}

final class BadgeModel {
  var unread: BehaviorRelay<Int> { Inbox.shared.unread }
  var rules: Observable<[String]> { Inbox.shared.rules }

  func write(_ mails: [String]) { Inbox.shared.mails.accept(mails) }
  func load() async -> String { await Inbox.shared.folders.value }
  func answer() throws -> String { try Inbox.shared.answer.value() }
  func write(_ name: String) { Inbox.shared.sender.accept(name) }
  func folder(of box: Mailbox) -> String? { box.folders.value.first }
}

func show(in navigation: UINavigationController) {
  navigation.pushViewController(BadgeController(), animated: true)
}
