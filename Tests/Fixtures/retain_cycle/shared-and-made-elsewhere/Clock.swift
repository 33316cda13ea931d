// Case: is a class with a shared instance asked for others that are made in files without observers, those of tests left out?
import Combine

final class Clock {
  static let shared = Clock()
  @Published var seconds = 0
  private var bag: Set<AnyCancellable> = []

  init() {
    $seconds.sink { self.show($0) }.store(in: &bag)  // expect: retain_cycle
  }

  func show(_ seconds: Int) { print(seconds) }
}

final class Calendar {
  static let shared = Calendar()
  @Published var day = 0
  private var bag: Set<AnyCancellable> = []

  init() {
    $day.sink { self.show($0) }.store(in: &bag)
  }

  func show(_ day: Int) { print(day) }
}
