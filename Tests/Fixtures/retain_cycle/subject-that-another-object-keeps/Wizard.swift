// Case: RxSwift: does the bag keep the observation? A disposable keeps a subject weakly, and an operator strongly.
import RxRelay
import RxSwift

final class ButtonModel {
  let taps = PublishRelay<Void>()
}

final class Announcement {
  private let bag = DisposeBag()
  private let title = ButtonModel()
  private(set) var count = 0

  /// The button keeps its relay, and only the caller keeps the button.
  var button: ButtonModel {
    let button = ButtonModel()
    button.taps.bind { [self] in count += 1 }.disposed(by: bag)
    return button
  }

  /// The closure keeps the button itself.
  var selfishButton: ButtonModel {
    let button = ButtonModel()
    button.taps.bind { [self] in use(button) }.disposed(by: bag)  // expect: retain_cycle
    return button
  }

  /// The bag keeps the operator, and the operator keeps the closure.
  var slowButton: ButtonModel {
    let button = ButtonModel()
    button.taps.asObservable().map { 1 }.bind { [self] in count += $0 }.disposed(by: bag)  // expect: retain_cycle
    return button
  }

  func begin() {
    title.taps.asObservable().bind { [self] in count += 1 }.disposed(by: bag)  // expect: retain_cycle
    Session.shared.ends.bind { [self] in count = 0 }.disposed(by: bag)  // expect: retain_cycle
    bind(to: title)
  }

  private func bind(to model: ButtonModel) {
    model.taps.bind { [self] in count += 1 }.disposed(by: bag)  // expect: retain_cycle
  }

  /// The caller keeps the model.
  func show(_ model: ButtonModel) {
    model.taps.bind { [self] in count += 1 }.disposed(by: bag)
  }

  private func use(_ button: ButtonModel) {}
}

final class Session {
  static let shared = Session()
  let ends = PublishRelay<Void>()
}

protocol Asking {
  var answers: PublishSubject<Int> { get }
}

final class Question: Asking {
  let answers = PublishSubject<Int>()
}

final class Wizard {
  var question: Asking?
  private var current: Question?
  private var questions: [String: Question] = [:]
  private let bag = DisposeBag()
  private var sum = 0

  func begin() {
    question?.answers.subscribe(onNext: { self.sum += $0 }).disposed(by: bag)  // expect: retain_cycle
  }

  /// The dictionary lets go of the question.
  func ask(_ key: String) {
    let question = Question()
    questions[key] = question
    question.answers.subscribe(onNext: { self.end(key, $0) }).disposed(by: bag)
  }

  private func end(_ key: String, _ answer: Int) {
    sum += answer
    questions[key] = nil
  }

  /// The property lets go of the question.
  func askOnce() {
    let question = Question()
    current = question
    question.answers.subscribe(onNext: { self.sum += $0 }).disposed(by: bag)
  }

  func close() {
    current = nil
  }
}

final class Maker {
  func make() -> (Announcement, Wizard) {
    let wizard = Wizard()
    wizard.question = Question()
    let announcement = Announcement()
    announcement.begin()
    return (announcement, wizard)
  }
}
