/// Knowledge about types that the program does not declare.
enum SystemTypes {
  /// Returns true if a type of that name belongs to the standard library or to Apple's frameworks.
  static func isKnown(_ name: String) -> Bool {
    let last = TypeName.lastPart(name)
    if Catalog.systemTypes.contains(last) || Catalog.systemTypes.contains(name) { return true }
    if Catalog.centerTypes.contains(last) || Catalog.notificationTypes.contains(last) { return true }
    return hasSystemPrefix(name)
  }

  /// Returns true for a name with the name of a framework in front: `Foundation.Notification`.
  static func isInFramework(_ name: String) -> Bool {
    name.utf8.contains(0x2E) && frameworks.contains(name.prefix { $0 != "." })
  }

  private static let frameworks: Set<Substring> = ["AppKit", "Combine", "Foundation", "Swift", "SwiftUI", "UIKit"]

  /// `UIView`: a known prefix, and behind it a capital letter that begins a word or an acronym.
  private static func hasSystemPrefix(_ name: String) -> Bool {
    let bytes = name.utf8.prefix { $0 != 0x2E }
    var length = min(bytes.count - 2, 14)
    while length >= 2 {
      let end = bytes.index(bytes.startIndex, offsetBy: length)
      let rest = bytes[end...]
      if isWord(rest) || length == 2 && isAcronym(rest), prefixes.contains(name[..<end]) { return true }
      length -= 1
    }
    return false
  }

  private static func isWord(_ rest: Substring.UTF8View) -> Bool {
    rest.first.map(isUpper) ?? false && !(rest.dropFirst().first.map(isUpper) ?? false)
  }

  /// `URLSession` in `NSURLSession`. A single letter is no acronym, but the end of a longer prefix: `SLKView` is no type of
  /// a framework with the prefix `SL`.
  private static func isAcronym(_ rest: Substring.UTF8View) -> Bool {
    rest.prefix(2).count == 2 && rest.prefix(2).allSatisfy(isUpper)
      && !(rest.dropFirst(2).first.map { $0 >= 0x61 && $0 <= 0x7A } ?? false)
  }

  private static let prefixes = Set(Catalog.systemPrefixes.map { Substring($0) })

  private static func isUpper(_ byte: UInt8) -> Bool { byte >= 0x41 && byte <= 0x5A }
}
