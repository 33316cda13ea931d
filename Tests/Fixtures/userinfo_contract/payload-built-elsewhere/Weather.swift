// Case: what the payload holds is made by a function, or handed in by who knows whom.
import Foundation

extension Notification.Name {
  static let rain = Notification.Name("Rain")
  static let wind = Notification.Name("Wind")
}

struct Gauge {
  var readings: [String: Any]

  func post() {
    NotificationCenter.default.post(name: .rain, object: nil, userInfo: readings)
    var info: [String: Any] = ["direction": 3]
    fill(&info)
    NotificationCenter.default.post(name: .wind, object: nil, userInfo: info)
  }

  private func fill(_ info: inout [String: Any]) { info["force"] = 8 }
}

final class Forecast {
  private var tokens: [NSObjectProtocol] = []

  func start() {
    for name in [Notification.Name.rain, .wind] {
      tokens.append(
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
          print(note.userInfo?["amount"] as? Int ?? 0)  // expect: untyped_userinfo
        })
    }
    tokens.append(
      NotificationCenter.default.addObserver(forName: .rain, object: nil, queue: nil) { note in
        print(note.userInfo?["amount"] as? Int ?? 0)  // expect: untyped_userinfo
      })
    tokens.append(
      NotificationCenter.default.addObserver(forName: .wind, object: nil, queue: nil) { note in
        print(note.userInfo?["force"] as? Int ?? 0)  // expect: untyped_userinfo
      })
  }

  deinit { tokens.forEach(NotificationCenter.default.removeObserver) }
}
