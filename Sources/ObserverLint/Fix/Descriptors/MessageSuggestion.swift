/// Foundation's typed messages, as text: no edit makes them, as nothing here can run them, and the order of deliveries may be
/// another.
extension FixContext {
  /// Returns an observation as a typed message, behind the words that the help has before it.
  ///
  /// - Parameter registration: the call that begins the observation, which is made in a file.
  func message(in file: Int, of registration: () throws(Unfixable) -> CallID) throws(Unfixable) -> String {
    let targets = deploymentTargets(file)
    let needed = Self.messageSystems.map { "\($0.0.rawValue) \($0.1)" }.joined(separator: ", ")
    let below = Self.messageSystems.compactMap { platform, version in
      targets.versions[platform].flatMap { $0 < version ? "\(platform.rawValue) \($0)" : nil }
    }
    if !below.isEmpty {
      throw Unfixable(
        .messagesUnavailable,
        "Foundation's typed messages need \(needed), and the program runs on \(below.joined(separator: ", ")) too")
    }
    let text = try message(for: try registration())
    return (targets.versions.isEmpty ? ", which needs \(needed)" : "") + ":\n\(text)"
  }

  func message(of call: CallID) throws(Unfixable) -> String {
    try message(in: program.range(ofCall: call).file) { () throws(Unfixable) in call }
  }

  /// The first systems that have them. Source: their documentation under developer.apple.com/documentation/foundation.
  private static let messageSystems: [(DeploymentTargets.Platform, DeploymentTargets.Version)] = [
    (.iOS, .init(26)), (.macOS, .init(26)), (.tvOS, .init(26)), (.watchOS, .init(26)), (.visionOS, .init(26)),
  ]

  /// The targets of the configuration, or else of the manifest or the project around the file.
  private func deploymentTargets(_ file: Int) -> DeploymentTargets {
    let configured = settings.deploymentTargets(file)
    if !configured.versions.isEmpty { return configured }
    for folder in sources.folders(around: file) {
      let found = lookups.targets.answer(folder) { DeploymentTargetSearch(in: folder).targets }
      if !found.versions.isEmpty { return found }
    }
    return DeploymentTargets()
  }

  private func message(for call: CallID) throws(Unfixable) -> String {
    let (node, text) = try code(of: call)
    guard let registration = sites.registrations[call], let name = registration.name.flatMap({ notificationName($0) })
    else { throw Unfixable(.unknownName, "the notification's name is unknown") }
    let home = try home(of: name)
    let contract = try contracts.contract(of: name)
    let owner = try? owners.owner(of: program.function(ofCall: call))
    let queue = text.argument(labelled: "queue", of: node)
    let isMain = owner?.isMainActor == true || queue.map { text.name($0) == "main" } == true
    let type = "\(stem(of: name))Message"
    let unit = text.indentUnit
    var lines = [
      "struct \(type): NotificationCenter.\(isMain ? "MainActorMessage" : "AsyncMessage") {",
      "\(unit)typealias Subject = NSObject", "\(unit)static var name: Notification.Name { \(home.name) }",
    ]
    let entries = contract.entries
    lines += entries.map { "\(unit)let \($0.property): \($0.isOptional ? $0.optionalType($0.type) : $0.type)" }
    lines += ["", "\(unit)static func makeMessage(_ notification: Notification) -> Self? {"]
    for entry in entries where !entry.isOptional {
      lines.append("\(unit)\(unit)guard let \(entry.property) = \(entry.cast) else { return nil }")
    }
    let arguments = entries.map { "\($0.property): \($0.isOptional ? $0.cast : $0.property)" }
    lines += ["\(unit)\(unit)return Self(\(arguments.joined(separator: ", ")))", "\(unit)}", "}"]
    let receiver = receiver(of: node, text)
    lines.append("token = \(receiver)addObserver(for: \(type).self) { [weak self] message in … }")
    return lines.joined(separator: "\n")
  }
}

extension ContractEntry {
  fileprivate var cast: String {
    switch source {
    case .key(_, let spelled): "notification.userInfo?[\(spelled)] as? \(type)"
    case .sender: "notification.object as? \(type)"
    }
  }
}
