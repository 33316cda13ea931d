// Case: the content of the window may change with the delegate that it reads
import Combine
import SwiftUI
import UIKit

final class Launcher: UIResponder, UIApplicationDelegate {
  var isReady = false
}

@main
struct RadarApp: App {
  @UIApplicationDelegateAdaptor(Launcher.self) private var launcher
  var body: some Scene {
    WindowGroup { RadarView(model: RadarModel()).disabled(!launcher.isReady) }
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
