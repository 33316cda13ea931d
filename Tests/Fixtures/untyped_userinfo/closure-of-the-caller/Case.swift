// Case: is a function the typed access if it observes for its callers and calls their closure with the values?
import Foundation

enum Ferry {
  static let departed = Notification.Name("ferryDeparted")

  static func observeDeparted(_ handle: @escaping (String, Int) -> Void) -> NSObjectProtocol {
    NotificationCenter.default.addObserver(forName: departed, object: nil, queue: nil) { note in
      let port = note.userInfo!["port"] as! String
      let wrapped = note.userInfo!["cars"] as! NSNumber
      handle(port, wrapped.intValue)
    }
  }

  // The caller reads the payload by itself.
  static func observeRaw(_ handle: @escaping (Notification) -> Void) -> NSObjectProtocol {
    NotificationCenter.default.addObserver(forName: departed, object: nil, queue: nil) { note in
      print(note.userInfo!["port"] as! String)  // expect: warning untyped_userinfo
      handle(note)
    }
  }
}

final class Pier {
  private var tokens: [NSObjectProtocol] = []

  func open() {
    tokens.append(Ferry.observeDeparted { port, cars in print(port, cars) })
    tokens.append(Ferry.observeRaw { print($0.name) })
  }

  func close() {
    tokens.forEach(NotificationCenter.default.removeObserver)
    tokens = []
  }
}
