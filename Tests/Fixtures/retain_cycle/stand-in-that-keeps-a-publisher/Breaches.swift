// Case: does the publisher of a settable property end that no code sets?
import Combine

protocol BreachSource {
  var breaches: AnyPublisher<Int, Never> { get }
  var leaks: AnyPublisher<Int, Never> { get }
  var emails: AnyPublisher<Int, Never> { get }
}

final class BreachService: BreachSource {
  @Published private var count = 0
  var breaches: AnyPublisher<Int, Never> { $count.eraseToAnyPublisher() }
  var leaks: AnyPublisher<Int, Never> { $count.eraseToAnyPublisher() }
  var emails: AnyPublisher<Int, Never> { $count.eraseToAnyPublisher() }
}

struct SampleBreaches: BreachSource {
  var breaches: AnyPublisher<Int, Never> = PassthroughSubject<Int, Never>().eraseToAnyPublisher()
  var leaks: AnyPublisher<Int, Never> = PassthroughSubject<Int, Never>().eraseToAnyPublisher()
  var emails: AnyPublisher<Int, Never> = PassthroughSubject<Int, Never>().eraseToAnyPublisher()
}

final class BreachModel {
  private var bag: Set<AnyCancellable> = []
  private var count = 0
  private let source: any BreachSource

  init(source: any BreachSource) { self.source = source }

  func watch() {
    source.breaches.sink { self.count = $0 }.store(in: &bag)  // expect: retain_cycle
    source.breaches.sink { [weak self] in self?.count = $0 }.store(in: &bag)
    source.leaks.sink { self.count = $0 }.store(in: &bag)
    source.emails.sink { self.count = $0 }.store(in: &bag)
  }
}

func request() -> AnyPublisher<Int, Never> { Deferred { Future { $0(.success(1)) } }.eraseToAnyPublisher() }

func open() {
  BreachModel(source: BreachService()).watch()
  var sample = SampleBreaches(emails: request())
  sample.leaks = request()
  BreachModel(source: sample).watch()
}
