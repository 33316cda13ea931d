/// Reads what a configuration adds to the catalog, in the form of the catalog's files.
extension ConfigurationReader {
  mutating func readCatalog(_ value: JSONValue) {
    for (list, value) in known(value, "'catalog'", CatalogAdditions.List.self, "list") {
      if list == .repeatedLifecycles {
        readLifecycles(value)
        continue
      }
      for (key, value) in known(value, "a list of the catalog", ListKey.self) {
        switch key {
        case .meaning: _ = string(value, "'meaning'")
        case .entries: configuration.additions.add(names(value, "'entries'"), to: list)
        }
      }
    }
  }

  enum ListKey: String, CaseIterable {
    case meaning, entries
  }

  // MARK: Lifecycles

  private enum TableKey: String, CaseIterable {
    case meaning, rows
  }

  private enum RowKey: String, CaseIterable {
    case repeated, counterparts, isOverride
  }

  private mutating func readLifecycles(_ value: JSONValue) {
    for (key, value) in known(value, "'repeatedLifecycles'", TableKey.self) {
      switch key {
      case .meaning: _ = string(value, "'meaning'")
      case .rows:
        guard let rows = value.array else {
          tell(value.offset, "'rows' is a list of objects, not \(value.kind)")
          continue
        }
        for row in rows { readRow(row) }
      }
    }
  }

  private mutating func readRow(_ value: JSONValue) {
    var row = LifecycleRow(repeated: [], counterparts: [], isOverride: false)
    for (key, value) in known(value, "a row", RowKey.self) {
      switch key {
      case .repeated: row.repeated = Set(names(value, "'repeated'"))
      case .counterparts: row.counterparts = Set(names(value, "'counterparts'"))
      case .isOverride:
        if case .bool(let isOverride) = value.content {
          row.isOverride = isOverride
        } else {
          tell(value.offset, "'isOverride' is true or false, not \(value.kind)")
        }
      }
    }
    if !row.repeated.isEmpty {
      configuration.additions.add(row)
    } else if value.object != nil {
      tell(value.offset, "a row needs 'repeated', the methods that run again and again")
    }
  }

  // MARK: Names

  private mutating func names(_ value: JSONValue, _ key: String) -> [String] {
    guard let values = value.array else {
      tell(value.offset, "\(key) is a list of names, not \(value.kind)")
      return []
    }
    return values.compactMap { value in
      guard let name = string(value, "an entry") else { return nil }
      if Self.isName(name) { return name }
      tell(value.offset, "'\(name)' is not a name; write it like `removeObserver(_:)` or `Bus.shared`")
      return nil
    }
  }

  /// A type, a member, or a function with its labels.
  private static func isName(_ text: String) -> Bool {
    func isWord(_ text: Substring) -> Bool {
      guard let first = text.unicodeScalars.first, first == "_" || first.isASCII && first.properties.isAlphabetic else {
        return false
      }
      return text.unicodeScalars.allSatisfy {
        $0 == "_" || $0.isASCII && ($0.properties.isAlphabetic || ("0"..."9").contains($0))
      }
    }
    let name = text.prefix { $0 != "(" }
    guard name.split(separator: ".", omittingEmptySubsequences: false).allSatisfy(isWord) else { return false }
    let labels = text.dropFirst(name.count)
    if labels.isEmpty || labels == "()" { return true }
    guard labels.hasSuffix(":)") else { return false }
    return labels.dropFirst().dropLast(2).split(separator: ":", omittingEmptySubsequences: false).allSatisfy(isWord)
  }
}
