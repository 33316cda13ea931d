// Case: does a method that puts a new bag in place of the old bag, and fills the new bag at once, end the observation?
import RxSwift
import UIKit

final class Dial: UIView {
  private let turns = PublishSubject<Int>()
  private var bag = DisposeBag()
  private var angle = 0

  func follow() {
    bag = DisposeBag()
    turns.subscribe(onNext: { self.angle = $0 }).disposed(by: bag)  // expect: retain_cycle
  }
}

final class QuietDial: UIView {
  private let turns = PublishSubject<Int>()
  private var bag = DisposeBag()
  private var angle = 0

  func follow() {
    bag = DisposeBag()
    turns.subscribe(onNext: { self.angle = $0 }).disposed(by: bag)
  }

  func stop() { bag = DisposeBag() }
}

final class Board: UIViewController {
  @objc func open() {
    let (dial, quiet) = (Dial(), QuietDial())
    view.addSubview(dial)
    view.addSubview(quiet)
    dial.follow()
    quiet.follow()
    quiet.stop()
  }
}
