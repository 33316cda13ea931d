// Case: a typed message's token that is dropped
import Foundation

final class Glacier: @unchecked Sendable {
  private var count = 0

  func start(_ subject: GlacierSubject) {
    _ = NotificationCenter.default.addObserver(of: subject, for: GlacierMessage.self) { _ in self.count += 1 }
  }

  func restart(_ subjects: [GlacierSubject]) {
    for subject in subjects {
      _ = NotificationCenter.default.addObserver(of: subject, for: GlacierMessage.self) { [weak self] _ in
        self?.count += 1
      }
    }
  }
}

struct GlacierMessage: NotificationCenter.AsyncMessage {
  typealias Subject = GlacierSubject
}

final class GlacierSubject: Sendable {}
