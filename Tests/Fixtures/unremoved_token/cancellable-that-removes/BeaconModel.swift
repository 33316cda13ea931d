// Case: is a token clean when a cancellable's closure, or a disposable's of another package, captures and removes it?
import Combine
import Foundation
import RxSwift

final class BeaconModel {
  private var bag: Set<AnyCancellable> = []

  func start(on center: NotificationCenter) {
    let token = center.addObserver(forName: .beaconSeen, object: nil, queue: nil) { _ in print("seen") }
    AnyCancellable { center.removeObserver(token) }
      .store(in: &bag)
  }

  func disposable(on center: NotificationCenter) -> any Disposable {
    let token = center.addObserver(forName: .beaconLost, object: nil, queue: nil) { _ in print("lost") }
    return Disposables.create {
      center.removeObserver(token)
    }
  }
}

extension Notification.Name {
  static let beaconSeen = Notification.Name("BeaconSeen")
  static let beaconLost = Notification.Name("BeaconLost")
}
