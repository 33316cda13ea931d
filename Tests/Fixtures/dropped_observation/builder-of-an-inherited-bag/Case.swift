// Case: does a closure that an object of unknown type takes collect its statements, as a result builder does?
import Combine
import Teatime

final class Kettle {
  @Published var heat = 0
}

final class Kitchen: TeaRoom {
  let kettle = Kettle()

  func open() {
    disposeBag.bind {
      kettle.$heat.sink { print($0) }
      kettle.$heat.removeDuplicates().sink { print(-$0) }
    }
  }
}

final class Counter: TeaRoom {
  let kettle = Kettle()

  func open() {
    boiled.sink { _ in
      self.kettle.$heat.sink { print($0) }  // expect: dropped_observation
      self.kettle.$heat.sink { print(-$0) }  // expect: dropped_observation
    }.store(in: &bag)
  }

  private var bag: Set<AnyCancellable> = []
}
