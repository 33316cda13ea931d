// Case: does a view that only the provider of a preview shows make an owner that ends?
import SwiftUI

@main
struct RadioApp: App {
  static let station = Station()
  static let news = Station.News()

  var body: some Scene {
    WindowGroup { NewsView() }
  }
}

final class Station: ObservableObject {
  @Published private var volume = 0

  init() {
    NotificationCenter.default.addObserver(forName: .init("volume"), object: nil, queue: nil) { [weak self] _ in  // expect: note discarded_token
      self?.volume += 1
    }
  }

  final class News: ObservableObject {
    @Published private var count = 0

    init() {
      NotificationCenter.default.addObserver(forName: .init("news"), object: nil, queue: nil) { [weak self] _ in  // expect: discarded_token
        self?.count += 1
      }
    }
  }
}

struct StationTester: View {
  @StateObject private var station = Station()

  var body: some View { Text("Station") }
}

// The app shows this view, too.
struct NewsView: View {
  @StateObject private var news = Station.News()

  var body: some View { Text("News") }
}

struct StationPreviews: PreviewProvider {
  static var previews: some View {
    StationTester()
    NewsView()
  }
}
