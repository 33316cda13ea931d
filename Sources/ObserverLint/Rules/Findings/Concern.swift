/// The reason why a fix needs a person's eye.
struct Concern: Sendable, Equatable {
  let id: ID
  /// Names in the program. The sentence contains them.
  let detail: String

  init(_ id: ID, _ detail: String = "") {
    self.id = id
    self.detail = detail
  }
}

extension Concern {
  /// Stands for a concern whose words may change. Tests assert it.
  enum ID: Sendable {
    case endsHere, endThere, lossesAreNotHandled, gapIsNotHandled, handledOnce, overwrittenTokenStays, beginsAnew
    case passEndsTask, beginsToHandle, inheritedRegistrationsStay, registrationsOfOthersStay, mayEndProcess
    case ownerMayEnd, closureCallsHandler, otherPayloadIsReported, targetNeedsLibrary
    case mayMeanOtherName, harmsNobody, endsInAccessor
  }

  /// The words behind the title of the fix.
  var text: String {
    switch id {
    case .endsHere: "the observation ends here from now on"
    case .endThere: "the observation ends there from now on"
    case .lossesAreNotHandled: "later notifications are not handled"
    case .gapIsNotHandled: "notifications in between are not handled"
    case .handledOnce: "each notification is then handled once"
    case .overwrittenTokenStays: "a token that the next token replaces stays registered"
    case .beginsAnew: "each observation then begins anew"
    case .passEndsTask: "each pass ends the previous task, and each notification is handled once"
    case .beginsToHandle: "the handler runs from now on"
    case .inheritedRegistrationsStay: "registrations of the superclass stay"
    case .registrationsOfOthersStay: "registrations of others for the same object stay"
    case .mayEndProcess: "the program crashes if the object is not observed then, or is another object"
    case .ownerMayEnd: "make sure that something else keeps \(detail), which may otherwise end at once"
    case .closureCallsHandler: "a closure then calls the handler"
    case .otherPayloadIsReported: "a payload of another type is reported, and not handled as missing"
    case .mayMeanOtherName: "it may be meant for the name that is registered"
    case .harmsNobody: "optional, as the leak harms nobody"
    case .endsInAccessor: "the crash for a missing value then happens in the accessor"
    case .targetNeedsLibrary: "the target must depend on \(detail)"
    }
  }
}
