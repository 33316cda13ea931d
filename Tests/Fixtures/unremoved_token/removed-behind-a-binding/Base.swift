// Case: does a file that binds a local of the property's name count as one that uses the property?
import Foundation

class Base {
  var token: (any NSObjectProtocol)?
  var handle: (any NSObjectProtocol)?

  func begin() {
    token = NotificationCenter.default.addObserver(forName: .init("Begun"), object: nil, queue: nil) { _ in }
    handle = NotificationCenter.default.addObserver(forName: .init("Held"), object: nil, queue: nil) { _ in }  // expect: unremoved_token
  }
}
