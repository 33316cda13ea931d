// Case: is a cycle a note where the application keeps its one owner, and an error where owners come and go?
import Combine
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  private var filters: Filters?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    filters = Filters()
    return true
  }
}

final class Filters {
  @Published private var words: [String] = []
  private var bag: Set<AnyCancellable> = []

  init() {
    $words.sink { _ in self.apply() }.store(in: &bag)  // expect: note retain_cycle
  }

  private func apply() {}
}

final class Search {
  @Published private var words: [String] = []
  private var bag: Set<AnyCancellable> = []

  init() {
    $words.sink { _ in self.apply() }.store(in: &bag)  // expect: error retain_cycle
  }

  private func apply() {}
}

final class SearchController: UIViewController {
  private let search = Search()
}
