// Case: methods of the program that have an operator's name, and that belong to other types than publishers, are no operators:
// they neither end a publisher nor replace the object that it comes from.
import Combine
import Grazing
import UIKit

final class Flock {
  @Published var size = 0
}

final class MeadowController: UIViewController {
  var flock: Flock!
  private var bag: Set<AnyCancellable> = []

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    Pasture.current.growth().map { $0.height }.sink { [weak self] _ in self?.view.setNeedsLayout() }.store(in: &bag)
    flock.$size.sink { [weak self] _ in self?.view.setNeedsLayout() }.store(in: &bag)  // expect: unbalanced_lifecycle
    UserDefaults.standard.publisher(for: \.meadowColor)
      .receive(on: DispatchQueue.main)
      .removeDuplicates()
      .sink { [weak self] _ in self?.view.setNeedsLayout() }  // expect: unbalanced_lifecycle
      .store(in: &bag)
  }
}

final class FenceController: UIViewController {
  var flock: Flock!
  private var bag: Set<AnyCancellable> = []

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    Herder(fence: self).map { $0 + 1 }
    flock.$size.sink { [weak self] _ in self?.view.setNeedsLayout() }.store(in: &bag)
  }
}

extension UserDefaults {
  @objc dynamic var meadowColor: String? { string(forKey: "meadowColor") }
}

extension Array where Element == Int {
  func removeDuplicates() -> [Int] {
    reduce(into: []) { result, element in
      if !result.contains(element) { result.append(element) }
    }
  }
}

struct Drover {
  let meadow: MeadowController

  func map(_ count: (Int) -> Int) {
    meadow.flock = Flock()
    meadow.flock.size = count(0)
  }
}

struct Herder {
  let fence: FenceController

  func map(_ count: (Int) -> Int) {
    fence.flock = Flock()
    fence.flock.size = count(0)
  }
}
