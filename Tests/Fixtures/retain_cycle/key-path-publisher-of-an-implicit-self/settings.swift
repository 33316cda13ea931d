// Case: A property that the program adds to a framework's class observes a key path of `self`, which is implicit.
import Combine
import UIKit

extension UserDefaults {
  @objc dynamic var volume: Int { integer(forKey: "volume") }
  var volumes: AnyPublisher<Int, Never> { publisher(for: \.volume).eraseToAnyPublisher() }
  var firstVolume: AnyPublisher<Int, Never> { publisher(for: \.volume).first().eraseToAnyPublisher() }
}

final class VolumeController: UIViewController {
  private var bag: Set<AnyCancellable> = []

  override func viewDidLoad() {
    super.viewDidLoad()
    UserDefaults.standard.volumes.sink { _ in self.update() }.store(in: &bag)  // expect: error retain_cycle
    UserDefaults.standard.firstVolume.sink { _ in self.update() }.store(in: &bag)
  }

  private func update() {}
}

func open(from root: UINavigationController) {
  root.pushViewController(VolumeController(), animated: true)
}
