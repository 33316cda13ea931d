// Case: SwiftLint 3170: a token is returned by a single-expression function, getter and closure without the word `return`.
import Foundation

struct Observation {
  let name: Notification.Name
  let block: @Sendable (Notification) -> Void

  func begin(on center: NotificationCenter) -> any NSObjectProtocol {
    center.addObserver(forName: name, object: nil, queue: nil, using: block)
  }

  var begun: any NSObjectProtocol {
    NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil, using: block)
  }

  var starter: (NotificationCenter) -> any NSObjectProtocol {
    { center in
      center.addObserver(forName: name, object: nil, queue: nil, using: block)
    }
  }
}
