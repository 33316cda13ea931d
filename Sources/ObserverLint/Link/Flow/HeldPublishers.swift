/// Publishers that keep the values which they send.
extension Captures {
  /// `Observable.just(self)`
  func hold(byPublisher call: CallID) -> Hold? {
    let program = flow.program
    guard Catalog.valuePublishers.contains(program.callName(call).name), flow.inference.candidates(for: call).isEmpty,
      isOfLibrary(call)
    else { return nil }
    return program.argumentRange(call).lazy.map { program.arguments[$0].value }
      .first { self.isStrongSelf($0, outside: nil) }.map { Hold(how: .publisher, value: $0) }
  }

  /// Returns false for `Weak.of(self)`, and for a type of the program that has the name of a library's.
  private func isOfLibrary(_ call: CallID) -> Bool {
    let program = flow.program
    let callee = program.calls[call].callee
    guard let receiver = program.receiver(call) else {
      guard case .metatype(let id) = flow.inference.type(of: callee) else {
        return program.values[callee].kind == .implicitMember
      }
      return flow.table.nominals[id].isExternal
    }
    guard case .metatype(let id) = flow.inference.type(of: receiver) else { return false }
    return flow.table.nominals[id].isExternal && Catalog.publisherTypes.contains(flow.table.nominals[id].lastName)
  }
}
