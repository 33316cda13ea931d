// Case: classes that belong to an actor through a superclass and through a protocol
import Foundation

@MainActor class MaltingsFloor {
  var barley = 0
}

final class Maltings: MaltingsFloor {
  func start() {
    NotificationCenter.default.addObserver(forName: .init("maltings"), object: nil, queue: .main) { [weak self] _ in
      MainActor.assumeIsolated { self?.turn() }
    }
  }

  private func turn() { barley += 1 }
}

@MainActor protocol MaltingsDrying: AnyObject {
  func dry()
}

final class MaltingsKiln: MaltingsDrying {
  private var malt = 0

  func start() {
    NotificationCenter.default.addObserver(forName: .init("maltings"), object: nil, queue: .main) { [weak self] _ in
      MainActor.assumeIsolated { self?.dry() }
    }
  }

  func dry() { malt += 1 }
}
