// Case: is a free function called once, by a file that has no word of an observation?
import Foundation

func bootUp() {
  NotificationCenter.default.addObserver(forName: .init("saved"), object: nil, queue: nil) { _ in print("saved") }  // expect: note discarded_token
}

func reload() {
  NotificationCenter.default.addObserver(forName: .init("loaded"), object: nil, queue: nil) { _ in print("loaded") }  // expect: error discarded_token
}
