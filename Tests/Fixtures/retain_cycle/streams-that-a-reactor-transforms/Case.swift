// Case: ReactorKit subscribes to the streams that a reactor's `transform` returns, and keeps the subscription for the reactor.
// Nothing subscribes to the result of another type's method of that name.
import ReactorKit
import RxRelay
import RxSwift

enum Harbor {
  static let arrivals = PublishSubject<String>()
}

final class FerryReactor: Reactor {
  enum Action { case board }
  enum Mutation { case add(String) }
  struct State { var names: [String] = [] }

  let initialState = State()
  private let departures = PublishRelay<String>()

  func transform(mutation: Observable<Mutation>) -> Observable<Mutation> {
    let delays = departures.map { name in self.added(name) }  // expect: retain_cycle
    return Observable.merge(
      mutation,
      delays,
      Harbor.arrivals.flatMap { name in self.adding(name) },  // expect: retain_cycle
      Harbor.arrivals.flatMap { [weak self] name in self?.adding(name) ?? .empty() },
      Observable.just("first").flatMap { name in self.adding(name) }
    )
  }

  func transform(action: Observable<Action>) -> Observable<Action> {
    action.filter { _ in self.currentState.names.isEmpty }  // expect: retain_cycle
  }

  func transform(state: Observable<State>) -> Observable<State> {
    state.filter { [weak self] _ in self != nil }
  }

  private func adding(_ name: String) -> Observable<Mutation> { .just(added(name)) }
  private func added(_ name: String) -> Mutation { .add(name + String(currentState.names.count)) }
}

final class FerryTable {
  private var names: [String] = []

  func transform(mutation: Observable<String>) -> Observable<String> {
    Observable.merge(mutation, Harbor.arrivals.map { name in self.titled(name) })
  }

  private func titled(_ name: String) -> String { "\(names.count) \(name)" }
}
