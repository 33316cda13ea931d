/// The tables of `SystemNotifications`, read when the first of them is asked for. They stand in the code as text: a
/// literal of structures makes code for every row, which took a tenth of a release build.
extension SystemNotifications {
  static let notifications = rows(notificationRows).map(Notification.init)
  static let keys = rows(keyRows).map(Key.init)

  fileprivate typealias Row = [Substring.UTF8View]

  @inline(never)
  private static func rows(_ table: String) -> [Row] {
    split(table.utf8[...], at: "\n").map { split($0, at: "|") }
  }

  @inline(never)
  fileprivate static func split(_ text: Substring.UTF8View, at mark: Unicode.Scalar) -> Row {
    text.split(separator: UInt8(ascii: mark), omittingEmptySubsequences: false)
  }

  @inline(never)
  fileprivate static func list(_ text: Substring.UTF8View) -> [String] {
    text.isEmpty ? [] : split(text, at: ";").map(string)
  }

  @inline(never)
  fileprivate static func string(_ text: Substring.UTF8View) -> String { String(Substring(text)) }
}

extension SystemNotifications.Notification {
  fileprivate init(_ row: SystemNotifications.Row) {
    names = SystemNotifications.list(row[0])
    keys = SystemNotifications.list(row[1])
    page = SystemNotifications.string(row[2])
    descriptor = row.count > 3 ? SystemNotifications.Descriptor(row) : nil
  }
}

extension SystemNotifications.Descriptor {
  fileprivate init(_ row: SystemNotifications.Row) {
    name = SystemNotifications.string(row[3])
    payload = SystemNotifications.string(row[4])
    properties = SystemNotifications.list(row[5]).map { Property($0) }
  }
}

extension SystemNotifications.Descriptor.Property {
  /// Its key, name and type; a question mark follows the type of what may be missing.
  fileprivate init(_ text: String) {
    let parts = SystemNotifications.split(text.utf8[...], at: ",").map(SystemNotifications.string)
    key = parts[0].isEmpty ? nil : parts[0]
    name = parts[1]
    isOptional = parts[2].hasSuffix("?")
    type = isOptional ? String(parts[2].dropLast()) : parts[2]
  }
}

extension SystemNotifications.Key {
  fileprivate init(_ row: SystemNotifications.Row) {
    names = SystemNotifications.list(row[0])
    types = SystemNotifications.list(row[1])
    page = SystemNotifications.string(row[2])
  }
}
