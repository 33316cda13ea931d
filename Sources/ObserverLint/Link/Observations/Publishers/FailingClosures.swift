/// Closures of the program that end a stream with a failure.
extension PublisherEndings {
  /// A failure on the way ends what follows it.
  func endingReplacingFailures(of receiver: ValueID, _ chain: inout Chain, _ budget: inout Int)
    -> PublisherEnding
  {
    let mayFail = chain.mayFail
    chain.mayFail = false
    let result = ending(of: receiver, &chain, &budget)
    if chain.mayFail { return .unknown }
    chain.mayFail = mayFail
    return result
  }

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

  /// `guard let self else { throw … }`: adds the keepers of the weak `self` of a closure with which a stream ends. Returns false
  /// if nothing is known of what keeps it, and for the `self` of a value, which is nil from the beginning.
  func isSelfKept(in closure: FunctionID, _ chain: inout Chain) -> Bool {
    guard linked.captures.referenceType(ofSelfIn: closure) != nil else { return false }
    chain.endsWithObject = true
    // `harbor = Harbor()`: the old object ends, and the next event finds it gone.
    if let call = step(in: program.outermostFunction(closure))?.call, let object = program.receiver(call),
      replacement(of: object) != nil
    {
      return false
    }
    return add(keeper(ofSelfIn: closure), &chain)
  }
}
