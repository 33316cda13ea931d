// Case: is an owner that a helper of previews makes one more owner?
import SwiftUI

final class Store: ObservableObject {
  private var token: NSObjectProtocol?

  init() {
    token = NotificationCenter.default.addObserver(forName: .low, object: nil, queue: nil) { _ in }  // expect: note unremoved_token
  }
}

final class Shop: ObservableObject {
  private var token: NSObjectProtocol?

  init() {
    token = NotificationCenter.default.addObserver(forName: .low, object: nil, queue: nil) { _ in }  // expect: error unremoved_token
  }
}

@main
final class AppDelegate: NSObject, UIApplicationDelegate {
  let store = Store()
  let shop = Shop()
}

extension View {
  func design() -> some View { environmentObject(Store()) }
  func shopping() -> some View { environmentObject(Shop()) }
}

struct Card: View {
  var body: some View { Text("card") }
}

struct Page: View {
  var body: some View { Card().shopping() }
}

struct CardPreviews: PreviewProvider {
  static var previews: some View {
    Card().design()
    Card().shopping()
  }
}

extension Notification.Name {
  static let low = Notification.Name("low")
}
