// Case: an object observes a publisher that its initializer gets from each caller, or makes of a subject
import Combine
import Foundation

final class GaugeModel {
  private var levels: AnyPublisher<Int, Never>
  private var bag = Set<AnyCancellable>()
  private var level = 0

  init(levels: AnyPublisher<Int, Never>) { self.levels = levels }

  func start() {
    levels.removeDuplicates().sink { self.level = $0 }.store(in: &bag)  // expect: retain_cycle
    levels.sink { [weak self] in self?.level = $0 }.store(in: &bag)
  }
}

final class DialModel {
  private var bag = Set<AnyCancellable>()
  private var level = 0

  init(from levels: AnyPublisher<Int, Never>) {
    levels.sink { self.level = $0 }.store(in: &bag)  // expect: retain_cycle
  }
}

final class TickModel {
  private let ticks: AnyPublisher<Date, Never>
  private let requests = PassthroughSubject<Date, Never>()
  private var bag = Set<AnyCancellable>()
  private var last = Date.distantPast

  init() { ticks = requests.eraseToAnyPublisher() }

  func start() {
    ticks.sink { self.last = $0 }.store(in: &bag)  // expect: retain_cycle
  }
}

/// One caller gives a publisher that completes.
final class ReportModel {
  private let pages: AnyPublisher<Int, Never>
  private var bag = Set<AnyCancellable>()
  private var page = 0

  init(pages: AnyPublisher<Int, Never>) { self.pages = pages }

  func start() {
    pages.sink { self.page = $0 }.store(in: &bag)
  }
}

/// One caller completes the subject that it gives.
final class UploadModel {
  private let sizes: AnyPublisher<Int, Never>
  private var bag = Set<AnyCancellable>()
  private var size = 0

  init(sizes: AnyPublisher<Int, Never>) { self.sizes = sizes }

  func start() {
    sizes.sink { self.size = $0 }.store(in: &bag)
  }
}

/// Other modules may give any publisher, and a caller of the program gives a publisher that goes on.
public final class PublicModel {
  private let states: AnyPublisher<Int, Never>
  private var bag = Set<AnyCancellable>()
  private var state = 0

  public init(states: AnyPublisher<Int, Never>) { self.states = states }

  public func start() {
    states.sink { self.state = $0 }.store(in: &bag)  // expect: retain_cycle
  }
}

final class Dashboard {
  private let levels = CurrentValueSubject<Int, Never>(0)

  func gauges() -> [GaugeModel] { [GaugeModel(levels: levels.eraseToAnyPublisher())] }
  func dials() -> [DialModel] { [DialModel(from: levels.eraseToAnyPublisher())] }
  func ticking() -> TickModel { TickModel() }
  func report() -> ReportModel { ReportModel(pages: levels.eraseToAnyPublisher()) }
  func states() -> PublicModel { PublicModel(states: levels.eraseToAnyPublisher()) }
}

final class GaugeFactory {
  @Published private var level = 0

  func gauge() -> GaugeModel { GaugeModel(levels: $level.eraseToAnyPublisher()) }

  /// A stand-in.
  func emptyGauge() -> GaugeModel { GaugeModel(levels: Just(0).eraseToAnyPublisher()) }

  func remoteReport() -> ReportModel {
    ReportModel(
      pages: URLSession.shared.dataTaskPublisher(for: URL(fileURLWithPath: "/report"))
        .map { $0.data.count }
        .replaceError(with: 0)
        .eraseToAnyPublisher())
  }
}

final class Uploader {
  private let sent = PassthroughSubject<Int, Never>()
  private let received = PassthroughSubject<Int, Never>()

  func model() -> UploadModel { UploadModel(sizes: sent.eraseToAnyPublisher()) }
  func otherModel() -> UploadModel { UploadModel(sizes: received.eraseToAnyPublisher()) }
  func finish() { sent.send(completion: .finished) }
}
