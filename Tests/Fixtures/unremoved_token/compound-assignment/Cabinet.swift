// Case: is `+=` a store into a collection, and a call where the program declares it for a type of its own?
import Foundation

final class Drawer {
  private var tokens: [NSObjectProtocol] = []
  static func += (drawer: inout Drawer, token: NSObjectProtocol) { drawer.tokens.append(token) }
  static func -= (drawer: Drawer, token: NSObjectProtocol) { NotificationCenter.default.removeObserver(token) }
  deinit { tokens.forEach(NotificationCenter.default.removeObserver) }
}

final class Chest {
  private var tokens: [NSObjectProtocol] = []
  static func += (chest: Chest, token: NSObjectProtocol) { chest.tokens.append(token) }
}

final class Carpenter {
  private var drawer = Drawer()
  private let chest = Chest()
  private var list: [NSObjectProtocol] = []
  private var emptied: [NSObjectProtocol] = []
  private var count = 0

  func work() {
    let center = NotificationCenter.default
    drawer += center.addObserver(forName: .init("Sawn"), object: nil, queue: nil) { _ in }
    chest += center.addObserver(forName: .init("Glued"), object: nil, queue: nil) { _ in }  // expect: unremoved_token
    list += [center.addObserver(forName: .init("Planed"), object: nil, queue: nil) { _ in }]  // expect: unremoved_token
    list += more(center)
    emptied += [center.addObserver(forName: .init("Oiled"), object: nil, queue: nil) { _ in }]
    count += emptied.count + list.count
  }

  private func more(_ center: NotificationCenter) -> [NSObjectProtocol] {
    [center.addObserver(forName: .init("Waxed"), object: nil, queue: nil) { _ in }]  // expect: unremoved_token
  }

  deinit { emptied.forEach(NotificationCenter.default.removeObserver) }
}
