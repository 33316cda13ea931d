// Case: are one-shot blocks clean that remove their token through a box, a continuation, or a property of their own?
import Foundation

final class TokenBox {
  var token: (any NSObjectProtocol)?
}

final class Once {
  private var token: (any NSObjectProtocol)?

  static func boxed(_ name: Notification.Name, on center: NotificationCenter, _ work: @escaping () -> Void) {
    let box = TokenBox()
    box.token = center.addObserver(forName: name, object: nil, queue: .main) { _ in
      if let token = box.token { center.removeObserver(token) }
      work()
    }
  }

  static func next(_ name: Notification.Name, on center: NotificationCenter) async -> String {
    await withCheckedContinuation { continuation in
      var token: (any NSObjectProtocol)?
      token = center.addObserver(forName: name, object: nil, queue: nil) { note in
        token.map { center.removeObserver($0) }
        continuation.resume(returning: note.name.rawValue)
      }
    }
  }

  func later(_ name: Notification.Name, on center: NotificationCenter) {
    token = center.addObserver(forName: name, object: nil, queue: nil) { [weak self] _ in
      guard let self, let token = self.token else { return }
      center.removeObserver(token)
      self.token = nil
    }
  }
}
