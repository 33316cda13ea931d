// Case: each pass makes a view, and a model observes the taps of the new view. Nothing sends through the publishers of earlier
// views.
import AVFoundation
import Combine
import SwiftUI
import UIKit

struct TapView: View {
  private let subject = PassthroughSubject<Void, Never>()
  var taps: AnyPublisher<Void, Never> { subject.eraseToAnyPublisher() }
  var body: some View { Button("Tap") { subject.send() } }
}

final class Counter: ObservableObject {
  private let subject = PassthroughSubject<Void, Never>()
  private var tokens = Set<AnyCancellable>()
  private var count = 0
  var resets: AnyPublisher<Void, Never> { subject.eraseToAnyPublisher() }

  func count(_ taps: AnyPublisher<Void, Never>) {
    taps.sink { [weak self] in self?.count += 1 }.store(in: &tokens)
  }

  func reset(_ taps: AnyPublisher<Void, Never>) {
    taps.sink { [weak self] in self?.count = 0 }.store(in: &tokens)  // expect: unbalanced_lifecycle
  }

  func end() { subject.send() }
}

struct CounterView: View {
  @ObservedObject var counter: Counter

  var body: some View {
    let view = TapView()
    counter.count(view.taps)
    counter.reset(counter.resets)
    return view
  }
}

final class PlayerController: UIViewController {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let player = AVPlayer(url: URL(fileURLWithPath: "/song"))
    NotificationCenter.default.addObserver(  // expect: note unmatched_selector_observer
      self, selector: #selector(end), name: .AVPlayerItemDidPlayToEndTime, object: player.currentItem)
  }

  @objc private func end() {}
}
