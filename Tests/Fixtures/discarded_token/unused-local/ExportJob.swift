// Case: is a token lost when it goes into a local that nothing ever reads, or that only `_ = token` reads?
import Foundation

final class ExportJob {
  private(set) var isPaused = false

  func start() {
    let token = NotificationCenter.default.addObserver(  // expect: discarded_token
      forName: .exportPaused, object: self, queue: nil
    ) { [weak self] _ in
      self?.isPaused = true
    }
  }

  func resume() {
    let token = NotificationCenter.default.addObserver(  // expect: discarded_token
      forName: .exportResumed, object: self, queue: nil
    ) { [weak self] _ in
      self?.isPaused = false
    }
    _ = token
    isPaused = false
  }
}

extension Notification.Name {
  static let exportPaused = Notification.Name("ExportPaused")
  static let exportResumed = Notification.Name("ExportResumed")
}
