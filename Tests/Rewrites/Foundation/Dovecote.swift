// Case: a class whose extension in another file registers
import Foundation

final class Dovecote: @unchecked Sendable {
  let heard: @Sendable (String) -> Void

  init(heard: @escaping @Sendable (String) -> Void) { self.heard = heard }
}

func runDovecote(_ heard: @escaping @Sendable (String) -> Void) {
  var owner: Dovecote? = Dovecote(heard: heard)
  owner?.start()
  NotificationCenter.default.post(name: .init("dovecote"), object: nil, userInfo: ["count": 3, "title": "one"])
  owner = nil
}
