// Case: do sinks pile up in a cell that is used again, where the model and the table each have a file of their own?
import Combine
import UIKit

final class SongCell: UITableViewCell {
  private var bag = Set<AnyCancellable>()

  func play(_ song: Song) {
    song.$title.sink { [weak self] in self?.textLabel?.text = $0 }.store(in: &bag)  // expect: unbalanced_lifecycle
  }
}

final class RestCell: UITableViewCell {
  private var bag = Set<AnyCancellable>()

  func rest(_ song: Song) {
    bag.removeAll()
    song.$title.sink { [weak self] in self?.textLabel?.text = $0 }.store(in: &bag)
  }
}
