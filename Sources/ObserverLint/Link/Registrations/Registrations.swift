/// A call that makes a center keep an observer.
struct Registration {
  enum Kind { case block, selector }
  var call: CallID
  var kind: Kind
  /// The value that the call is made on; nil where it is `self`.
  var center: ValueID?
  /// Who observes: a selector registration's first argument.
  var observer: ValueID?
  var name: ValueID?
  var object: ValueID?
}

extension ValueFlow {
  /// Every registration of the program, in the order of the files.
  func findRegistrations() -> [Registration] {
    var result: [Registration] = []
    for call in registeringCalls where isRegistration(call) {
      let receiver = program.callName(call).receiver
      let full = program.fullName(call)
      if program.isSelectorRegistration(full) {
        result.append(
          Registration(
            call: call, kind: .selector, center: receiver, observer: program.argument(call, at: 0),
            name: program.argument(call, labelled: "name"), object: program.argument(call, labelled: "object")))
      } else {
        result.append(
          Registration(
            call: call, kind: .block, center: receiver, observer: nil, name: program.argument(call, at: 0),
            object: program.argument(call, labelled: "object")))
      }
    }
    return result
  }
}

extension Program {
  /// The base name of the method that a registration by selector names.
  func handlerName(of call: CallID) -> NameID? {
    guard let selector = argument(call, labelled: "selector") else { return nil }
    let fact = values[selector]
    guard fact.kind == .selector || fact.kind == .string, fact.name >= 0 else { return nil }
    let path = name(fact.name).prefix { $0 != "(" && $0 != ":" }
    return path.split(separator: ".").last.flatMap { nameIDs[String($0)] }
  }
}
