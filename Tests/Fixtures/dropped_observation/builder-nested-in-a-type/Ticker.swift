// Case: is a builder known that is declared inside another type, and named through it, behind another attribute?
import Combine

final class Ticker {
  let bag = Bag()
  let ticks = PassthroughSubject<Int, Never>()

  func run() {
    bag.collect {
      ticks.sink { print($0) }
      ticks.sink { print(-$0) }
    }
    bag.gather {
      ticks.sink { print($0) }
      ticks.sink { print(-$0) }
    }
  }
}
