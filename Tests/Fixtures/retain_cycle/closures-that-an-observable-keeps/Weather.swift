// Case: does a collection of the program's own observable keep a closure, or does some code take the closure out?
import UIKit

final class Reading<Value> {
  private var watchers: [(Value?) -> Void] = []
  var value: Value? { didSet { watchers.forEach { $0(value) } } }

  func observe(_ watcher: @escaping (Value?) -> Void) { watchers.append(watcher) }
}

final class Station {
  static let main = Station()
  let wind = Reading<Double>()
}

final class WindModel {
  let speed = Reading<Double>()
  let name = Reading<String>()
}

final class WindController: UIViewController {
  private let model = WindModel()

  override func viewDidLoad() {
    super.viewDidLoad()
    model.speed.observe { _ in self.view.setNeedsLayout() }  // expect: retain_cycle
    model.name.observe { [weak self] name in self?.title = name }
    model.name.observe(rename)  // expect: retain_cycle
    Station.main.wind.observe { _ in self.view.setNeedsLayout() }  // expect: retain_cycle
    // Nothing else keeps a local observable.
    let gust = Reading<Double>()
    gust.observe { _ in self.view.setNeedsLayout() }
    gust.value = 3
  }

  private func rename(_ name: String?) { title = name }

  func compare(with other: WindModel) {
    other.speed.observe { _ in self.view.setNeedsLayout() }
  }
}

// Only the deinit of the owner removes the closure by its number.
final class Gauge {
  private var needles = [Needle]()
  private var next = 0
  var level = 0 { didSet { needles.forEach { $0.turn(level) } } }

  func observe(_ turn: @escaping (Int) -> Void) -> Int {
    next += 1
    needles.append(Needle(number: next, turn: turn))
    return next
  }

  func drop(_ number: Int) { needles.removeAll { $0.number == number } }
}

struct Needle {
  let number: Int
  let turn: (Int) -> Void
}

final class Panel {
  static let main = Panel()
  let rain = Gauge()
}

final class RainController: UIViewController {
  private var needle: Int?

  override func viewDidLoad() {
    super.viewDidLoad()
    needle = Panel.main.rain.observe { _ in self.view.setNeedsLayout() }  // expect: retain_cycle
  }

  deinit {
    if let needle { Panel.main.rain.drop(needle) }
  }
}

final class BriefRainController: UIViewController {
  private var needle: Int?

  override func viewDidLoad() {
    super.viewDidLoad()
    needle = Panel.main.rain.observe { _ in self.view.setNeedsLayout() }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if let needle { Panel.main.rain.drop(needle) }
  }
}

// An object around the closure says if it goes after the first value.
final class Receiver<Value> {
  let take: (Value) -> Void
  let isBrief: Bool

  init(_ take: @escaping (Value) -> Void, isBrief: Bool = false) {
    self.take = take
    self.isBrief = isBrief
  }
}

final class Signal<Value> {
  private var receivers = [Receiver<Value>]()

  func send(_ value: Value) {
    for receiver in receivers {
      receiver.take(value)
      if receiver.isBrief {
        detach(receiver)
      }
    }
  }

  func attach(_ receiver: Receiver<Value>) { receivers.append(receiver) }

  func detach(_ receiver: Receiver<Value>) { receivers = receivers.filter { $0 !== receiver } }

  private func detachAll() { receivers.forEach { detach($0) } }

  func observe(_ take: @escaping (Value) -> Void) {
    let receiver = Receiver<Value>({ value in take(value) }, isBrief: false)
    attach(receiver)
  }

  func followAlone(isAlone: Bool = false, _ take: @escaping (Value) -> Void) {
    if isAlone { detachAll() }
    attach(Receiver<Value>({ value in take(value) }, isBrief: false))
  }

  func followBriefly(_ take: @escaping (Value) -> Void) {
    attach(Receiver<Value>({ value in take(value) }, isBrief: true))
  }
}

final class StormModel {
  let warnings = Signal<String>()
  let alarms = Signal<String>()
}

final class StormController: UIViewController {
  private let model = StormModel()

  override func viewDidLoad() {
    super.viewDidLoad()
    model.warnings.observe { self.title = $0 }  // expect: retain_cycle
    model.warnings.followAlone { self.title = $0 }  // expect: retain_cycle
    model.alarms.followBriefly { self.title = $0 }
  }
}

// The closures go after their call, or with the next one.
final class Download {
  private var completions: [(Int) -> Void] = []
  private var steps: [() -> Void] = []

  func whenDone(_ completion: @escaping (Int) -> Void) { completions.append(completion) }

  func then(_ step: @escaping () -> Void) { steps.append(step) }

  func finish(_ size: Int) {
    completions.forEach { $0(size) }
    completions.removeAll()
    while let step = steps.popLast() { step() }
  }
}

// Closures of dead owners go.
final class Roster {
  private struct Entry {
    weak var owner: AnyObject?
    let call: (Int) -> Void
  }
  private var entries: [Entry] = []
  private var named: [String: (Int) -> Void] = [:]

  func enter(_ owner: AnyObject, _ call: @escaping (Int) -> Void) { entries.append(Entry(owner: owner, call: call)) }

  func name(_ name: String, _ call: @escaping (Int) -> Void) { named[name] = call }

  func change(_ value: Int) {
    entries = entries.filter { $0.owner != nil }
    entries.forEach { $0.call(value) }
    named.values.forEach { $0(value) }
  }
}

final class QuietController: UIViewController {
  private let download = Download()
  private let roster = Roster()

  override func viewDidLoad() {
    super.viewDidLoad()
    download.whenDone { self.title = "\($0)" }
    download.then { self.title = "" }
    roster.enter(self) { self.title = "\($0)" }
    roster.name("title") { self.title = "\($0)" }
  }
}

final class MapController: UIViewController {
  @objc func open(_ sender: UIButton) {
    let next: [UIViewController] = [
      WindController(), RainController(), BriefRainController(), StormController(), QuietController(),
    ]
    next.forEach { present($0, animated: true) }
    Panel.main.rain.level += 1
    Station.main.wind.value = 2
    StormModel().warnings.send("")
    Download().finish(1)
    Roster().change(1)
  }
}
