// Case: another type lets go of an owner that the application's delegate keeps
import Foundation

final class Browser {
  private var token: NSObjectProtocol?

  init() {
    token = NotificationCenter.default.addObserver(forName: .init("Changed"), object: nil, queue: nil) { _ in }  // expect: error unremoved_token
  }
}

final class Player {
  private var token: NSObjectProtocol?

  init() {
    token = NotificationCenter.default.addObserver(forName: .init("Changed"), object: nil, queue: nil) { _ in }  // expect: note unremoved_token
  }
}
