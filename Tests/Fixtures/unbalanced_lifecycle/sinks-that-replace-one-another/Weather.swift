// Case: does an observation end that its property loses to the next one, and does a check make it run once?
import Combine
import UIKit

final class WeatherController: UIViewController {
  private let degrees = CurrentValueSubject<Int, Never>(0)
  private let label = UILabel()
  private var sink: AnyCancellable?
  private var sinks: [AnyCancellable] = []
  private var byName: [String: AnyCancellable] = [:]
  private var textObservation: NSKeyValueObservation?
  private var once = Set<AnyCancellable>()
  private var flagged = Set<AnyCancellable>()
  private var shown = Set<AnyCancellable>()
  private var isBound = false

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    sink = degrees.sink { print($0) }
    sinks = [degrees.sink { print($0) }, degrees.dropFirst().sink { print($0) }]
    byName["degrees"] = degrees.sink { print($0) }
    textObservation = label.observe(\.text) { _, _ in print("text") }
    if once.isEmpty {
      degrees.sink { print($0) }.store(in: &once)
    }
    bind()
    showLabel()
  }

  private func showLabel() {
    guard label.superview == nil else { return }
    view.addSubview(label)
    degrees.sink { [weak self] in self?.label.text = String($0) }.store(in: &shown)
  }

  private func bind() {
    guard !isBound else { return }
    isBound = true
    degrees.sink { print($0) }.store(in: &flagged)
  }
}
