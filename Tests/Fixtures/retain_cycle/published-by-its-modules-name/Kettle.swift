// Case: `@Combine.Published` is `@Published`.
import Combine

final class Kettle {
  @Combine.Published var degrees = 20
  private var bag = Set<AnyCancellable>()
  private var label = ""

  init() {
    $degrees
      .sink { degrees in  // expect: retain_cycle
        self.label = "\(degrees)"
      }
      .store(in: &bag)
    $degrees
      .sink { [weak self] degrees in
        self?.label = "\(degrees)"
      }
      .store(in: &bag)
  }
}

/// Of a wrapper of the program's own nothing is known.
final class Stove {
  @Watched var flame = 0
  private var bag = Set<AnyCancellable>()
  private var label = ""

  init() {
    $flame
      .sink { flame in
        self.label = "\(flame)"
      }
      .store(in: &bag)
  }
}

@propertyWrapper
struct Watched<Value> {
  var wrappedValue: Value
  var projectedValue: AnyPublisher<Value, Never> { Just(wrappedValue).eraseToAnyPublisher() }
}
