// Case: may `$members` of an object of unknown type be a constant of that name, which no wrapper projects?
import Combine

enum Text {
  static let members = "Members"
}

final class Club: ObservableObject {
  @Published var members: Set<String> = []
  @Published var guests: Set<String> = []
}

final class Party {
  @Shared var guests: [String]
}

enum Place {
  case club(Club), other
}

final class Membership: ObservableObject {
  @Published private(set) var isMember = false
  private var bag: Set<AnyCancellable> = []

  init(_ place: Place) {
    if case .club(let club) = place {
      club.$members.map { $0.contains("me") }.assign(to: \.isMember, on: self).store(in: &bag)  // expect: retain_cycle
      club.$guests.map { $0.contains("me") }.assign(to: \.isMember, on: self).store(in: &bag)
    }
  }
}
