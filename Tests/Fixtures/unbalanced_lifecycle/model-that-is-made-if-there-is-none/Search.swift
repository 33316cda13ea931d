// Case: is the observed object the same on each pass if the view makes the object only where there is none?
import Combine
import SwiftUI

final class Search: ObservableObject {
  private let words = PassthroughSubject<String, Never>()
  var results: AnyPublisher<String, Never> { words.eraseToAnyPublisher() }
  func type(_ word: String) { words.send(word) }
}

final class Friends: ObservableObject {
  private var bag = Set<AnyCancellable>()

  func connect(_ search: Search) {
    search.results.sink { [weak self] in self?.load($0) }.store(in: &bag)  // expect: unbalanced_lifecycle
  }

  private func load(_ word: String) {}
}

struct InviteView: View {
  @State private var search: Search?
  @State private var friends: Friends?

  var body: some View {
    Text("Invite").task {
      if search == nil { search = Search() }
      if friends == nil { friends = Friends() }
      guard let known = friends, let current = search else { return }
      known.connect(current)
    }
  }
}

final class Guests: ObservableObject {
  private var bag = Set<AnyCancellable>()

  func connect(_ search: Search) {
    search.results.sink { [weak self] in self?.load($0) }.store(in: &bag)
  }

  private func load(_ word: String) {}
}

/// Each pass makes another search, to which nobody sends after the pass.
struct GuestView: View {
  @State private var search: Search?
  let guests: Guests

  var body: some View {
    Text("Guests").task {
      search = Search()
      guard let current = search else { return }
      guests.connect(current)
    }
  }
}

final class Members: ObservableObject {
  private var bag = Set<AnyCancellable>()

  func connect(_ search: Search) {
    search.results.sink { [weak self] in self?.load($0) }.store(in: &bag)
  }

  private func load(_ word: String) {}
}

/// The next pass makes another search, because the view lets go of the last.
struct MemberView: View {
  @State private var search: Search?
  let members: Members

  var body: some View {
    Text("Members").task {
      if search == nil { search = Search() }
      guard let current = search else { return }
      members.connect(current)
    }
    .onDisappear { search = nil }
  }
}
