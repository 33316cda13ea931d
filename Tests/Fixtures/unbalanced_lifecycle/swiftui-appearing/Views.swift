// Case: are `onAppear` and `task` repeated, and is `onDisappear` their counterpart?
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

/// The view's task begins at each appearance.
@MainActor
final class Lister: ObservableObject {
  private var token: (any NSObjectProtocol)?

  func load() async {
    token = NotificationCenter.default.addObserver(forName: .ticked, object: nil, queue: .main) { _ in print("tick") }  // expect: unbalanced_lifecycle
  }

  deinit {
    if let token { NotificationCenter.default.removeObserver(token) }
  }
}

/// It loads once.
@MainActor
final class Loader: ObservableObject {
  private var token: (any NSObjectProtocol)?

  func load() async {
    guard token == nil else { return }
    token = NotificationCenter.default.addObserver(forName: .ticked, object: nil, queue: .main) { _ in print("tick") }
  }

  deinit {
    if let token { NotificationCenter.default.removeObserver(token) }
  }
}

struct TickerView: View {
  @StateObject private var ticker = Ticker()
  @StateObject private var counter = Counter()
  @StateObject private var lister = Lister()
  @StateObject private var loader = Loader()

  var body: some View {
    Text("Tick")
      .onAppear {
        ticker.start()
        counter.start()
      }
      .onDisappear { ticker.stop() }
      .task {
        await lister.load()
        await loader.load()
      }
  }
}

extension Notification.Name {
  static let ticked = Notification.Name("Ticked")
}
