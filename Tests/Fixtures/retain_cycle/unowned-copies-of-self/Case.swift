// Case: does a closure hold `self` through an unowned or weak copy of it?
import Combine

final class Player {
  private let time = PassthroughSubject<Double, Never>()
  private var bag: Set<AnyCancellable> = []
  private var shown = 0.0

  func start() {
    unowned let me = self
    time.sink { me.shown = $0 }.store(in: &bag)
    unowned(unsafe) let unsafe = self
    time.sink { unsafe.shown = $0 }.store(in: &bag)
    weak let weakly = self
    time.sink { weakly?.shown = $0 }.store(in: &bag)
    unowned var other = self
    time.sink { other.shown = $0 }.store(in: &bag)
    let strong = self
    time.sink { strong.shown = $0 }.store(in: &bag)  // expect: retain_cycle
  }
}
