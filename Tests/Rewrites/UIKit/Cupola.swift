// Case: observables whose closures hold their controller
import RxSwift
import UIKit

final class Cupola: UIViewController {
  private let titles = PublishSubject<String>()
  private let taps = PublishSubject<Void>()
  private let bag = DisposeBag()
  private var last = ""
  private var count = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    titles.subscribe(onNext: { self.last = $0 }).disposed(by: bag)
    titles.subscribe(onNext: { (title) in
      self.last = title
      self.count += 1
    }, onError: { _ in self.count = 0 }).disposed(by: bag)
    titles.bind { self.show($0) }.disposed(by: bag)
    titles.drive { title in
      guard !title.isEmpty else { return }
      self.show(title)
    }.disposed(by: bag)
    titles.subscribe { _ in self.reload() }.disposed(by: bag)
    titles.subscribe { title in
      self.show(title)
    } onCompleted: {
      self.reload()
    }.disposed(by: bag)
    titles.bind(to: items(cellIdentifier: "title")) { _, title in self.show(title) }.disposed(by: bag)
    titles.drive { self.last = $0 }.disposed(by: bag)
    titles.drive { self.show($0) }.disposed(by: bag)
    titles.drive { self.setUp($0) }.disposed(by: bag)
    titles.drive { titles in
      self.count += 1
      return titles.drive()
    }.disposed(by: bag)
    titles.drive(cells) { row, title in self.cell(row, title) }.disposed(by: bag)
    titles.drive(cells, curriedArgument: { row, title in self.cell(row, title) }).disposed(by: bag)
    titles.drive(items(cellIdentifier: "title")) { _, title in self.show(title) }.disposed(by: bag)
    titles.do(onNext: show).subscribe().disposed(by: bag)
    titles.do(onNext: check).subscribe().disposed(by: bag)
    titles.subscribe(onNext: show).disposed(by: bag)
    titles.subscribe(onNext: self.changed).disposed(by: bag)
    taps.bind(onNext: reload).disposed(by: bag)
    titles.do(onNext: { self.last = $0 }).map { $0.count }.subscribe(onNext: { self.count = $0 }).disposed(by: bag)
    titles.do(onNext: { title in
      self.last = title
    }).subscribe().disposed(by: bag)
    NotificationCenter.default.addObserver(
      self, selector: #selector(shown), name: UIResponder.keyboardWillShowNotification, object: nil)
  }

  private func items(cellIdentifier: String) -> (Observable<String>) -> (@escaping (Int, String) -> Void) -> Disposable {
    { titles in { _ in titles } }
  }

  private func cells(_ titles: Observable<String>) -> (@escaping (Int, String) -> Cell) -> Disposable {
    { _ in titles }
  }

  private func cell(_ row: Int, _ title: String) -> Cell { Cell() }
  private func setUp(_ titles: Observable<String>) -> Disposable { titles.drive() }
  private func check(_ title: String) throws { last = title }

  @objc private func shown() { title = "shown" }
  private func show(_ title: String) { last = title }
  private func changed(to title: String) { count = title == last ? count : 0 }
  private func reload() { count += 1 }
}

private final class Cell {}
