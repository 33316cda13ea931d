// Case: does a method not end an observation that another branch of the initializer begins?
import Combine

final class LiveList: ObservableObject {
  @Published var rows: [Int] = []
}

final class StripModel: ObservableObject {
  enum Kind {
    case all
    case one(String)
  }
  @Published var shown: [String] = []
  private var list: LiveList?
  private var keep: AnyCancellable?

  init(kind: Kind) {
    switch kind {
    case .all: loadAll()
    case .one(let id): loadOne(id)
    }
  }

  private func loadAll() {
    list = LiveList()
    keep = nil
    keep = list?.$rows.map { $0.map(String.init) }.assign(to: \.shown, on: self)  // expect: retain_cycle
  }

  private func loadOne(_ id: String) {
    list = LiveList()
    keep = nil
    keep = list?.$rows.sink { [weak self] rows in self?.shown = rows.map { "\(id) \($0)" } }
  }
}

// The second method runs behind the first one.
final class TwoSteps {
  @Published var shown: [Int] = []
  private let list = LiveList()
  private var keep: AnyCancellable?

  init() {
    loadAll()
    loadOne()
  }

  private func loadAll() { keep = list.$rows.assign(to: \.shown, on: self) }

  private func loadOne() { keep = list.$rows.sink { [weak self] in self?.shown = $0 } }
}

// Other code may call the second method later.
final class Switching {
  @Published var shown: [Int] = []
  private let list = LiveList()
  private var keep: AnyCancellable?

  init(all: Bool) {
    if all { loadAll() } else { loadOne() }
  }

  private func loadAll() { keep = list.$rows.assign(to: \.shown, on: self) }

  private func loadOne() { keep = list.$rows.sink { [weak self] in self?.shown = $0 } }

  func reload() { loadOne() }
}

// A closure runs the end later.
final class Delayed {
  @Published var shown: [Int] = []
  private let list = LiveList()
  private var keep: AnyCancellable?

  init(all: Bool) {
    if all { loadAll() } else { loadOne() }
    later { [weak self] in self?.loadOne() }
  }

  private func loadAll() { keep = list.$rows.assign(to: \.shown, on: self) }

  private func loadOne() { keep = list.$rows.sink { [weak self] in self?.shown = $0 } }
}

// The end runs when the initializer leaves.
final class Deferred {
  @Published var shown: [Int] = []
  private let list = LiveList()
  private var keep: AnyCancellable?

  init() {
    defer { reset() }
    loadAll()
  }

  private func loadAll() { keep = list.$rows.assign(to: \.shown, on: self) }

  private func reset() { keep = nil }
}

// One branch runs the next one, too.
final class Falling {
  enum Kind { case all, empty, one }
  @Published var shown: [Int] = []
  private let list = LiveList()
  private var keep: AnyCancellable?

  init(kind: Kind) {
    switch kind {
    case .all:
      loadAll()
      fallthrough
    case .empty:
      shown = []
      fallthrough
    case .one: reset()
    }
  }

  private func loadAll() { keep = list.$rows.assign(to: \.shown, on: self) }

  private func reset() { keep = nil }
}

func later(_ run: @escaping () -> Void) { waiting.append(run) }

nonisolated(unsafe) var waiting: [() -> Void] = []

final class Screens {
  var models: [AnyObject] = []

  func open() {
    models = [
      StripModel(kind: .all), TwoSteps(), Switching(all: true), Delayed(all: true), Deferred(), Falling(kind: .all),
    ]
    (models[2] as? Switching)?.reload()
  }
}

final class App {
  func tap() { Screens().open() }
}
