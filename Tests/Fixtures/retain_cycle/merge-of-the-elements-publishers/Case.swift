// Case: does a merge of the publishers that a closure makes of elements go on?
import Combine

final class Choice: ObservableObject {
  @Published var votes = 0
}

final class Poll: ObservableObject {
  @Published private(set) var last = 0
  private var bag: Set<AnyCancellable> = []

  init(_ choices: [Choice]) {
    Publishers.MergeMany(choices.map { $0.$votes })
      .removeDuplicates()
      .assign(to: \.last, on: self)  // expect: retain_cycle
      .store(in: &bag)
    Publishers.MergeMany(choices.map { Just($0.votes) })
      .assign(to: \.last, on: self)
      .store(in: &bag)
  }
}
