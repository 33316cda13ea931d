/// Knowledge about types that the program does not declare.
enum SystemTypes {
  /// Returns true if a type of that name belongs to the standard library or to Apple's frameworks.
  static func isKnown(_ name: String) -> Bool {
    let last = TypeName.lastPart(name)
    if Catalog.systemTypes.contains(last) || Catalog.systemTypes.contains(name) { return true }
    if Catalog.centerTypes.contains(last) || Catalog.notificationTypes.contains(last) { return true }
    return hasSystemPrefix(name)
  }

  /// `UIView`: a known prefix, and behind it a capital letter that begins a word.
  private static func hasSystemPrefix(_ name: String) -> Bool {
    let bytes = name.utf8.prefix { $0 != 0x2E }
    var length = min(bytes.count - 2, 14)
    while length >= 2 {
      let end = bytes.index(bytes.startIndex, offsetBy: length)
      if isUpper(bytes[end]), !isUpper(bytes[bytes.index(after: end)]) || length == 2,
        prefixes.contains(name[..<end])
      {
        return true
      }
      length -= 1
    }
    return false
  }

  private static let prefixes = Set(Catalog.systemPrefixes.map { Substring($0) })

  private static func isUpper(_ byte: UInt8) -> Bool { byte >= 0x41 && byte <= 0x5A }
}
