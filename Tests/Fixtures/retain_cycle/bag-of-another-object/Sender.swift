// Case: does an object keep an observation that holds the object, where it is not `self`?
import Combine

final class Receipts {
  static let shared = Receipts()
  let arrived = PassthroughSubject<String, Never>()
}

final class SendJob {
  var subscriptions: Set<AnyCancellable> = []
  var emptied: Set<AnyCancellable> = []
  var others: Set<AnyCancellable> = []
  var deferred: Set<AnyCancellable> = []
  var loaded: Set<AnyCancellable> = []
  var repeated: Set<AnyCancellable> = []
  var token: AnyCancellable?
  var isDone = false

  init(setUp: (SendJob) -> Void = { _ in }) { setUp(self) }

  func finish() { emptied.removeAll() }
}

final class Sender {
  func send() {
    let job = SendJob()
    Receipts.shared.arrived
      .sink { _ in job.isDone = true }  // expect: retain_cycle
      .store(in: &job.subscriptions)
    Receipts.shared.arrived
      .sink { [weak job] _ in job?.isDone = true }
      .store(in: &job.subscriptions)
    Receipts.shared.arrived
      .sink { _ in job.isDone = true }
      .store(in: &job.emptied)
  }

  // Another object keeps the observation.
  func send(_ other: SendJob) {
    let job = SendJob()
    Receipts.shared.arrived
      .sink { _ in job.isDone = true }
      .store(in: &other.subscriptions)
  }
}

final class Resender {
  private let job = SendJob()
  private let former = SendJob()

  // The end is that of another object.
  func sendOther() {
    former.others = []
    Receipts.shared.arrived
      .sink { _ in self.finish() }
      .store(in: &job.others)
  }

  // The end comes last, or the run may not begin the observation again.
  func send(count: Int) throws {
    defer { job.deferred = [] }
    Receipts.shared.arrived.sink { _ in self.finish() }.store(in: &job.deferred)
    job.loaded = []
    try load()
    Receipts.shared.arrived.sink { _ in self.finish() }.store(in: &job.loaded)
    job.repeated = []
    for _ in 0..<count {
      Receipts.shared.arrived.sink { _ in self.finish() }.store(in: &job.repeated)
    }
  }

  private func load() throws {}
  private func finish() {}
}

final class Outbox {
  func send() {
    let next = SendJob(setUp: { job in
      Receipts.shared.arrived
        .filter { _ in !job.isDone }
        .sink { _ in print("sent") }  // expect: retain_cycle
        .store(in: &job.subscriptions)
    })
    print(next.isDone)
  }
}
