import Foundation

func begin() {
  NotificationCenter.default.addObserver(forName: .init("Done"), object: nil, queue: nil) { _ in }  // expect: note discarded_token
}

func refresh() {
  NotificationCenter.default.addObserver(forName: .init("Done"), object: nil, queue: nil) { _ in }  // expect: error discarded_token, warning unbalanced_lifecycle
}
