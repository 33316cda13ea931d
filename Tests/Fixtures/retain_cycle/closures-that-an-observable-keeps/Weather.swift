// Case: does a collection of the program's own observable keep a closure, or does some code take the closure out?
import UIKit

final class Reading<Value> {
  private var watchers: [(Value?) -> Void] = []
  var value: Value? { didSet { watchers.forEach { $0(value) } } }

  func watch(_ watcher: @escaping (Value?) -> Void) { watchers.append(watcher) }
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
    model.speed.watch { _ in self.view.setNeedsLayout() }  // expect: retain_cycle
    model.name.watch { [weak self] name in self?.title = name }
    model.name.watch(rename)  // expect: retain_cycle
    Station.main.wind.watch { _ in self.view.setNeedsLayout() }  // expect: retain_cycle
    // Nothing else keeps a local observable.
    let gust = Reading<Double>()
    gust.watch { _ in self.view.setNeedsLayout() }
    gust.value = 3
  }

  private func rename(_ name: String?) { title = name }

  func compare(with other: WindModel) {
    other.speed.watch { _ in self.view.setNeedsLayout() }
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

// A closure waits only if there is no value yet.
final class Almanac {
  private var waiting: [(Int) -> Void] = []
  var year: Int? { didSet { waiting.forEach { $0(year ?? 0) } } }

  func ask(_ answer: @escaping (Int) -> Void) {
    if let year { answer(year) } else { waiting.append(answer) }
  }
}

// The object around a closure loses it.
final class Bell {
  private var ring: (() -> Void)?

  init(_ ring: @escaping () -> Void) { self.ring = ring }

  func strike() {
    ring?()
    ring = nil
  }
}

final class Tower {
  private var bells: [Bell] = []

  func hang(_ ring: @escaping () -> Void) { bells.append(Bell(ring)) }

  func strike() { bells.forEach { $0.strike() } }
}

// A framework, or the object around the closure, says which closure goes.
final class Letter {
  let read: () -> Void
  weak var office: Office?

  init(read: @escaping () -> Void) { self.read = read }

  func open() { office?.discard(self) }
}

final class Office: NSObject, URLSessionDataDelegate {
  private var letters: [Letter] = []
  private var replies: [Int: () -> Void] = [:]

  func post(_ read: @escaping () -> Void) {
    let letter = Letter(read: read)
    letter.office = self
    letters.append(letter)
  }

  func discard(_ letter: Letter) { letters.removeAll { $0 === letter } }

  func ask(_ task: URLSessionTask = URLSession.shared.dataTask(with: Office.home), _ reply: @escaping () -> Void) {
    replies[task.taskIdentifier] = reply
  }

  func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: Error?) {
    replies.removeValue(forKey: task.taskIdentifier)?()
  }

  static let home = URL(fileURLWithPath: "/")
}

final class QuietController: UIViewController {
  private let download = Download()
  private let roster = Roster()
  private let almanac = Almanac()
  private let tower = Tower()
  private let office = Office()

  override func viewDidLoad() {
    super.viewDidLoad()
    download.whenDone { self.title = "\($0)" }
    download.then { self.title = "" }
    roster.enter(self) { self.title = "\($0)" }
    roster.name("title") { self.title = "\($0)" }
    almanac.ask { self.title = "\($0)" }
    tower.hang { self.title = "" }
    office.post { self.title = "" }
    office.ask { self.title = "" }
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
    Tower().strike()
    Letter(read: {}).open()
  }
}
