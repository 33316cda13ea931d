/// `Notification(name:object:userInfo:)`
struct NotificationCreation {
  var call: CallID
  var name: ValueID
  var payload: ValueID?

  init?(_ value: ValueID, _ linked: LinkedProgram) {
    guard linked.program.values[value].kind == .call else { return nil }
    self.init(call: linked.program.values[value].call, linked)
  }

  init?(call: CallID, _ linked: LinkedProgram) {
    let program = linked.program
    let callee = program.values[program.calls[call].callee]
    guard let name = program.argument(call, labelled: "name") else { return nil }
    switch callee.kind {
    // `.init(name: …)` where a notification is wanted: nothing else has these labels.
    case .implicitMember where program.name(callee.name) == "init":
      guard program.argumentRange(call).count > 1 else { return nil }
    case .name, .member:
      guard linked.inference.isNotification(linked.inference.type(of: program.calls[call].value)) else {
        return nil
      }
    default: return nil
    }
    self.call = call
    self.name = name
    payload = program.argument(call, labelled: "userInfo")
  }
}
