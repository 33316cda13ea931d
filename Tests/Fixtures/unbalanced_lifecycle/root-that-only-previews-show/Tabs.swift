// Case: a view that only previews show runs a method again and again. The app shows another view, which runs another method.
import Combine
import SwiftUI

final class Router: ObservableObject {
  @Published var tab = 0
}

final class Bridge: ObservableObject {
  static let shared = Bridge()
  private var bag = Set<AnyCancellable>()

  func connect(_ router: Router) {
    router.$tab.sink { print($0) }.store(in: &bag)  // expect: note unbalanced_lifecycle
  }

  func join(_ router: Router) {
    router.$tab.sink { print($0) }.store(in: &bag)  // expect: unbalanced_lifecycle
  }
}

struct OldTabs: View {
  @StateObject private var router = Router()

  var body: some View {
    Text("Old").onAppear {
      Bridge.shared.connect(router)
      Bridge.shared.join(router)
    }
  }
}

struct Page: View {
  @ObservedObject var router: Router

  var body: some View { Text("Page").onAppear { Bridge.shared.join(router) } }
}

struct Tabs: View {
  @StateObject private var router = Router()

  var body: some View { NavigationStack { NavigationLink("Page") { Page(router: router) } } }
}

struct OldTabs_Previews: PreviewProvider {
  static var previews: some View { OldTabs() }
}

#Preview { OldTabs() }

@main struct TabsApp: App {
  var body: some Scene { WindowGroup { Tabs() } }
}
