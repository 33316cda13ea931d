// Case: the changes of a delegate that SwiftUI observes make the content of the window again
import Combine
import SwiftUI
import UIKit

final class Launcher: UIResponder, UIApplicationDelegate {
  @Published var isReady = false
}

extension Launcher: ObservableObject {}

@main
struct RadarApp: App {
  @UIApplicationDelegateAdaptor(Launcher.self) private var launcher
  var body: some Scene {
    WindowGroup { RadarView(model: RadarModel()) }
  }
}

struct RadarView: View {
  @ObservedObject var model: RadarModel
  var body: some View { Text(model.text) }
}

final class RadarModel: ObservableObject {
  @Published var text = ""
  private var bag: Set<AnyCancellable> = []

  init() {
    $text.sink { _ in self.show() }.store(in: &bag)  // expect: error retain_cycle
  }

  private func show() {}
}
