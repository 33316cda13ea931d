import Foundation

/// The library's files of system descriptors, and the page that lists them.
enum SystemDescriptorsSource {
  typealias Descriptor = SystemDescriptors.Descriptor

  static func generated() throws -> [GeneratedFile] {
    let all = try SystemDescriptors.all()
    var files: [GeneratedFile] = []
    for (file, family) in zip(SystemNotificationsSource.files, try SystemNotificationsSource.families()) {
      let own = all.filter { $0.family.family == family.family }
      if !own.isEmpty { files.append(source(of: own, family, file)) }
    }
    return files + [try page(all)]
  }

  // MARK: Swift

  private static func source(
    of descriptors: [Descriptor], _ family: SystemNotificationsSource.Family, _ file: String
  ) -> GeneratedFile {
    let everywhere = descriptors.filter { $0.notification.isEverywhere == true }
    let others = descriptors.filter { $0.notification.isEverywhere != true }
    var text = """
      // Generated from Rules/notifications/\(file) by `GeneratedFileTests`; edit the JSON, not this file.
      // Code for systems other than Linux is type-checked against hand-written stubs, and run nowhere.
      // swift-format-ignore-file
      import Foundation

      """
    if let note = family.note { text = "// \(note)\n" + text }
    if !everywhere.isEmpty { text += "\n" + declarations(everywhere).joined(separator: "\n\n") + "\n" }
    if !others.isEmpty {
      text += "\n#if \(family.condition ?? "true")\n"
      if let module = family.module, module != "Foundation" { text += "import \(module)\n\n" }
      text += declarations(others).joined(separator: "\n\n") + "\n#endif\n"
    }
    let name = file.dropLast(5).split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    return GeneratedFile(path: "Sources/NotificationDescriptors/System/\(name)Notifications.swift", text: text)
  }

  /// Structures, each before the descriptors that read it.
  private static func declarations(_ descriptors: [Descriptor]) -> [String] {
    var result: [String] = []
    var payloads: [String] = []
    for descriptor in descriptors where !payloads.contains(key(descriptor)) {
      payloads.append(key(descriptor))
      let same = descriptors.filter { key($0) == key(descriptor) }
      var text = ""
      if descriptor.hasStructure { text += structure(descriptor, same) + "\n\n" }
      text += "extension ObservableNotification where Self == \(type(descriptor)) {\n"
      text += same.map { constant($0) }.joined(separator: "\n")
      text += "\n}"
      if let platforms = descriptor.notification.platforms { text = "#if \(platforms)\n\(text)\n#endif" }
      result.append(text)
    }
    return result
  }

  private static func key(_ descriptor: Descriptor) -> String {
    "\(type(descriptor)) \(descriptor.notification.platforms ?? "")"
  }

  /// Of structures the system alone makes some. A payload that is no value under a key is who posts it.
  private static func type(_ descriptor: Descriptor) -> String {
    let payload = descriptor.payload
    if descriptor.hasStructure { return "NotificationReader<\(payload), AnyObject>" }
    let isSender = descriptor.properties.first.map { $0.key == nil } ?? false
    return "NotificationDescriptor<\(payload), \(isSender ? payload : "AnyObject")>"
  }

  private static func constant(_ descriptor: Descriptor) -> String {
    let spelled = spelled(descriptor.notification.names[0])
    let value: String
    if descriptor.hasStructure {
      value = "Self(\(spelled)) { try \(descriptor.payload)($0) }"
    } else if let only = descriptor.properties.first {
      value =
        only.key.map { "Self(\(spelled), key: \(self.key($0)), as: \(only.type).self)" }
        ?? "Self(\(spelled), from: \(only.type).self)"
    } else {
      value = "Self(\(spelled))"
    }
    var doc = "  /// [`\(descriptor.notification.names[0])`](\(descriptor.notification.page))"
    if !descriptor.hasStructure, let only = descriptor.properties.first {
      doc += only.key.map { ": \(lowercased($0.says ?? ""))" } ?? ": the payload is who posts it."
    }
    return "\(doc)\n  public static var \(descriptor.name): Self { \(value) }"
  }

  private static func lowercased(_ text: String) -> String { text.prefix(1).lowercased() + text.dropFirst() }

  /// A static constant of the name's type needs no type in front of it.
  private static func spelled(_ name: String) -> String {
    let prefix = "NSNotification.Name."
    return name.hasPrefix(prefix) ? "." + name.dropFirst(prefix.count) : name
  }

  private static func key(_ key: SystemNotificationsSource.Family.Key) -> String { key.spelled ?? key.names[0] }

  private static let sendable: Set<String> = [
    "Bool", "Int", "UInt", "Double", "String", "[String]", "URL", "Data", "CGRect", "NSColorSpace",
  ]

  private static func structure(_ descriptor: Descriptor, _ same: [Descriptor]) -> String {
    let isSendable = descriptor.properties.allSatisfy { sendable.contains($0.type) }
    let names = same.map { "`\($0.notification.names[0])`" }
    var text = "/// The payload of \(names.joined(separator: ", ")). "
    text += "Any isolation: it is a value.\npublic struct \(descriptor.payload)\(isSendable ? ": Sendable" : "") {\n"
    for property in descriptor.properties {
      text += "  /// \(property.key?.says ?? "")\n"
      text += "  public var \(property.name): \(property.type)\(property.isOptional ? "?" : "")\n"
    }
    text += "\n  /// - Throws: An error that names the value that is missing or of another type.\n"
    text += "  public init(_ notification: Notification) throws(NotificationPayloadMismatch) {\n"
    for property in descriptor.properties {
      guard let key = property.key else { continue }
      text += "    \(property.name) = try notification.\(property.isOptional ? "valueIfPresent" : "value")("
      text += "\(self.key(key)), as: \(property.type).self)\n"
    }
    return text + "  }\n}"
  }

  // MARK: The page

  private static func page(_ all: [Descriptor]) throws -> GeneratedFile {
    var text = """
      # Descriptors of the system's notifications

      `import NotificationDescriptors` gives a descriptor for each notification on this page. The fixes of the linter use
      these descriptors, too. Code for systems other than Linux is type-checked against hand-written stubs, and has never run.

      The payload `Void` means that the notification carries nothing. A class means that the payload is the poster. Any other
      type is the type of the value under the only key, or a structure that this page describes.

      ```swift
      token = NotificationCenter.default.observeOnMainActor(.keyboardWillShow) { keyboard in
        bottom.constant = keyboard.frameEnd.height
      }
      ```

      This page is made from `Rules/notifications`. Each notification with a descriptor links to Apple's documentation.

      """
    for family in try SystemNotificationsSource.families() {
      text += "\n## \(family.family)\n\n"
      if let reason = family.exempt {
        text += "None: \(reason). Their names: "
        text += family.notifications.map { "`\($0.names[0])`" }.joined(separator: ", ") + ".\n"
        continue
      }
      let own = all.filter { $0.family.family == family.family }
      text +=
        "Where `\(family.condition ?? "")`.\(family.note.map { " \($0)" } ?? "")\n\n| notification | descriptor | payload |\n| --- | --- | --- |\n"
      for descriptor in own {
        let isEverywhere = descriptor.notification.isEverywhere == true
        let extra = [isEverywhere ? "everywhere" : nil, descriptor.notification.platforms.map { "`\($0)`" }].compactMap
        { $0 }
        text += "| [`\(descriptor.notification.names[0])`](\(descriptor.notification.page)) | `.\(descriptor.name)`"
        text += (extra.isEmpty ? "" : " (\(extra.joined(separator: ", ")))") + " | `\(descriptor.payload)` |\n"
      }
      for notification in family.notifications {
        if let reason = notification.exempt { text += "| `\(notification.names[0])` | none: \(reason) | |\n" }
      }
      var seen: Set<String> = []
      for descriptor in own where descriptor.hasStructure && seen.insert(descriptor.payload).inserted {
        text += "\n`\(descriptor.payload)`:\n\n"
        for property in descriptor.properties {
          text += "- `\(property.name): \(property.type)\(property.isOptional ? "?" : "")`: "
          text += lowercased(property.key?.says ?? "") + "\n"
        }
      }
    }
    return GeneratedFile(path: "Docs/system-notifications.md", text: text)
  }
}
