// Case: does a bag keep the observations that a closure returns which a method of the bag calls?
import Combine
import UIKit

final class Bag {
  private var kept = Set<AnyCancellable>()

  func collect(_ make: () -> [AnyCancellable]) { kept.formUnion(make()) }

  func gather(@Lines _ lines: () -> [AnyCancellable]) { kept.formUnion(lines()) }

  // It keeps them until it returns.
  func rehearse(_ make: () -> [AnyCancellable]) { print(make().count) }

  // It may call the closure later, or never.
  func postpone(_ make: @escaping () -> [AnyCancellable]) { later = make }
  private var later: (() -> [AnyCancellable])?
}

@resultBuilder
struct Lines {
  static func buildBlock(_ lines: AnyCancellable...) -> [AnyCancellable] { lines }
}

final class Account {
  let name = CurrentValueSubject<String, Never>("")
}

let account = Account()

final class ListModel {
  var name = ""
  private let bag = Bag()

  init() {
    bag.collect { [account.name.assign(to: \.name, on: self)] }  // expect: retain_cycle
  }
}

final class BuilderModel {
  var name = ""
  private let bag = Bag()

  init() {
    bag.gather {
      account.name.assign(to: \.name, on: self)  // expect: retain_cycle
      account.name.sink { print($0) }
      account.name.sink { self.name = $0 }  // expect: retain_cycle
    }
  }
}

final class OwnModel {
  var name = ""
  private var kept = Set<AnyCancellable>()

  init() {
    keep { account.name.sink { self.name = $0 } }  // expect: retain_cycle
  }

  private func keep(_ make: () -> AnyCancellable) { kept.insert(make()) }
}

final class WeakModel {
  var name = ""
  private let bag = Bag()

  init() {
    bag.collect { [account.name.sink { [weak self] in self?.name = $0 }] }
    bag.gather { account.name.first().sink { self.name = $0 } }
    bag.rehearse { [account.name.sink { self.name = $0 }] }
    bag.postpone { [account.name.sink { print($0) }] }
  }
}

// Another object owns the bag.
final class GuestModel {
  var name = ""

  init(_ bag: Bag) {
    bag.collect { [account.name.assign(to: \.name, on: self)] }
  }
}

// The bag lets go of what it keeps, and of what it kept before.
final class TidyBag {
  private var kept = Set<AnyCancellable>()

  func renew(_ make: () -> [AnyCancellable]) {
    kept.removeAll()
    kept.formUnion(make())
  }

  func cancel() { kept.removeAll() }

  func collect(_ make: () -> [AnyCancellable]) { kept.formUnion(make()) }
}

final class TidyModel {
  var name = ""
  private let bag = TidyBag()
  private let other = TidyBag()

  init() {
    bag.collect { [account.name.sink { self.name = $0 }] }
    other.renew { [account.name.sink { self.name = $0 }] }
  }

  func close() {
    bag.cancel()
    other.renew { [] }
  }
}

// The model lets the bag go.
final class ClosedModel {
  var name = ""
  private var bag: Bag? = Bag()

  init() {
    bag?.collect { [account.name.assign(to: \.name, on: self)] }
  }

  func close() { bag = nil }
}

final class Screen: UIViewController {
  private let tidy = TidyModel()
  private let closed = ClosedModel()

  override func viewDidAppear(_ animated: Bool) {
    print(ListModel(), BuilderModel(), OwnModel(), WeakModel(), GuestModel(Bag()))
  }

  override func viewDidDisappear(_ animated: Bool) {
    tidy.close()
    closed.close()
  }
}
