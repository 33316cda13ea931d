// Case: may a center that a subscript of the program gives be the registration's, unlike one out of an injected dictionary?
import Foundation

struct Shelf {
  private let things: [ObjectIdentifier: AnyObject]

  init(_ things: [ObjectIdentifier: AnyObject]) { self.things = things }

  subscript<Thing: AnyObject>(type: Thing.Type) -> Thing? { things[ObjectIdentifier(type)] as? Thing }
}

final class Room {
  private let shelf = Shelf([ObjectIdentifier(NotificationCenter.self): NotificationCenter.default])
  private var token: (any NSObjectProtocol)?

  func enter() {
    token = NotificationCenter.default.addObserver(forName: .init("Volume"), object: nil, queue: nil) { _ in }
  }

  func leave() {
    if let token { shelf[NotificationCenter.self]?.removeObserver(token) }
  }
}

final class Hall {
  private let centers: [String: NotificationCenter]
  private var token: (any NSObjectProtocol)?

  init(centers: [String: NotificationCenter]) { self.centers = centers }

  func enter() {
    token = NotificationCenter.default.addObserver(forName: .init("Volume"), object: nil, queue: nil) { _ in }  // allow: unremoved_token
  }

  func leave() {
    if let token { centers["hall"]?.removeObserver(token) }  // allow: ineffective_removal
  }
}
