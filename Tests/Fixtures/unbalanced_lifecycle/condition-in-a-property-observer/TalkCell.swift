// Case: a condition in the observer of a property lets the code run once only if it compares values, or if the run changes
// what the condition asks for.
import Combine
import UIKit

final class Talk {}

final class Feed {
  static let shared = Feed()
  let updates = PassthroughSubject<Int, Never>()
}

final class TalkCell: UITableViewCell {
  private var sinks: Set<AnyCancellable> = []
  private var isObserving = false

  var talk: Talk? {
    didSet {
      guard talk != nil else { return }
      observe()
    }
  }
  var speech: Talk? {
    didSet { observe(speech) }
  }
  var shown: Talk? {
    didSet {
      if UserDefaults.standard.bool(forKey: "live") {
        Feed.shared.updates.sink { [weak self] _ in self?.setNeedsLayout() }.store(in: &sinks)  // expect: unbalanced_lifecycle
      }
    }
  }
  var changed: Talk? {
    didSet {
      let before = oldValue
      guard before !== changed else { return }
      Feed.shared.updates.sink { [weak self] _ in self?.setNeedsLayout() }.store(in: &sinks)
    }
  }
  var next: Talk? {
    willSet {
      guard next == nil, newValue != nil else { return }
      Feed.shared.updates.sink { [weak self] _ in self?.setNeedsLayout() }.store(in: &sinks)
    }
  }
  var flagged: Talk? {
    didSet {
      guard !isObserving else { return }
      isObserving = true
      Feed.shared.updates.sink { [weak self] _ in self?.setNeedsLayout() }.store(in: &sinks)
    }
  }
  var isLive = false {
    didSet {
      guard isLive else { return }
      Feed.shared.updates.sink { [weak self] _ in self?.setNeedsLayout() }.store(in: &sinks)
    }
  }
  private var given: Talk?
  private var first: Talk?

  func observeGiven(_ talk: Talk?) {
    given = talk
    guard given != nil else { return }
    Feed.shared.updates.sink { [weak self] _ in self?.setNeedsLayout() }.store(in: &sinks)  // expect: unbalanced_lifecycle
  }

  // A local holds the result of the comparison with the previous value.
  private var compared: Talk? {
    didSet {
      let hasChanged = compared !== oldValue
      if hasChanged { observeQuietly() }
    }
  }

  private var latest: Talk?

  func observeLatest(_ talk: Talk) {
    let previous = latest
    latest = talk
    if latest !== previous { observeQuietly() }
  }

  func compare(_ talk: Talk) { compared = talk }

  private func observeQuietly() {
    Feed.shared.updates.sink { [weak self] _ in self?.setNeedsLayout() }.store(in: &sinks)
  }

  func observeFirst(_ talk: Talk) {
    guard first == nil else { return }
    first = talk
    Feed.shared.updates.sink { [weak self] _ in self?.setNeedsLayout() }.store(in: &sinks)
  }

  private func observe() {
    Feed.shared.updates.sink { [weak self] _ in self?.setNeedsLayout() }.store(in: &sinks)  // expect: unbalanced_lifecycle
  }

  private func observe(_ talk: Talk?) {
    guard talk != nil else { return }
    Feed.shared.updates.sink { [weak self] _ in self?.setNeedsLayout() }.store(in: &sinks)  // expect: unbalanced_lifecycle
  }
}

final class TalkList: UITableViewController {
  private var talks: [Talk] = []

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "talk", for: indexPath) as! TalkCell
    let talk = talks[indexPath.row]
    cell.talk = talk
    cell.speech = talk
    cell.shown = talk
    cell.changed = talk
    cell.next = talk
    cell.flagged = talk
    cell.isLive = false
    cell.observeGiven(talk)
    cell.observeFirst(talk)
    cell.observeLatest(talk)
    cell.compare(talk)
    return cell
  }
}
