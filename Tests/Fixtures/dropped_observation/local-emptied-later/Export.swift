// Case: does a local keep an observation until another value replaces it?
import Combine

final class Export {
  let progress = PassthroughSubject<Double, Never>()

  func run(_ job: Job, _ isLogged: Bool) async {
    var early: AnyCancellable? = progress.sink { _ in print("early") }  // expect: dropped_observation
    early = nil
    var late: AnyCancellable? = progress.sink { _ in print("late") }
    await job.finish()
    late = nil
    var either: AnyCancellable?
    if isLogged {
      either = progress.sink { _ in print("either") }  // expect: dropped_observation
      await job.finish()
    } else {
      either = nil
    }
  }

  func runInScope(_ job: Job) async {
    var observation: AnyCancellable? = progress.sink { print($0) }
    defer { observation = nil }
    await job.finish()
  }

  func runToTheEnd(_ job: Job) async {
    await job.finish()
    var observation: AnyCancellable? = progress.sink { print($0) }  // expect: dropped_observation
    defer { observation = nil }
  }

  func prepare(_ job: Job) {
    var observation: AnyCancellable?
    observation = progress.sink { print($0) }
    job.whenDone = { observation = nil }
  }
}
