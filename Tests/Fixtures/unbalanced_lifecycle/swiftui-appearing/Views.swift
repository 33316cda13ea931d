// Case: is `onAppear` repeated, and `onDisappear` its counterpart?
import SwiftUI

@MainActor
final class Ticker: ObservableObject {
  private var token: (any NSObjectProtocol)?

  func start() {
    token = NotificationCenter.default.addObserver(forName: .ticked, object: nil, queue: .main) { _ in print("tick") }
  }

  func stop() {
    if let token { NotificationCenter.default.removeObserver(token) }
  }
}

@MainActor
final class Counter: ObservableObject {
  private var token: (any NSObjectProtocol)?

  func start() {
    token = NotificationCenter.default.addObserver(forName: .ticked, object: nil, queue: .main) { _ in print("tick") }  // expect: unbalanced_lifecycle
  }

  deinit {
    if let token { NotificationCenter.default.removeObserver(token) }
  }
}

struct TickerView: View {
  @StateObject private var ticker = Ticker()
  @StateObject private var counter = Counter()

  var body: some View {
    Text("Tick")
      .onAppear {
        ticker.start()
        counter.start()
      }
      .onDisappear { ticker.stop() }
  }
}

extension Notification.Name {
  static let ticked = Notification.Name("Ticked")
}
