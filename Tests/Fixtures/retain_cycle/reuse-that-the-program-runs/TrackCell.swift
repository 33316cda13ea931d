// Case: an end in `prepareForReuse` counts if the program runs that method when the cell leaves its window.
import Combine
import UIKit

final class TrackCell: UITableViewCell {
  private let updates = PassthroughSubject<Int, Never>()
  private var bag = Set<AnyCancellable>()

  func begin() {
    updates.sink { _ in self.show() }.store(in: &bag)
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    bag.removeAll()
  }

  override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if newWindow == nil { prepareForReuse() }
  }

  private func show() {}
}
