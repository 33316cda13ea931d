// Case: does a publisher complete that a view model makes of its input, and returns in a struct?
import Combine
import UIKit

struct RenameInput {
  let names: AnyPublisher<String, Never>
}

struct RenameOutput {
  let saved: AnyPublisher<Void, Never>
  let suggested: AnyPublisher<String, Never>
  let cleared: AnyPublisher<Void, Never>
}

final class RenameModel {
  private let resets = PassthroughSubject<Void, Never>()

  func transform(input: RenameInput) -> RenameOutput {
    let saved = input.names.map { _ in () }.eraseToAnyPublisher()
    return .init(
      saved: saved, suggested: Just("Untitled").eraseToAnyPublisher(), cleared: resets.eraseToAnyPublisher())
  }

  func lengths(of names: AnyPublisher<String, Never>) -> AnyPublisher<Int, Never> {
    names.map { self.length($0) }.eraseToAnyPublisher()
  }

  private func length(_ name: String) -> Int { name.count }
}

final class RenameController: UIViewController {
  private let model = RenameModel()
  private let names = PassthroughSubject<String, Never>()
  private var bag: Set<AnyCancellable> = []

  override func viewDidLoad() {
    super.viewDidLoad()
    let output = model.transform(input: RenameInput(names: names.eraseToAnyPublisher()))
    output.saved.sink { self.dismiss(animated: true) }.store(in: &bag)  // expect: retain_cycle
    output.suggested.sink { self.title = $0 }.store(in: &bag)
    output.cleared.sink { self.title = nil }.store(in: &bag)  // expect: retain_cycle
    output.saved.sink { [weak self] in self?.title = "Saved" }.store(in: &bag)
    model.lengths(of: names.eraseToAnyPublisher())
      .sink { self.title = "\($0)" }  // expect: retain_cycle
      .store(in: &bag)
    model.lengths(of: Just("Untitled").eraseToAnyPublisher()).sink { self.title = "\($0)" }.store(in: &bag)
    model.lengths(of: names.eraseToAnyPublisher()).sink { print($0) }.store(in: &bag)
    model.lengths(of: names.filter { $0 != self.title }.eraseToAnyPublisher())
      .sink { print($0) }  // expect: retain_cycle
      .store(in: &bag)
  }
}

// Its own initializer says where the fields come from.
struct Streams {
  let first: AnyPublisher<Int, Never>
  let last: AnyPublisher<Int, Never>

  init(subject: PassthroughSubject<Int, Never>, others: AnyPublisher<Int, Never>) {
    first = subject.eraseToAnyPublisher()
    last = others
  }
}

final class Counter {
  private let counts = PassthroughSubject<Int, Never>()
  private var bag: Set<AnyCancellable> = []
  private var sum = 0

  init() {
    let streams = Streams(subject: counts, others: Just(1).eraseToAnyPublisher())
    streams.first.sink { self.sum += $0 }.store(in: &bag)  // expect: retain_cycle
    streams.last.sink { self.sum += $0 }.store(in: &bag)
  }
}

// The operators of another object hold that object.
final class Pipeline {
  private let values = PassthroughSubject<Int, Never>()
  private lazy var doubled = values.map { self.double($0) }
  var results: AnyPublisher<Int, Never> { doubled.eraseToAnyPublisher() }

  private func double(_ value: Int) -> Int { 2 * value }
}

final class Printer {
  private let pipeline = Pipeline()
  private var bag: Set<AnyCancellable> = []

  init() {
    pipeline.results.sink { print($0) }.store(in: &bag)
  }
}
