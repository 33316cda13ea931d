// Case: does a call end observations whose bag it gets by reference? It does not if the function only adds to the bag.
import Combine
import Foundation

final class Tide {
  let level = PassthroughSubject<Int, Never>()
  private var highest = 0

  func follow(keptIn bag: inout Set<AnyCancellable>) -> AnyPublisher<Int, Never> {
    level.sink { [weak self] in self?.highest = $0 }.store(in: &bag)
    bag.insert(level.sink { print($0) })
    followAgain(keptIn: &bag)
    return level.eraseToAnyPublisher()
  }

  private func followAgain(keptIn bag: inout Set<AnyCancellable>) {
    level.sink { print($0) }.store(in: &bag)
  }

  func restart(keptIn bag: inout Set<AnyCancellable>) {
    bag.removeAll()
    level.sink { print($0) }.store(in: &bag)
  }

  func replace(_ bag: inout Set<AnyCancellable>) { bag = [] }

  func hand(_ bag: inout Set<AnyCancellable>) { replace(&bag) }
}

final class TideModel {
  private let tide = Tide()
  private var bag = Set<AnyCancellable>()
  private var level = 0

  func start() {
    _ = tide.follow(keptIn: &bag)
    tide.level.sink { self.level = $0 }.store(in: &bag)  // expect: retain_cycle
  }
}

final class RestartedModel {
  private let tide = Tide()
  private var bag = Set<AnyCancellable>()
  private var level = 0

  func start() {
    tide.level.sink { self.level = $0 }.store(in: &bag)
  }

  func stop() { tide.restart(keptIn: &bag) }
}

final class ReplacedModel {
  private let tide = Tide()
  private var bag = Set<AnyCancellable>()
  private var level = 0

  func start() {
    tide.level.sink { self.level = $0 }.store(in: &bag)
  }

  func stop() { tide.hand(&bag) }
}

class Current {
  let level = PassthroughSubject<Int, Never>()

  func follow(keptIn bag: inout Set<AnyCancellable>) { level.sink { print($0) }.store(in: &bag) }
}

final class EbbCurrent: Current {
  override func follow(keptIn bag: inout Set<AnyCancellable>) {
    bag.removeAll()
    super.follow(keptIn: &bag)
  }
}

final class CurrentModel {
  private let current: Current
  private var bag = Set<AnyCancellable>()
  private var level = 0

  init(current: Current) { self.current = current }

  func start() {
    current.level.sink { self.level = $0 }.store(in: &bag)
  }

  func stop() { current.follow(keptIn: &bag) }
}

func makeModels() -> [AnyObject] {
  [TideModel(), RestartedModel(), ReplacedModel(), CurrentModel(current: EbbCurrent())]
}
