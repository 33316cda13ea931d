import Testing

@testable import ObserverLint

/// The reason that `--inspect` gives for a rule which does not report a place, by its id.
@Suite struct SilenceTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let rule: String
    let reason: Silence.ID
    let place: InspectTests.Place

    init(_ rule: String, _ reason: Silence.ID, _ file: String, _ text: String) {
      self.rule = rule
      self.reason = reason
      place = InspectTests.Place(file, text)
    }

    var testDescription: String { "\(rule), \(place.testDescription)" }
  }

  @Test(arguments: cases) func givesTheReason(example: Case) throws {
    let report = try example.place.report()
    let reasons = report.silences.filter { $0.rule == example.rule }.map(\.reason)
    #expect(reasons == [example.reason], "\(report.lines.joined(separator: "\n"))")
  }

  private static let cases = [
    Case(
      "discarded_token", .centerEndsWithTest, "discarded_token/center-made-inside-a-test/BroadcasterTests.swift",
      "addObserver("),
    Case(
      "discarded_token", .ownerIsProcessLong, "discarded_token/process-long-app-delegate/AppDelegate.swift",
      "addObserver("),
    Case(
      "discarded_token", .tokenRemoved, "discarded_token/one-shot-captured-by-own-block/FirstFrame.swift",
      "addObserver("),
    Case(
      "discarded_token", .tokenUnfollowed, "discarded_token/operator-of-another-package/Player.swift",
      "bag <~"),
    Case(
      "unremoved_token", .tokenRemoved, "unremoved_token/removed-directly/SensorModel.swift",
      "a = center.addObserver"),
    Case(
      "unremoved_token", .keptByTypeOrGlobal, "unremoved_token/static-token-registered-once/power.swift",
      "observer = NotificationCenter"),
    Case(
      "unmatched_selector_observer", .coveredByRemoval,
      "unmatched_selector_observer/removed-in-deinit/SettingsController.swift",
      "#selector(reload)"),
    Case(
      "unmatched_selector_observer", .unseenAncestor,
      "unmatched_selector_observer/unknown-base-class/StoreController.swift",
      "#selector(priceChanged)"),
    Case(
      "unmatched_selector_observer", .observerIsType,
      "unmatched_selector_observer/class-object-as-observer/CrashLog.swift",
      "addObserver("),
    Case(
      "unmatched_selector_observer", .observerIsProcessLong,
      "unmatched_selector_observer/process-long-top-level/main.swift",
      "addObserver(daemon"),
    Case(
      "unmatched_key_path_observer", .observedPropertyEmpty, "unmatched_key_path_observer/never-registered/Case.swift",
      "reply?.addObserver"),
    Case(
      "unmatched_key_path_observer", .ownerIsProcessLong, "unmatched_key_path_observer/process-long-owner/Gauge.swift",
      "addObserver("),
    Case(
      "unmatched_key_path_observer", .unseenAncestor,
      "unmatched_key_path_observer/base-class-from-another-package/Gauge.swift",
      "addObserver("),
    Case(
      "ineffective_removal", .noKnownRegistration,
      "ineffective_removal/self-of-a-type-that-registers-nothing/Lamp.swift",
      "removeObserver(self)"),
    Case(
      "ineffective_removal", .unseenAncestor, "ineffective_removal/base-class-from-another-package/Screen.swift",
      "removeObserver("),
    Case(
      "ineffective_removal", .typeOfOtherModule, "unmatched_selector_observer/helper-removes-its-argument/Detach.swift",
      "removeObserver(self"),
    Case(
      "overbroad_removal", .removesNothing, "overbroad_removal/nothing-to-remove/Form.swift",
      "removeObserver(self)"),
    Case(
      "unbalanced_lifecycle", .handlerEnds, "unbalanced_lifecycle/one-shot-handler/Intro.swift",
      "self, selector: #selector(ready)"),
    Case(
      "unbalanced_lifecycle", .runsOnce, "unbalanced_lifecycle/guards-that-make-it-run-once/Player.swift",
      "token = NotificationCenter"),
    Case(
      "unbalanced_lifecycle", .noRepeatedLifecycle, "unbalanced_lifecycle/object-made-on-each-pass/Host.swift",
      "addObserver("),
    Case(
      "unbalanced_lifecycle", .endedInBetween, "unbalanced_lifecycle/removing-first/Cell.swift",
      "token = NotificationCenter"),
    Case(
      "unbalanced_lifecycle", .endedInBetween, "unbalanced_lifecycle/sinks-that-replace-one-another/Weather.swift",
      "sink = degrees.sink"),
    Case(
      "unbalanced_lifecycle", .mayEndInBetween, "unbalanced_lifecycle/sinks-that-cannot-be-told/Mail.swift",
      "store(in: &closing)"),
    Case(
      "unbalanced_lifecycle", .otherObjectOnEachPass, "unbalanced_lifecycle/sinks-that-cannot-be-told/Mail.swift",
      "draft.$text.sink"),
    Case(
      "unbalanced_lifecycle", .publisherCompletes, "unbalanced_lifecycle/sinks-that-cannot-be-told/Mail.swift",
      "Just(\"mail\").sink"),
    Case(
      "unbalanced_lifecycle", .publisherMayComplete, "unbalanced_lifecycle/sinks-that-cannot-be-told/Mail.swift",
      "sent.first().sink"),
    Case("overbroad_removal", .namesRegistration, "overbroad_removal/by-name/Form.swift", "removeObserver(self"),
    Case("overbroad_removal", .removedInDeinit, "overbroad_removal/in-deinit/Form.swift", "removeObserver(self"),
    Case(
      "overbroad_removal", .removesOtherObject, "overbroad_removal/another-observer/Form.swift",
      "removeObserver(helper"),
    Case(
      "overbroad_removal", .removedOnOwnCenter, "overbroad_removal/center-of-its-own/Form.swift",
      "removeObserver(self"),
    Case(
      "duplicate_registration", .noDuplicate, "duplicate_registration/two-observers/Map.swift",
      "addObserver(roads"),
    Case(
      "dropped_observation", .completesAtOnce, "dropped_observation/finished-inside/SumModel.swift",
      "Just(1).sink"),
    Case(
      "dropped_observation", .mayCompleteAtOnce, "dropped_observation/finished-inside/SumModel.swift",
      "others.sink"),
    Case(
      "dropped_observation", .subscribesLater, "dropped_observation/subscribed-on-a-queue/Catalogue.swift",
      ".sink { [weak self] in self?.show($0) }  // later"),
    Case(
      "dropped_observation", .droppedByTest, "dropped_observation/dropped-on-purpose-in-a-test/Tests.swift",
      "_ = text.sink"),
    Case(
      "dropped_observation", .testWaits, "dropped_observation/local-while-a-test-waits/Case.swift",
      ".ticks.sink"),
    Case(
      "retain_cycle", .mayEndBeforeOwner, "retain_cycle/begun-again-after-its-end/Player.swift",
      "once = time.sink"),
    Case(
      "retain_cycle", .publisherCompletes, "dropped_observation/delivered-later/Loader.swift",
      "receiveValue: { _ in self.show() }"),
    Case(
      "retain_cycle", .selfIsNoObject, "retain_cycle/values-and-types/Counters.swift",
      ".sink { _ in self.count"),
    Case(
      "endless_notification_task", .loopEndsItself, "endless_notification_task/break-of-a-switch/SignModel.swift",
      "signs: for await"),
    Case(
      "endless_notification_task", .noKnownCallOfLoop,
      "endless_notification_task/awaited-by-its-caller/TideModel.swift",
      "for await"),
    Case(
      "endless_notification_task", .taskCancelled, "endless_notification_task/cancelled/RainModel.swift",
      "for await"),
    Case(
      "endless_notification_task", .taskHoldsWeakly, "endless_notification_task/not-self/LogModel.swift",
      "for await note"),
    Case(
      "endless_notification_task", .taskUnknown, "endless_notification_task/view-task/TrainModel.swift",
      "for await"),
    Case(
      "untyped_userinfo", .payloadInitializer, "untyped_userinfo/init-of-a-payload-type/KeyboardPayload.swift",
      "let duration = note.userInfo"),
    Case(
      "userinfo_contract", .keyIsSent, "untyped_userinfo/arrays-that-each-poster-sends/Links.swift",
      "let links = note.userInfo"),
    Case(
      "userinfo_contract", .namePublic, "userinfo_contract/public-name/Library.swift",
      "note.userInfo?[\"row\"]"),
    Case(
      "userinfo_contract", .payloadChangedByCall, "userinfo_contract/payload-built-elsewhere/Weather.swift",
      "userInfo?[\"force\"]"),
    Case(
      "userinfo_contract", .posterNameMayMatch, "userinfo_contract/name-made-of-an-unknown-string/Meter.swift",
      "userInfo?[\"volts\"]"),
    Case(
      "userinfo_contract", .posterNameUnknown, "userinfo_contract/name-passed-in/Bulletin.swift",
      "userInfo?[\"author\"]"),
  ]
}
