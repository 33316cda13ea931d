// Case: does `assign(to:on: self)` mean the program's method that takes an optional object?
import Combine
import UIKit

extension Publisher where Failure == Never {
  func assign<Root: AnyObject>(to path: ReferenceWritableKeyPath<Root, Output>, on root: Root?) -> AnyCancellable {
    sink { [weak root] in root?[keyPath: path] = $0 }
  }
}

final class Cell: UITableViewCell {
  private let state = CurrentValueSubject<Bool, Never>(true)
  private let title = CurrentValueSubject<String?, Never>(nil)
  private lazy var bag: Set<AnyCancellable> = []

  override func awakeFromNib() {
    super.awakeFromNib()
    state.assign(to: \.isUserInteractionEnabled, on: self).store(in: &bag)  // expect: retain_cycle
    title.assign(to: \.text, on: textLabel).store(in: &bag)
  }
}
