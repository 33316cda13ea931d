// Case: does a call on a value of a protocol run the methods of types that conform to a protocol above it only?
import Combine
import SwiftUI

protocol Coordinator: AnyObject {
  func start()
}

protocol RootCoordinator: Coordinator {
  func open(_ link: URL)
}

struct RadioView: View {
  let coordinator: any RootCoordinator
  var body: some View {
    List {
      Text("Radio").onAppear { coordinator.start() }
    }
  }
}

final class AppCoordinator: RootCoordinator {
  func start() {}
  func open(_ link: URL) {}
}

final class SongCoordinator: Coordinator {
  @Published private var song = ""
  private var bag: Set<AnyCancellable> = []

  func start() {
    $song.sink { [weak self] _ in self?.show() }.store(in: &bag)
  }

  private func show() {}
}
