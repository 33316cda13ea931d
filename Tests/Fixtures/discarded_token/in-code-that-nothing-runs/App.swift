// Case: is a leak in a method or a type of an app a note if no code of the app names it?
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  @objc func tapped() {
    let clip = Clip()
    clip.play()
    clip.rewind(3)
    _ = Draft(title: "")
    _ = Strip()
    _ = Canvas()
  }
}

class Clip: UIView {
  override func layoutSubviews() { super.layoutSubviews() }

  func play() {
    NotificationCenter.default.addObserver(forName: .init("play"), object: nil, queue: nil) { _ in }  // expect: error discarded_token
  }

  // Nothing calls this method, and no class of a framework has it.
  func loop(_ title: String) {
    NotificationCenter.default.addObserver(forName: .init("loop"), object: nil, queue: nil) { _ in }  // expect: note discarded_token
    loop(title + "again")
  }

  // Another method of this name has a caller.
  func rewind(_ title: String) {
    NotificationCenter.default.addObserver(forName: .init("rewind"), object: nil, queue: nil) { _ in }  // expect: error discarded_token
  }

  func rewind(_ frame: Int) {}

  // A selector names this method.
  @objc func pause() {
    NotificationCenter.default.addObserver(forName: .init("pause"), object: nil, queue: nil) { _ in }  // expect: error discarded_token
  }
}

final class Strip: UIView, UIScrollViewDelegate {
  // The scroll view calls this method.
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    NotificationCenter.default.addObserver(forName: .init("scroll"), object: nil, queue: nil) { _ in }  // expect: error discarded_token, warning unbalanced_lifecycle
  }
}

struct Draft { var title: String }

struct Canvas: UIViewRepresentable {
  func makeUIView(context: Context) -> Clip { Clip() }

  // SwiftUI calls this method.
  func updateUIView(_ view: Clip, context: Context) {
    NotificationCenter.default.addObserver(forName: .init("canvas"), object: nil, queue: nil) { _ in }  // expect: error discarded_token, warning unbalanced_lifecycle
  }
}
