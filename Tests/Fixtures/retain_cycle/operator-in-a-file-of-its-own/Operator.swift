import Combine

extension Publisher where Failure == Never {
  func sinkInTask(receiveValue: @escaping (Output) async -> Void) -> AnyCancellable {
    sink { output in
      Task { await receiveValue(output) }
    }
  }
}
