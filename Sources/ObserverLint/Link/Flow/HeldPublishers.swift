/// Publishers that keep the values which they send.
extension Captures {
  /// `Observable.just(self)`
  func hold(byPublisher call: CallID) -> Hold? {
    let program = flow.program
    guard Catalog.valuePublishers.contains(program.callName(call).name), flow.inference.candidates(for: call).isEmpty
    else { return nil }
    return program.argumentRange(call).lazy.map { program.arguments[$0].value }
      .first { self.isStrongSelf($0, outside: nil) }.map { Hold(how: .publisher, value: $0) }
  }
}
