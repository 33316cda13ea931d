/// Where the rows of a table of `SystemNotifications` stand, by the last parts of their names: few programs need more than
/// a few of them. They stand in the code as text: a literal of structures makes code for every row, which took a tenth of a
/// release build.
struct RowIndex: Sendable {
  private let table: [UInt8]
  private var places: [UInt64: [Range<Int>]] = [:]

  /// The first column has the names, with semicolons between them.
  init(_ text: String) {
    table = Array(text.utf8)
    var row = 0
    while row < table.count {
      let end = table[row...].firstIndex(of: UInt8(ascii: "\n")) ?? table.count
      for name in table[row..<end].prefix(while: { $0 != UInt8(ascii: "|") }).split(separator: UInt8(ascii: ";")) {
        let last = name.lastIndex(of: UInt8(ascii: ".")).map { name[($0 + 1)...] } ?? name
        let hash = NameTable.hash(last)
        if places[hash]?.last != row..<end { places[hash, default: []].append(row..<end) }
      }
      row = end + 1
    }
  }

  /// Returns the rows of which a name may end like this.
  func rows(lastNamed name: String) -> [SystemNotifications.Row] {
    (places[NameTable.hash(name.utf8)] ?? []).map { place in
      SystemNotifications.row(Substring(decoding: table[place], as: UTF8.self).utf8)
    }
  }
}

extension SystemNotifications {
  typealias Row = [Substring.UTF8View]

  @inline(never)
  static func row(_ text: Substring.UTF8View) -> Row { split(text, at: "|") }

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
  init(_ row: SystemNotifications.Row) {
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
  init(_ row: SystemNotifications.Row) {
    names = SystemNotifications.list(row[0])
    types = SystemNotifications.list(row[1])
    page = SystemNotifications.string(row[2])
  }
}
