// Case: a publisher that a repeated method assigns to a published property of an object that stays
import Combine
import SwiftUI

final class Guide: ObservableObject {
  @Published var channel = ""
  @Published private(set) var title = ""
  @Published private(set) var first = ""
  let names = CurrentValueSubject<String, Never>("")

  init() {
    names.assign(to: &$first)
  }

  func follow() {
    names.map { "\($0)!" }.assign(to: &$title)  // expect: unbalanced_lifecycle
  }

  func load() {
    Just("Now").assign(to: &$channel)
  }
}

struct GuideView: View {
  @ObservedObject var guide: Guide

  var body: some View {
    Text(guide.title)
      .onAppear {
        guide.follow()
        guide.load()
      }
  }
}
