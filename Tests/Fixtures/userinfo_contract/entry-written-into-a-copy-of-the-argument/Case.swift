// Case: does a function that posts its argument send the entries that it writes into a copy of the argument?
import Foundation

extension Notification.Name {
  static let ovenChanged = Notification.Name("OvenChanged")
}

enum Oven {
  static func report(_ state: String, details: [String: Any] = [:]) {
    var payload = details
    payload["state"] = state
    send(payload)
  }

  private static func send(_ payload: [String: Any]) {
    var stamped = payload as [AnyHashable: Any]
    stamped["minutes"] = 12
    NotificationCenter.default.post(name: .ovenChanged, object: nil, userInfo: stamped)
  }
}

final class Kitchen: NSObject {
  func bake() {
    Oven.report("hot")
    Oven.report("cold", details: ["door": true])
  }

  override init() {
    super.init()
    NotificationCenter.default.addObserver(self, selector: #selector(look), name: .ovenChanged, object: nil)
  }

  deinit { NotificationCenter.default.removeObserver(self) }

  @objc private func look(_ note: Notification) {
    print(note.userInfo?["state"] as? String ?? "")  // expect: untyped_userinfo
    print(note.userInfo?["minutes"] as? Int ?? 0)  // expect: untyped_userinfo
    print(note.userInfo?["door"] as? Bool ?? false)  // expect: untyped_userinfo
    print(note.userInfo?["minutes"] as? String ?? "")  // expect: untyped_userinfo, userinfo_contract
    print(note.userInfo?["status"] as? String ?? "")  // expect: untyped_userinfo, userinfo_contract
  }
}
