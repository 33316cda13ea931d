/// Objects that a program's Objective-C makes once, and methods that it calls once.
struct ObjectiveCOwners {
  let linked: LinkedProgram
  private var code: ObjectiveCCode { linked.objectiveC.code }

  init(_ linked: LinkedProgram) { self.linked = linked }

  /// Returns true for a class that the program implements in Objective-C, and that no class there inherits from. An object
  /// of a subclass may live for any time.
  func mayKnowAllMakers(of className: String) -> Bool {
    code.implementations.contains(className)
      && !code.implementations.contains { code.relatives(of: $0).contains(className) }
  }

  /// The path to the one object of a class; nil if the program may make another object.
  ///
  /// - Parameter path: the path to the one object that Swift makes, if Swift makes an object.
  func path(to className: String, madeBySwift path: String?) -> String? {
    if code.relatives(of: className).contains(where: { linked.program.isProcessLong($0) }) { return className }
    var path = path
    for making in code.makings(of: className) {
      guard let found = owner(sending: making, to: className) else { return nil }
      path = path ?? found
    }
    if let path { return path }
    guard case .once(let file, _)? = linked.storyboards.making(of: className, main: linked.storyboards.main) else {
      return nil
    }
    return file
  }

  /// The object that runs the only call of a class method; nil if other code may call it.
  func owner(running method: String, of className: String) -> String? {
    let calls = code.calls(of: method, on: className)
    return calls.count == 1 ? owner(sending: calls[0], to: className) : nil
  }

  /// The object, or the place, that sends a message once; nil where it may send the message again.
  private func owner(sending message: ObjectiveCCode.Message, to className: String) -> String? {
    let name = message.method.prefix { $0 != "(" }
    switch message.frequency {
    case .onceForAll: return className
    case .onceForObject:
      return message.isInClassMethod ? nil : message.sender.flatMap { linked.ownership.path(toClass: $0) }
    case .any: return nil
    case .once:
      guard let sender = message.sender else { return name == "main" ? "the program" : nil }
      if message.isInClassMethod { return Self.classMethods.contains(String(name)) ? sender : nil }
      guard
        name.hasPrefix("init") || Catalog.onceMethods.contains(String(name))
          || Catalog.launchMethods.contains(message.method)
      else { return nil }
      return linked.ownership.path(toClass: sender)
    }
  }

  /// The runtime calls them when the program begins to use a class.
  private static let classMethods = ["initialize", "load"]
}
