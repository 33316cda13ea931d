// Case: does the closure of an observation run again if only the code that makes the object sends to the subject?
import Combine
import UIKit

final class AlertController: UIViewController {
  let kind = CurrentValueSubject<Int, Never>(1)
  private let text = CurrentValueSubject<String, Never>("")
  private var bag: Set<AnyCancellable> = []

  override func viewDidLoad() {
    super.viewDidLoad()
    kind.sink { [weak self] _ in self?.setUp() }.store(in: &bag)
  }

  private func setUp() { text.sink { [weak self] in self?.title = $0 }.store(in: &bag) }
  func tell(_ other: String) { text.send("\(other) \(kind.value)") }

  static func show(from controller: UIViewController) {
    let alert = AlertController()
    alert.kind.send(2)
    controller.present(alert, animated: true)
  }
}

final class BannerController: UIViewController {
  let kind = CurrentValueSubject<Int, Never>(1)
  private let text = CurrentValueSubject<String, Never>("")
  private var bag: Set<AnyCancellable> = []

  override func viewDidLoad() {
    super.viewDidLoad()
    kind.sink { [weak self] _ in self?.setUp() }.store(in: &bag)
  }

  private func setUp() { text.sink { [weak self] in self?.title = $0 }.store(in: &bag) }  // expect: unbalanced_lifecycle
  func change() { kind.send(3) }

  static func show(from controller: UIViewController) {
    let banner = BannerController()
    banner.kind.send(2)
    controller.present(banner, animated: true)
  }
}

/// The initializer observes, so each value comes later.
final class Toast {
  let kind = CurrentValueSubject<Int, Never>(1)
  private let text = CurrentValueSubject<String, Never>("")
  private var bag: Set<AnyCancellable> = []

  init() { kind.sink { [weak self] _ in self?.setUp() }.store(in: &bag) }
  private func setUp() { text.sink { print($0) }.store(in: &bag) }  // expect: unbalanced_lifecycle

  static func make() -> Toast {
    let toast = Toast()
    toast.kind.send(2)
    return toast
  }
}

/// A result decides what is sent.
final class Search {
  private let hits = PassthroughSubject<Int, Never>()
  private let text = CurrentValueSubject<String, Never>("")
  private var bag: Set<AnyCancellable> = []

  func begin() { hits.sink { [weak self] _ in self?.setUp() }.store(in: &bag) }
  private func setUp() { text.sink { print($0) }.store(in: &bag) }  // expect: unbalanced_lifecycle

  func search(_ find: (@escaping (Result<Int, Error>) -> Void) -> Void) {
    find { [self] result in
      switch result {
      case .success(let count): hits.send(count)
      case .failure: hits.send(0)
      }
    }
  }
}
