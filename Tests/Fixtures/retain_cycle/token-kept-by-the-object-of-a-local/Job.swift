// Case: an object that is a local keeps the token, the block holds the object, and only its deinit removes the observer.
import Foundation

final class Job {
  var token: (any NSObjectProtocol)?
  var other: (any NSObjectProtocol)?

  deinit {
    if let token { NotificationCenter.default.removeObserver(token) }
    if let other { NotificationCenter.default.removeObserver(other) }
  }

  func stop() {
    if let other { NotificationCenter.default.removeObserver(other) }
  }

  func update() {}
}

final class Jobs {
  func make() -> Job {
    let job = Job()
    job.token = NotificationCenter.default.addObserver(forName: .changed, object: nil, queue: nil) { _ in  // expect: retain_cycle
      job.update()
    }
    return job
  }

  func start(_ job: Job) {
    job.token = NotificationCenter.default.addObserver(forName: .changed, object: nil, queue: nil) { [job] _ in  // expect: retain_cycle
      job.update()
    }
  }

  func makeWeakly() -> Job {
    let job = Job()
    job.token = NotificationCenter.default.addObserver(forName: .changed, object: nil, queue: nil) { [weak job] _ in
      job?.update()
    }
    return job
  }

  /// Another method removes this observer.
  func makeStoppable() -> Job {
    let job = Job()
    job.other = NotificationCenter.default.addObserver(forName: .changed, object: nil, queue: nil) { _ in
      job.update()
    }
    return job
  }

  /// The block holds another job.
  func makePair() -> (Job, Job) {
    let (first, second) = (Job(), Job())
    first.token = NotificationCenter.default.addObserver(forName: .changed, object: nil, queue: nil) { _ in
      second.update()
    }
    return (first, second)
  }

  /// The block lets the job go.
  func makeOnce() {
    var job: Job? = Job()
    job?.token = NotificationCenter.default.addObserver(forName: .changed, object: nil, queue: nil) { _ in
      job?.update()
      job = nil
    }
  }
}

/// The only job of this class lives as long as the process.
final class MainJob {
  static let shared = MainJob()
  var token: (any NSObjectProtocol)?

  private init() {}

  deinit {
    if let token { NotificationCenter.default.removeObserver(token) }
  }

  func update() {}
}

func startMainJob() {
  let job = MainJob.shared
  job.token = NotificationCenter.default.addObserver(forName: .changed, object: nil, queue: nil) { _ in job.update() }
}

extension Notification.Name {
  static let changed = Notification.Name("Changed")
}
