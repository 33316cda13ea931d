// Case: The closure that makes a global's value runs once. A closure that a global keeps runs at each call.
import Foundation

private let ticked = Notification.Name("ticked")

let tokens: [Any] = {
  return [
    NotificationCenter.default.addObserver(forName: ticked, object: nil, queue: nil) { _ in print("once") }
  ]
}()

let watch: () -> Void = {
  _ = NotificationCenter.default.addObserver(forName: ticked, object: nil, queue: nil) { _ in print("each time") }  // expect: error discarded_token
}

let maker: () -> Void = {
  return {
    _ = NotificationCenter.default.addObserver(forName: ticked, object: nil, queue: nil) { _ in print("made") }  // expect: error discarded_token
  }
}()

func begin() {
  maker()
  watch()
  print(tokens.count)
}
