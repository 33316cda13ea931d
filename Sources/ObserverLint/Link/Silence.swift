/// The reason why a rule does not report a place that it knows.
struct Silence: Sendable, Equatable {
  let id: ID
  /// A name in the program, or the reason for a long life. The sentence contains it.
  let detail: String

  init(_ id: ID, _ detail: String = "") {
    self.id = id
    self.detail = detail
  }
}

extension Silence {
  /// Stands for a reason whose words may change. Tests assert it.
  enum ID: Sendable {
    // The owner, the observer and the center
    case ownerIsProcessLong, observerIsProcessLong, callersAreProcessLong, ownerIsTest, centerEndsWithTest
    case observerIsType, observesItself, observerUnknown, callerUnknown, unseenAncestor, selfIsNoObject

    // Tokens and removals
    case tokenRemoved, tokenUnfollowed, callersTakeToken, tokenKept, tokenNotKept, keptByTypeOrGlobal
    case coveredByRemoval, receiverDeclaresMethod, observedPropertyEmpty
    case mayEndRegistration, endsRegistration, typeOfOtherModule, noKnownRegistration, removedSourceUnknown
    case removedObserverUnknown, removesNothing
    case namesRegistration, removedInDeinit, removesOtherObject, removedOnOwnCenter

    // Repetitions
    case noDuplicate, noRepeatedLifecycle, runsOnce, endedInBetween, mayEndInBetween, handlerEnds
    case otherObjectOnEachPass

    // Observations that end by themselves
    case resultKept, resultUsed, droppedByTest, testWaits, observedObjectCompletes, completesAtOnce, mayCompleteAtOnce,
      subscribesLater
    case publisherCompletes, publisherMayComplete, mayEndBeforeOwner, notKeptBySelf
    case observationHoldsWeakly, blockHoldsWeakly, removerHeldWeakly
    case noRemovalInDeinit, removedOutsideDeinit, otherObjectRemoves, removerNotKept, removerMayEnd

    // Loops
    case loopEndsItself, taskHoldsWeakly, taskUnknown, taskGivenAway, taskCancelled, noKnownCallOfLoop

    // Payloads
    case accessor, payloadInitializer, callsBack, keyIsSent, nameUnknown, keyUnknown, keyUndocumented,
      nameOfOtherModule, nameInOtherLanguage
    case namePublic, notPosted, posterNameUnknown, posterKeyUnknown, posterNameMayMatch, posterKeyMayMatch
    case posterArgumentsUnknown, payloadUnknown, payloadCollectionChanged, payloadChangedByCall
    case payloadBuiltElsewhere, payloadSetLater, payloadInManySteps
  }

  /// The words behind "silent:".
  var reason: String {
    switch id {
    case .ownerIsProcessLong: "its owner never ends: \(detail)"
    case .observerIsProcessLong: "the observer never ends: \(detail)"
    case .callersAreProcessLong: "every caller lives as long as the process"
    case .ownerIsTest: "its owner is a test"
    case .centerEndsWithTest: "a test makes the center, which ends with the test"
    case .observerIsType: "the observer is a type, which never ends"
    case .observesItself: "the observer is the observed object, so both end together"
    case .observerUnknown: "the observing object is unknown"
    case .callerUnknown: "the observer comes from an unknown caller"
    case .unseenAncestor: "the source of \(detail), its type or a supertype, is unknown"
    case .selfIsNoObject: "\(detail), and not an object"

    case .tokenRemoved: "the token reaches a removal"
    case .tokenUnfollowed: "the token goes to a place that the linter cannot follow"
    case .callersTakeToken: "its function returns the token, and the linter looks at each caller instead"
    case .tokenKept: "the token is kept"
    case .tokenNotKept: "the token is not kept"
    case .keptByTypeOrGlobal: "\(detail) keeps it, and it is registered once"
    case .coveredByRemoval: "a removal covers it"
    case .receiverDeclaresMethod: "the receiver declares the method itself"
    case .observedPropertyEmpty: "the observed property has no object yet"
    case .mayEndRegistration: "it may end a registration"
    case .endsRegistration: "it ends a registration"
    case .typeOfOtherModule: "another module declares \(detail), and may register there"
    case .noKnownRegistration: "no registration of its type is known"
    case .removedSourceUnknown: "the removed observer comes from an unknown place"
    case .removedObserverUnknown: "the removed observer is unknown"
    case .removesNothing: "it removes nothing, and `ineffective_removal` reports that"
    case .namesRegistration: "it names its registration"
    case .removedInDeinit: "it runs in deinit"
    case .removesOtherObject: "it removes another object than self"
    case .removedOnOwnCenter: "its type makes the center, where no other code registers"

    case .noDuplicate: "no path registers the same observer, selector, name and object twice"
    case .noRepeatedLifecycle: "no method that runs again and again runs it"
    case .runsOnce: "a condition lets it run once"
    case .endedInBetween: "code ends it before it begins again"
    case .mayEndInBetween: "code that the linter cannot follow may end it before it begins again"
    case .handlerEnds: "its handler ends it"
    case .otherObjectOnEachPass: "each pass may observe another object"

    case .resultKept: "its result is kept"
    case .resultUsed: "other code takes its result"
    case .droppedByTest: "a test drops it on purpose"
    case .testWaits: "the test waits while the local is in scope"
    case .observedObjectCompletes: "the program completes the observed object"
    case .completesAtOnce: "the observation may be over before the call returns"
    case .subscribesLater: "the publisher is subscribed later, when no code is left to cancel the subscription"
    case .mayCompleteAtOnce: "the publisher may complete before the call returns"
    case .publisherCompletes: "the publisher completes by itself"
    case .publisherMayComplete: "the publisher may complete"
    case .mayEndBeforeOwner: "code may end it while its owner lives"
    case .notKeptBySelf: "self does not keep it"
    case .observationHoldsWeakly: "the observation does not hold self strongly"
    case .blockHoldsWeakly: "the block does not hold self strongly"
    case .removerHeldWeakly: "the block does not strongly hold the object that would remove it"
    case .noRemovalInDeinit: "no deinit removes the token"
    case .removedOutsideDeinit: "code outside of a deinit removes the token"
    case .otherObjectRemoves: "the block does not hold the object that removes the token"
    case .removerNotKept: "self does not keep the object that removes the token"
    case .removerMayEnd: "code may release the object that removes the token while the owner lives"

    case .loopEndsItself: "the loop ends by itself"
    case .taskHoldsWeakly: "the task does not hold self strongly while it waits"
    case .taskUnknown: "the task that it runs in is unknown"
    case .taskGivenAway: "the task goes to code that may cancel it"
    case .taskCancelled: "the task is cancelled"
    case .noKnownCallOfLoop: "no call of the function around it is known"

    case .accessor: "this is the typed access: an accessor of the notification"
    case .payloadInitializer: "this is the typed access: an initializer or a factory that takes the notification"
    case .callsBack: "this is the typed access: it calls its caller's closure with the values"
    case .keyIsSent: "the posters send this key, with a type that the cast accepts"
    case .nameUnknown: "the name of the notification is unknown"
    case .keyUnknown: "the key is unknown"
    case .keyUndocumented: "the key is not documented"
    case .nameOfOtherModule: "the declaration and the posters of \(detail) are unknown"
    case .nameInOtherLanguage: "code of another language names \(detail)"
    case .namePublic: "\(detail) is public, so other modules may post it"
    case .notPosted: "nothing in the program posts \(detail)"
    case .posterNameUnknown: "a poster's name is unknown"
    case .posterKeyUnknown: "a poster's key is unknown"
    case .posterNameMayMatch: "a poster's name may be \(detail)"
    case .posterKeyMayMatch: "a poster's key \(detail) may be the same"
    case .posterArgumentsUnknown: "the arguments of a posting function are unknown"
    case .payloadUnknown: "the payload of a poster is unknown"
    case .payloadCollectionChanged: "a poster changes a collection in its payload"
    case .payloadBuiltElsewhere: "other code builds the payload of a poster"
    case .payloadSetLater: "code sets the payload of a poster after it makes the notification"
    case .payloadInManySteps: "a poster builds its payload in too many steps to follow"
    case .payloadChangedByCall: "a call changes the payload of a poster"
    }
  }
}
