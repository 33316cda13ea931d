// Case: what a closure's lines are good for is unknown where the function that takes it comes from another package.
import Combine
import Foundation
import Keepsakes

final class Lighthouse {
  let box = Keepsake()
  let flashes = PassthroughSubject<Int, Never>()

  func shine() {
    box.collect {
      flashes.sink { print($0) }
      flashes.sink { print(-$0) }
    }
    keep {
      flashes.sink { print($0) }
      flashes.sink { print(-$0) }
    }
    DispatchQueue.main.async {
      self.flashes.sink { print($0) }  // expect: dropped_observation
      self.flashes.sink { print(-$0) }  // expect: dropped_observation
    }
  }
}
