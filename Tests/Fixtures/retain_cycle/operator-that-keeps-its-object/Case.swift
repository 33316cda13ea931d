// Case: is an object kept that an operator of the program hands to its own `assign(to:on:)` or closure?
import Combine

extension Publisher where Failure == Never {
  func feed<Target: AnyObject>(
    into target: Target, at path: ReferenceWritableKeyPath<Target, Output>
  ) -> AnyCancellable where Output: Equatable {
    removeDuplicates().assign(to: path, on: target)
  }

  func write<Target: AnyObject>(
    into target: Target, at path: ReferenceWritableKeyPath<Target, Output>
  ) -> AnyCancellable {
    sink { target[keyPath: path] = $0 }
  }

  func trimmed<Text>() -> Publishers.Map<Self, Text> where Output == Text { map { $0 } }

  func copy<Target: AnyObject>(
    into target: Target, at path: ReferenceWritableKeyPath<Target, Output>
  ) -> AnyCancellable {
    trimmed().assign(to: path, on: target)
  }

  func lend<Target: AnyObject>(
    to target: Target, at path: ReferenceWritableKeyPath<Target, Output>
  ) -> AnyCancellable {
    sink { [weak target] in target?[keyPath: path] = $0 }
  }

  // It ends with the first value.
  func copyOnce<Target: AnyObject>(
    into target: Target, at path: ReferenceWritableKeyPath<Target, Output>
  ) -> AnyCancellable {
    firstOnly().assign(to: path, on: target)
  }

  func firstOnly() -> Publishers.First<Self> { first() }

  // It asks the object at once, and does not keep it.
  func label<Target: Named>(by target: Target, _ show: @escaping (String) -> Void) -> AnyCancellable {
    let title = target.title
    return sink { _ in show(title) }
  }
}

protocol Named: AnyObject {
  var title: String { get }
}

final class Account {
  let name = CurrentValueSubject<String, Never>("")
}

let account = Account()

final class FeedModel {
  var name = ""
  private var bag: Set<AnyCancellable> = []
  init() { account.name.feed(into: self, at: \.name).store(in: &bag) }  // expect: retain_cycle
}

final class WriteModel {
  var name = ""
  private var bag: Set<AnyCancellable> = []
  init() { account.name.write(into: self, at: \.name).store(in: &bag) }  // expect: retain_cycle
}

final class CopyModel {
  var name = ""
  private var bag: Set<AnyCancellable> = []
  init() { account.name.copy(into: self, at: \.name).store(in: &bag) }  // expect: retain_cycle
}

final class OtherModel: Named {
  var name = ""
  var title: String { name }
  private var bag: Set<AnyCancellable> = []

  init(_ other: FeedModel) {
    account.name.lend(to: self, at: \.name).store(in: &bag)
    account.name.copyOnce(into: self, at: \.name).store(in: &bag)
    account.name.label(by: self) { print($0) }.store(in: &bag)
    account.name.feed(into: other, at: \.name).store(in: &bag)
  }
}

func openModels() {
  let feed = FeedModel()
  print(feed, WriteModel(), PutModel(), CopyModel(), OtherModel(feed))
}
