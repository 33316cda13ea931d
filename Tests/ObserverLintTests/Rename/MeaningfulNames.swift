import Foundation

@testable import ObserverLint

/// Names that the language, Foundation or the user-interface frameworks give a meaning, whoever declares them.
enum MeaningfulNames {
  static let all: Set<String> = catalog.union(notifications).union(language).union(frameworks)

  /// Every word of the catalog's entries, argument labels among them.
  private static let catalog: Set<String> = Set(
    CatalogSource.files.flatMap { file -> [String] in
      guard let data = try? Data(contentsOf: CatalogSource.folder.appendingPathComponent(file)),
        let lists = try? JSONSerialization.jsonObject(with: data)
      else { return [] }
      return strings(in: lists).flatMap(words)
    })

  /// All but what explains a list.
  private static func strings(in json: Any) -> [String] {
    switch json {
    case let text as String: [text]
    case let list as [Any]: list.flatMap(strings)
    case let object as [String: Any]: object.filter { $0.key != "meaning" }.values.flatMap(strings)
    default: []
    }
  }

  /// Names stand in the first column.
  private static let notifications: Set<String> = Set(
    [SystemNotifications.notificationRows, SystemNotifications.keyRows].flatMap { table in
      table.split(separator: "\n").flatMap { words(of: String($0.prefix { $0 != "|" })) }
    })

  private static let language: Set<String> = [
    "init", "main", "body", "wrappedValue", "projectedValue", "rawValue", "hashValue", "description", "id", "error",
    "newValue", "oldValue", "self", "Self", "Element", "Value", "Body", "RawValue",
  ]

  /// Instances that a type shares, by convention of the frameworks, and members of theirs that fixtures declare anew.
  private static let frameworks: Set<String> = [
    "shared", "default", "standard", "current", "sharedInstance", "userInfo", "post", "perform", "store", "window",
    "applicationDidFinishLaunching", "application", "frame", "view", "values", "first", "last", "notificationCenter",
    "coordinator", "makeCoordinator", "subscriber", "completion", "coder",
  ]

  private static func words(of text: String) -> [String] {
    text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
  }
}
