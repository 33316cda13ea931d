// Case: is an observer of a property silent if the provider of cells sets the property only while it is empty?
import Combine
import UIKit

final class Weather {
  let changes = PassthroughSubject<String, Never>()
}

final class Plant {
  let name = "Fern"
}

/// Nothing forgets its plant.
final class PlantCell: UITableViewCell {
  private let weather = Weather()
  private var sinks: Set<AnyCancellable> = []
  var plant: Plant? {
    didSet { watch() }
  }

  private func watch() {
    weather.changes.sink { [weak self] text in self?.textLabel?.text = text }.store(in: &sinks)
  }
}

/// The end of its use forgets the plant, so that the next use watches again.
final class ForgetfulCell: UITableViewCell {
  private let weather = Weather()
  private var sinks: Set<AnyCancellable> = []
  var plant: Plant? {
    didSet { watch() }
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    plant = nil
  }

  private func watch() {
    weather.changes.sink { [weak self] text in  // expect: unbalanced_lifecycle
      self?.textLabel?.text = text
    }.store(in: &sinks)
  }
}

/// Another plant takes the place of its plant.
final class ChangingCell: UITableViewCell {
  private let weather = Weather()
  private var sinks: Set<AnyCancellable> = []
  var plant: Plant? {
    didSet { watch() }
  }

  private func watch() {
    weather.changes.sink { [weak self] text in  // expect: unbalanced_lifecycle
      self?.textLabel?.text = text
    }.store(in: &sinks)
  }
}

final class GardenController: UITableViewController {
  private var plants: [Plant] = []

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    let plant = plants[indexPath.row]
    if let cell = cell as? PlantCell {
      if cell.plant == nil { cell.plant = plant }
    } else if let cell = cell as? ForgetfulCell {
      if cell.plant == nil { cell.plant = plant }
    } else if let cell = cell as? ChangingCell {
      if cell.plant !== plant { cell.plant = plant }
    }
    return cell
  }
}
