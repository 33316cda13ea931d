// Case: does the root view of a window appear once in the window, if the scene's delegate makes the window?
import Combine
import SwiftUI
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = UIHostingController(rootView: ForecastView())
    self.window = window
    window.makeKeyAndVisible()
  }
}

final class Sky {
  static let shared = Sky()
  let changes = PassthroughSubject<Int, Never>()
}

struct ForecastView: View {
  @State private var degrees = 0
  @State private var bag = Set<AnyCancellable>()

  var body: some View {
    NavigationStack { Text("\(degrees)") }
      .onAppear { follow() }
  }

  private func follow() {
    Sky.shared.changes.sink { [degrees = $degrees] value in degrees.wrappedValue = value }.store(in: &bag)  // expect: note unbalanced_lifecycle
  }
}

/// A controller that is pushed makes the view on each visit, and the view appears again when the user comes back to it.
struct RadarView: View {
  @State private var degrees = 0
  @State private var bag = Set<AnyCancellable>()

  var body: some View {
    NavigationStack { Text("\(degrees)") }
      .onAppear { follow() }
  }

  private func follow() {
    Sky.shared.changes.sink { [degrees = $degrees] value in degrees.wrappedValue = value }.store(in: &bag)  // expect: warning unbalanced_lifecycle
  }
}

final class MapController: UIViewController {
  @objc func openRadar() {
    navigationController?.pushViewController(UIHostingController(rootView: RadarView()), animated: true)
  }
}

/// A tab bar controller shows the view again each time that its tab is chosen.
struct TideView: View {
  @State private var degrees = 0
  @State private var bag = Set<AnyCancellable>()

  var body: some View { Text("\(degrees)").onAppear { follow() } }

  private func follow() {
    Sky.shared.changes.sink { [degrees = $degrees] value in degrees.wrappedValue = value }.store(in: &bag)  // expect: warning unbalanced_lifecycle
  }
}

final class HarborDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
    guard let scene = scene as? UIWindowScene else { return }
    let tabs = UITabBarController()
    tabs.viewControllers = [UIHostingController(rootView: TideView())]
    let window = UIWindow(windowScene: scene)
    window.rootViewController = tabs
    self.window = window
    window.makeKeyAndVisible()
  }
}
