// Case: does a new bag end a cycle that the same run begins again?
import Combine
import RxSwift
import UIKit

final class Prefs: UIViewController {
  @Published private var volume = 1
  private var list: [AnyCancellable] = []
  private var bag: Set<AnyCancellable> = []
  private var others: [AnyCancellable] = []

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    list = [AnyCancellable]()
    list.append($volume.sink { self.title = "\($0)" })  // expect: error retain_cycle
    bag = .init()
    $volume.sink { self.title = "\($0)" }.store(in: &bag)  // expect: error retain_cycle
    bag = Set<AnyCancellable>()
    $volume.sink { self.title = "\($0)" }.store(in: &bag)  // expect: error retain_cycle
    others.append($volume.sink { self.title = "\($0)" })
  }

  // The observations end before the owner does.
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    others = [AnyCancellable]()
  }
}
