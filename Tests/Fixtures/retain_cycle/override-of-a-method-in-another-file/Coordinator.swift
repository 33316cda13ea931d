import UIKit

class Coordinator: NSObject {
  private var children: [Coordinator] = []

  func start() {}

  func add(_ child: Coordinator) { children.append(child) }
}
