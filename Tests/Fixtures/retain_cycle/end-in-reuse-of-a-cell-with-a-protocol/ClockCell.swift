// Case: an end in `prepareForReuse` leaves the cells on screen, also if the cell conforms to a protocol of the program or of
// another module. A superclass of another module may run the method.
import Combine
import SharedViews
import UIKit

final class ClockCell: UITableViewCell, Tinted, HasCaption {
  private let ticks = PassthroughSubject<Int, Never>()
  private var bag = Set<AnyCancellable>()

  func begin() {
    ticks.sink { self.textLabel?.text = "\($0)" }.store(in: &bag)  // expect: retain_cycle
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    bag.removeAll()
  }
}

final class SharedClockCell: SharedCell, Tinted {
  private let ticks = PassthroughSubject<Int, Never>()
  private var bag = Set<AnyCancellable>()

  func begin() {
    ticks.sink { self.textLabel?.text = "\($0)" }.store(in: &bag)
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    bag.removeAll()
  }
}
