// Case: does a publisher complete that callers give to a method inside of a struct, and who keeps it?
import RxCocoa
import RxSwift
import UIKit

final class RecipeModel {
  struct Input {
    let servings: Observable<Int?>
    let saves: Observable<Void>
    let loads: Observable<Int>
  }

  private let marks = PublishRelay<Int>()
  private let bag = DisposeBag()
  private var count = 0

  func transform(_ input: Input) {
    observe(input)
    observe(marks: marks)
    input.servings.compactMap { $0 }.subscribe(onNext: { self.count = $0 }).disposed(by: bag)  // expect: retain_cycle
  }

  private func observe(_ input: Input) {
    input.servings.compactMap { $0 }.subscribe(onNext: { self.count = $0 }).disposed(by: bag)  // expect: retain_cycle
    let sums = Observable.combineLatest(input.servings, input.loads)
    sums.subscribe(onNext: { self.count = $1 }).disposed(by: bag)  // expect: retain_cycle
    input.servings.compactMap { $0 }.subscribe(onNext: { [weak self] in self?.count = $0 }).disposed(by: bag)
    // The screen alone keeps the relay. The disposable holds the relay weakly.
    input.servings.subscribe(onNext: { self.count = $0 ?? 0 }).disposed(by: bag)
    // The taps end with the button of the screen.
    input.saves.map { 1 }.subscribe(onNext: { self.count += $0 }).disposed(by: bag)
    input.loads.map { $0 + 1 }.subscribe(onNext: { self.count = $0 }).disposed(by: bag)
  }

  private func observe(marks: PublishRelay<Int>) {
    marks.subscribe(onNext: { self.count = $0 }).disposed(by: bag)  // expect: retain_cycle
  }
}

final class RecipeController: UIViewController {
  private let model = RecipeModel()
  private let servings = BehaviorRelay<Int?>(value: nil)
  private let button = UIButton()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(button)
    let input = RecipeModel.Input(
      servings: servings.asObservable(), saves: button.rx.tap.asObservable(), loads: Observable.just(1))
    model.transform(input)
  }
}

// The property of a singleton begins with a closure that runs at once.
final class Pantry {
  static let shared = Pantry()
  private let amounts = BehaviorRelay<Int>(value: 0)
  lazy private(set) var changes: Observable<Int> = {
    return self.amounts.asObservable()
  }()
}

final class PantryModel {
  private let pantry: Pantry
  private let bag = DisposeBag()
  private var count = 0

  init(pantry: Pantry = Pantry.shared) { self.pantry = pantry }

  func start() {
    pantry.changes.subscribe(onNext: { self.count = $0 }).disposed(by: bag)  // expect: retain_cycle
  }
}

func show(in navigation: UINavigationController) {
  navigation.pushViewController(RecipeController(), animated: true)
  PantryModel().start()
  PantryModel().start()
}
