/// Closures of the program that end a stream with a failure.
extension PublisherEndings {
  /// `tryMap { … throw … }`: the operator's own closure ends the chain by design. A closure that throws only if its weak
  /// `self` is gone ends nothing as long as something keeps that `self`.
  func throwsItself(_ call: CallID, _ chain: inout Chain) -> Bool {
    for index in program.argumentRange(call) {
      let value = program.values[program.arguments[index].value]
      guard value.kind == .closure else { continue }
      let closure = program.functions[value.closure]
      if closure.throwsError || closure.throwsWithoutSelf && !isSelfKept(in: value.closure, &chain) { return true }
    }
    return false
  }
}
