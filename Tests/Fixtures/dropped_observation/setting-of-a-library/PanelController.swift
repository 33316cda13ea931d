// Case: the Defaults library: what does a caller drop that drops the observation of a setting?
import AppKit
import Defaults

final class PanelController: NSWindowController {
  private var observation: Defaults.Observation?
  private var other: Defaults.Observation?
  private var isShown = true

  func start() {
    Defaults.observe(.hidesPanels) { change in print(change.newValue) }  // expect: dropped_observation
    Defaults.observe(.hidesPanels, options: []) { change in print(change.newValue) }  // expect: dropped_observation
    Defaults.observe(keys: .hidesPanels, .floats) { print("changed") }  // expect: dropped_observation
    Defaults.observe(.hidesPanels) { change in print(change.newValue) }.tieToLifetime(of: self)
    observation = Defaults.observe(.hidesPanels) { [weak self] change in self?.isShown = change.newValue }
    other = Defaults.observe(.hidesPanels) { change in self.isShown = change.newValue }  // expect: retain_cycle
  }
}

final class Panels {
  func open() -> PanelController { PanelController() }
  func openAgain() -> PanelController { PanelController() }
}

extension Defaults.Keys {
  static let hidesPanels = Key<Bool>("hidesPanels", default: false)
  static let floats = Key<Bool>("floats", default: false)
}
