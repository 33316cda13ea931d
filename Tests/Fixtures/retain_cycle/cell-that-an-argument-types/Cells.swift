import RxCocoa
import RxSwift
import UIKit

class SeatCell: UITableViewCell {
  var model: SeatModel?
  var history: SeatModel?
}

/// The closure of the binding stores another model into a cell of a class below, which ends the observation.
class DetailCell: UITableViewCell {
  var detail = SeatModel()
  private var count = 0

  override func awakeFromNib() {
    super.awakeFromNib()
    detail.seats.subscribe(onNext: { self.count = $0.count })
  }
}

final class WideCell: DetailCell {}

class StepCell: UITableViewCell {
  var step = SeatModel()
  private var count = 0

  override func awakeFromNib() {
    super.awakeFromNib()
    step.seats.subscribe(onNext: { self.count = $0.count })
  }
}
