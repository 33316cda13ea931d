// Case: does a store into another property of the same name replace the object that observes?
import Combine
import SwiftUI
import UIKit

final class Basket: ObservableObject {
  @Published private(set) var count = 0
  private var bag: Set<AnyCancellable> = []
  private let counter = Counter()

  func watch() {
    $count.sink { print($0) }.store(in: &bag)  // expect: unbalanced_lifecycle
  }

  func empty() { counter.restart() }
}

final class Till {}

final class Counter {
  private(set) var basket = Till()
  func restart() { basket = Till() }
}

struct BasketView: View {
  @StateObject var basket = Basket()

  var body: some View {
    Button("Empty") { basket.empty() }
      .onAppear { basket.watch() }
  }
}

final class Crate {
  @Published private(set) var weight = 0
  private var bag: Set<AnyCancellable> = []

  func watch() {
    $weight.sink { print($0) }.store(in: &bag)  // expect: unbalanced_lifecycle
  }
}

final class CrateController: UIViewController {
  var basket = Crate()
  private let counter = Counter()

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    counter.restart()
    basket.watch()
  }
}

final class Box {
  @Published private(set) var weight = 0
  private var bag: Set<AnyCancellable> = []

  func watch() {
    $weight.sink { print($0) }.store(in: &bag)
  }
}

final class BoxController: UIViewController {
  var basket = Box()
  private let renewer = Renewer()

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    renewer.renew(self)
    basket.watch()
  }
}

final class Renewer {
  func renew(_ controller: BoxController) { controller.basket = Box() }
}
