extension StringProtocol {
  /// The text without such characters at its beginning and its end.
  func trimmed(where isTrimmed: (Character) -> Bool) -> String {
    let rest = drop(while: isTrimmed)
    guard let last = rest.lastIndex(where: { !isTrimmed($0) }) else { return "" }
    return String(rest[...last])
  }
}
