// Case: does a loop over a channel end that code never finishes?
import AsyncAlgorithms
import AsyncExtensions
import UIKit

final class Harbor {
  static let shared = Harbor()

  let ships = AsyncChannel<String>()
  let ferries = AsyncChannel<String>()
  private(set) var boats: AsyncShareSequence<AsyncBufferedChannel<Int>>
  private(set) var barges: AsyncShareSequence<AsyncBufferedChannel<Int>>
  private let boatQueue = AsyncBufferedChannel<Int>()
  private let bargeQueue = AsyncBufferedChannel<Int>()

  private init() {
    boats = boatQueue.share()
    barges = bargeQueue.share()
  }

  func arrive(_ boat: Int) {
    boatQueue.send(boat)
    bargeQueue.send(boat)
  }

  func close() async {
    ferries.finish()
    bargeQueue.finish()
  }
}

final class PierController: UIViewController {
  private let bells = AsyncChannel<Void>()
  private var count = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    Task {
      for await ship in Harbor.shared.ships {  // expect: endless_notification_task
        count += ship.count
      }
    }
    Task {
      for await boat in Harbor.shared.boats {  // expect: endless_notification_task
        count += boat
      }
    }
    Task {
      for await _ in bells {  // expect: endless_notification_task
        count += 1
      }
    }
    // These channels finish.
    Task {
      for await ferry in Harbor.shared.ferries {
        count += ferry.count
      }
    }
    Task {
      for await barge in Harbor.shared.barges {
        count += barge
      }
    }
    // The task holds the controller on each turn only.
    Task { [weak self] in
      for await ship in Harbor.shared.ships {
        self?.title = ship
      }
    }
    // One ship ends the loop.
    Task {
      for await ship in Harbor.shared.ships {
        count += ship.count
        break
      }
    }
    // A stream ends with the code that makes the stream.
    Task {
      for await number in numbers() {
        count += number
      }
    }
  }

  private func numbers() -> AsyncStream<Int> {
    AsyncStream { continuation in
      continuation.yield(1)
      continuation.finish()
    }
  }

  /// The caller waits, and may cancel the task.
  func watch() -> Task<Void, Never> {
    Task {
      for await ship in Harbor.shared.ships {
        count += ship.count
      }
    }
  }

  func copy() async {
    let lines = AsyncChannel<String>()
    Task {
      for await line in lines {
        count += line.count
      }
    }
    await lines.send("first")
    lines.finish()
  }
}

func show(in navigation: UINavigationController) {
  navigation.pushViewController(PierController(), animated: true)
}

func showAgain(in navigation: UINavigationController) {
  navigation.pushViewController(PierController(), animated: true)
}
