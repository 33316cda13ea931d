// Case: the values of a publisher go on for ever if the publisher has no end.
import Combine
import Foundation

final class Thermometer {
  @Published var degrees = 0
  private let alarms = PassthroughSubject<Int, Never>()
  private let readings = PassthroughSubject<Int, Never>()
  private var tasks: [Task<Void, Never>] = []
  private var cancelled: Task<Void, Never>?

  func start() {
    tasks = [
      Task {
        for await value in $degrees.values { show(value) }  // expect: endless_notification_task
      }
    ]
    Task {
      for await value in alarms.removeDuplicates().values { show(value) }  // expect: endless_notification_task
    }
    Task {
      for await _ in Timer.publish(every: 1, on: .main, in: .common).autoconnect().values { show(0) }  // expect: endless_notification_task
    }
  }

  func startWithEnds(_ counts: [String: Int]) {
    cancelled = Task {
      for await value in $degrees.values { show(value) }
    }
    Task {
      for await value in readings.values { show(value) }
    }
    Task {
      for await value in Just(1).values { show(value) }
    }
    Task {
      for await value in alarms.first().values { show(value) }
    }
    Task { [weak self] in
      guard let alarms = self?.alarms else { return }
      for await value in alarms.values {
        guard let self else { return }
        show(value)
      }
    }
    Task {
      for value in counts.values { show(value) }
    }
    Task {
      for await value in stream().values { show(value) }
    }
  }

  private func stream() -> AnyPublisher<Int, Never> { Just(2).eraseToAnyPublisher() }

  func stop() {
    cancelled?.cancel()
    readings.send(completion: .finished)
  }

  private func show(_ value: Int) { print(value) }
}

final class AppModel {
  static let shared = AppModel()
  @Published var count = 0
  private init() {}

  func start() {
    Task {
      for await value in $count.values { show(value) }
    }
  }

  private func show(_ value: Int) { print(value) }
}
