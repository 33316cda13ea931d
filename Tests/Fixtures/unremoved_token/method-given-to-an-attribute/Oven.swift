// Case: may a macro or a property wrapper run a private method that only the arguments of its attribute name?
import Foundation
import KitchenMacros

final class Oven {
  private var tokens: [any NSObjectProtocol] = []

  func start() {
    tokens.append(NotificationCenter.default.addObserver(forName: .oven, object: nil, queue: nil) { _ in print("hot") })
  }

  @Route(handler: stop) var route: Int

  private func stop() {
    for token in tokens { NotificationCenter.default.removeObserver(token) }
  }
}

@Ending(by: Toaster.finish, label: "toaster")
final class Toaster {
  private var tokens: [any NSObjectProtocol] = []

  func start() {
    tokens.append(NotificationCenter.default.addObserver(forName: .oven, object: nil, queue: nil) { _ in print("hot") })
  }

  private func finish() {
    for token in tokens { NotificationCenter.default.removeObserver(token) }
  }
}

final class Kettle {
  private var tokens: [any NSObjectProtocol] = []

  func start() {
    tokens.append(  // The label of an argument names no method.
      NotificationCenter.default.addObserver(forName: .oven, object: nil, queue: nil) { _ in  // expect: unremoved_token
        print("hot")
      })
  }

  @Ending(cool: 3) var pause: Int

  private func cool() {
    for token in tokens { NotificationCenter.default.removeObserver(token) }
  }
}

extension Notification.Name {
  static let oven = Notification.Name("Oven")
}
