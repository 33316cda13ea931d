// Case: do the types tell whether `assign(to:on: self)` means the program's method for optional properties, which does
// not keep its object?
import Combine
import UIKit

extension Publisher where Failure == Never {
  func assign<Root: AnyObject>(to path: ReferenceWritableKeyPath<Root, Output?>, on root: Root) -> AnyCancellable {
    sink { [weak root] in root?[keyPath: path] = $0 }
  }
}

final class Draft {
  @Published var heading = ""
  @Published var footer: String?
}

final class DraftController: UIViewController {
  private let draft = Draft()
  private var length = 0
  private var summary: String?
  private var bag: Set<AnyCancellable> = []

  override func viewDidLoad() {
    super.viewDidLoad()
    draft.$heading.assign(to: \.title, on: self).store(in: &bag)
    draft.$heading.map { $0.uppercased() }.assign(to: \.summary, on: self).store(in: &bag)
    draft.$footer.assign(to: \.title, on: self).store(in: &bag)  // expect: retain_cycle
    draft.$heading.map { $0.count }.assign(to: \.length, on: self).store(in: &bag)  // expect: retain_cycle
  }
}
