// Case: another file removes what properties hold whose names are not one word of letters.
import Foundation

final class Ferry {
  var `on deck`: NSObjectProtocol?
  var überfahrt: NSObjectProtocol?
  var 渡し: NSObjectProtocol?
  var `in port`: NSObjectProtocol?

  func cast() {
    `on deck` =  observe("on deck")
    überfahrt = observe("crossing")
    渡し = observe("ferry")
    `in port` = observe("in port")  // expect: unremoved_token
  }

  private func observe(_ name: String) -> NSObjectProtocol {
    NotificationCenter.default.addObserver(forName: Notification.Name(name), object: nil, queue: nil) { _ in }
  }
}
