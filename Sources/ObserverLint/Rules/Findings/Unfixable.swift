/// The reason why a finding has no fix, or no fix that leads to a descriptor.
struct Unfixable: Error {
  let id: ID
  /// The words that end a finding's help: "No fix is offered: …".
  let reason: String

  init(_ id: ID, _ reason: String) {
    self.id = id
    self.reason = reason
  }
}

extension Unfixable {
  /// Stands for a reason whose words may change. Tests assert it.
  enum ID: Sendable {
    // Files and code
    case syntaxProblem, unbalancedBraces, fileOutsidePaths, unsupportedForm, swift2Spelling, missingArgument
    case commentInside, sharedLine, emptyBody, unusedLocal, notAStatement, insideExpression, insideClosure
    case otherCondition, decisionOfPerson, messageStyle, messagesUnavailable

    // The owner and its end
    case noOwner, ownedByType, copiedOwner, ownerWithoutEnd, ownerDeclaredElsewhere, ownerOutsidePaths, protocolOwner
    case sendableOwner, notSendableOwner, beforeInitialized, conditionalDeinit, conditionalType, conditionalProperty
    case propertyWouldBeObserved, propertyWouldBeEncoded, nameTaken, lazyOrWrapped, otherObserver, keptByOtherObject

    // The token
    case noTokenProperty, tokenPropertyOutOfReach, unusualTokenProperty, tokenUsedElsewhere, tokenNotKept, tokenFirst
    case unknownTokenType, notPlainToken, notACollection, nestedTokens, constantTokens, notEmptiable, keptByNoObject,
      collectionOfAnotherObject
    case sharedCollection, declaredTogether, overwrittenTogether, lossInsideCode, repeatedEvaluation, resetElsewhere
    case callersDrop, callerCannotKeep, droppedOutsidePaths, optionalReceiver, localToken, deinitHandsTokensOn, noBag

    // The center
    case centerIsSelf, centerIsParameter, centerNotKept, centerOfOtherObject, severalCenters

    // Removals
    case knownOnlyAtRegistration, madeByClosure, privateToOtherFile, registeredForEveryName, noOwnRegistration
    case neverCompiledTogether, severalRegistrations, sharedRemoval, uncertainRemoval, lifecycleOutsidePaths
    case unknownPass, severalPasses

    // Closures that hold their owner
    case closureReturnsValue, codeOutsideClosure, closureHoldsWeakly, helperHoldsOwner, blockIsMethod, callsSuper
    case selfRenamed, capturesValueOfSelf, methodHoldsOwner, childTask, codeBeforeLoop, loopOverSelf, selfOutsideLoop
    case observedMayFail, unassignableKeyPath, isolatedProperty

    // Handlers
    case noSingleObservation, unknownObservation, handlerNotMethod, handlerTakesOther, handlerTakesNSNotification
    case handlerNamedElsewhere, blockUsedElsewhere, notificationUsedWhole, wholeNotificationCrosses, repeatedLocalName
    case unfollowedRead, absencePassedOver, registrationStays, noDescriptorForm

    // Names, keys and types
    case unknownName, ambiguousName, privateName, nameNotConstant, noSharedName, nameOverSeveralLines
    case observedOutsidePaths, noPayloadName, payloadNameTaken, payloadOfOtherModule, payloadNotSendable
    case privateDescriptor, unfollowedDescriptor, entryNotInDescriptor, otherTypeInDescriptor, otherSender
    case unknownKey, keyNotConstant, isolatedKey, conflictingKeys, conflictingCasts, conflictingPost, noPropertyName
    case valueNotPosted, noAccessorName, accessorNameTaken, privateType, unreachableType, selfType, inoutType
    case typeOverSeveralLines
  }
}
