import Foundation

final class LobbyModel {
  private let broker: MessageBroker

  init(broker: MessageBroker) {
    self.broker = broker
    broker.addObserver(forName: "joined", object: nil, queue: nil) { print($0) }
    _ = broker.addObserver(forName: "left", object: nil, queue: nil) { print($0) }
  }
}
