// Case: the block is a method of `self`, bound without a word of `self`.
import Foundation

final class KettleModel {
  private let boiled: any NSObjectProtocol
  private let log = KettleLog()

  init() {
    boiled = NotificationCenter.default.addObserver(
      forName: Notification.Name("Boiled"), object: nil, queue: nil, using: KettleModel.note)
  }

  private static func note(_ notification: Notification) {}

  deinit {
    NotificationCenter.default.removeObserver(boiled)
  }
}

final class KettleLog {
  private var token: (any NSObjectProtocol)?

  func begin() {
    token = NotificationCenter.default.addObserver(  // expect: retain_cycle
      forName: Notification.Name("Boiled"), object: nil, queue: nil, using: write)
  }

  private func write(_ notification: Notification) {}

  deinit {
    stop()
  }

  private func stop() {
    if let token { NotificationCenter.default.removeObserver(token) }
  }
}
