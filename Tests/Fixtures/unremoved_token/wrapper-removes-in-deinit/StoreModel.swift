import Foundation

final class StoreModel {
  private var box: ObservationBox?
  private var boxes: [ObservationBox] = []

  func start() {
    let center = NotificationCenter.default
    box = ObservationBox(
      token: center.addObserver(forName: .storeOpened, object: nil, queue: nil) { _ in print("opened") })
    let token = center.addObserver(forName: .storeClosed, object: nil, queue: nil) { _ in print("closed") }
    boxes.append(ObservationBox(center: center, token: token))
  }
}

extension Notification.Name {
  static let storeOpened = Notification.Name("StoreOpened")
  static let storeClosed = Notification.Name("StoreClosed")
}
