// Case: does a reused cell add one more sink to its own collection each time that a property gets the next model?
import Combine
import UIKit

final class Player {
  let volume = CurrentValueSubject<Float, Never>(0)
}

final class Track: ObservableObject {
  @Published var title = ""
  var player: Player?
}

final class TitleCell: UITableViewCell {
  private var bag = Set<AnyCancellable>()
  var track: Track? {
    didSet {
      track?.$title.sink { [weak self] in self?.textLabel?.text = $0 }.store(in: &bag)  // expect: unbalanced_lifecycle
    }
  }
}

/// The condition asks whether there is something to observe, and not whether the cell observes already.
final class VolumeCell: UITableViewCell {
  private var bag = Set<AnyCancellable>()
  private var track: Track? {
    didSet {
      guard let track, let player = track.player else { return }
      player.volume.sink { [weak self] in self?.alpha = CGFloat($0) }.store(in: &bag)  // expect: unbalanced_lifecycle
    }
  }

  func show(_ track: Track) { self.track = track }
}

protocol Configurable {
  func show(_ model: AnyObject)
}

final class WeakCell: UITableViewCell, Configurable {
  private var bag = Set<AnyCancellable>()
  private weak var track: Track? {
    didSet {
      guard let track = track else { return }
      track.$title.sink { [weak self] in self?.textLabel?.text = $0 }.store(in: &bag)  // expect: unbalanced_lifecycle
    }
  }

  func show(_ model: AnyObject) {
    guard let track = model as? Track else { return }
    self.track = track
  }
}

/// It forgets what it observed before.
final class FreshCell: UITableViewCell {
  private var bag = Set<AnyCancellable>()
  var track: Track? {
    didSet {
      bag = []
      track?.$title.sink { [weak self] in self?.textLabel?.text = $0 }.store(in: &bag)
    }
  }
}

/// It observes only another model than before.
final class CarefulCell: UITableViewCell {
  private var bag = Set<AnyCancellable>()
  var track: Track? {
    didSet {
      guard track !== oldValue else { return }
      track?.$title.sink { [weak self] in self?.textLabel?.text = $0 }.store(in: &bag)
    }
  }
}

/// The model of the previous row ends with the next model.
final class OwningCell: UITableViewCell {
  private var bag = Set<AnyCancellable>()
  var track: Track? {
    didSet { track?.$title.sink { [weak self] in self?.textLabel?.text = $0 }.store(in: &bag) }
  }
}
