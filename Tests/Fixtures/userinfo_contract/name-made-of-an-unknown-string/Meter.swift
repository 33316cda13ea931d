// Case: may whoever posts by a name made of an unknown string be the poster of a name that is known?
import Foundation
import Kit

enum Sign: String {
  case red = "SignRed"
  case green
}

final class Meter {
  private var tokens: [NSObjectProtocol] = []

  init() {
    let center = NotificationCenter.default
    tokens = [
      center.addObserver(forName: .init("Measured"), object: nil, queue: nil) { note in
        print(note.userInfo?["volts"] as? Int ?? 0)  // expect: untyped_userinfo
      },
      center.addObserver(forName: .init("SignRed"), object: nil, queue: nil) { note in
        print(note.userInfo?["seconds"] as? Int ?? 0)  // expect: untyped_userinfo, userinfo_contract
      },
    ]
  }

  func report() {
    let center = NotificationCenter.default
    center.post(name: .init("Measured"), object: nil, userInfo: ["amperes": 3])
    center.post(name: .init(Kit.measured), object: nil, userInfo: ["volts": 230])
    center.post(name: .init(Sign.red.rawValue), object: nil, userInfo: ["minutes": 2])
    center.post(name: .init(Sign.green.rawValue), object: nil, userInfo: ["seconds": 2])
  }

  deinit { tokens.forEach(NotificationCenter.default.removeObserver) }
}
