/// A shell pattern as git understands it in ignore files: `*` and `?` stop at `/`, `**` between slashes does not.
struct Glob: Sendable {
  fileprivate enum Part: Sendable {
    case byte(UInt8)
    case anyByte
    case oneOf(ByteSet)
    /// `*`: any bytes but `/`.
    case star
    /// `**/`: nothing, or whole folders.
    case folders
    /// `/**` at the end: whatever is left.
    case rest
  }

  /// Nil for a pattern that can match nothing, such as one with an open bracket.
  private var parts: [Part]?
  /// Most patterns are a name, or `*` and an ending. Those need no matching engine.
  private let shortcut: Shortcut

  private enum Shortcut: Sendable {
    case none
    case whole([UInt8])
    case ending([UInt8])
  }

  private static let slash = UInt8(ascii: "/")

  private static func isSign(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "*"), UInt8(ascii: "?"), UInt8(ascii: "["), UInt8(ascii: "\\"): true
    default: false
    }
  }

  /// With `acrossFolders` the pattern is for a path, and `**` has its meaning; without, for a bare name.
  init(_ pattern: ArraySlice<UInt8>, acrossFolders: Bool) {
    parts = Self.parse(pattern, acrossFolders: acrossFolders)
    shortcut = Self.shortcut(for: parts ?? [], acrossFolders: acrossFolders)
  }

  private static func shortcut(for parts: [Part], acrossFolders: Bool) -> Shortcut {
    var literal: [UInt8] = []
    var startsWithStar = false
    for (index, part) in parts.enumerated() {
      switch part {
      case .byte(let byte): literal.append(byte)
      // In a path the star must not cross a slash, which comparing an ending would not see.
      case .star where index == 0 && !acrossFolders: startsWithStar = true
      default: return .none
      }
    }
    return startsWithStar ? .ending(literal) : .whole(literal)
  }

  private static func parse(_ pattern: ArraySlice<UInt8>, acrossFolders: Bool) -> [Part]? {
    var parts: [Part] = []
    var at = pattern.startIndex
    let end = pattern.endIndex
    while at < end {
      switch pattern[at] {
      case UInt8(ascii: "*"):
        let first = at
        while at < end, pattern[at] == UInt8(ascii: "*") { at += 1 }
        let before = pattern[..<first]
        // Documented is the slash. Git also sets aside what stands before the first sign of a pattern, and takes two
        // stars there for the beginning: `a**/b` matches `a/x/b`.
        let opens = before.last == slash || !before.contains(where: isSign)
        let spans = acrossFolders && at - first >= 2 && opens
        if spans, at == end {
          parts.append(.rest)
        } else if spans, pattern[at] == slash {
          parts.append(.folders)
          at += 1
        } else {
          parts.append(.star)
        }
      case UInt8(ascii: "?"):
        parts.append(.anyByte)
        at += 1
      case UInt8(ascii: "["):
        guard let (set, behind) = ByteSet.parse(pattern[at...]) else { return nil }
        parts.append(.oneOf(set))
        at = behind
      case UInt8(ascii: "\\"):
        if at + 1 == end { return nil }
        parts.append(.byte(pattern[at + 1]))
        at += 2
      default:
        parts.append(.byte(pattern[at]))
        at += 1
      }
    }
    return parts
  }

  func matches(_ text: ArraySlice<UInt8>) -> Bool {
    guard let parts else { return false }
    switch shortcut {
    case .whole(let bytes): return text.elementsEqual(bytes)
    case .ending(let bytes): return text.count >= bytes.count && text.suffix(bytes.count).elementsEqual(bytes)
    case .none: return Self.matches(parts, text)
    }
  }

  /// Walks both in step. What fails goes back to the last `*`, which takes one byte more, and where that may not, to
  /// the last `**/`, which takes one folder more. Earlier ones need not be tried again: what they took was the least.
  private static func matches(_ parts: [Part], _ text: ArraySlice<UInt8>) -> Bool {
    var at = text.startIndex
    var part = 0
    var star: (part: Int, text: Int)?
    var folders: (part: Int, text: Int)?
    while true {
      if part < parts.count {
        switch parts[part] {
        case .star:
          star = (part + 1, at)
          part += 1
          continue
        case .folders:
          folders = (part + 1, at)
          star = nil
          part += 1
          continue
        case .rest:
          return true
        case let one:
          if at < text.endIndex, one.matchesByte(text[at]) {
            part += 1
            at += 1
            continue
          }
        }
      } else if at == text.endIndex {
        return true
      }
      if let last = star, last.text < text.endIndex, text[last.text] != slash {
        star = (last.part, last.text + 1)
        (part, at) = (last.part, last.text + 1)
      } else if let last = folders, let next = text[last.text...].firstIndex(of: slash) {
        folders = (last.part, next + 1)
        star = nil
        (part, at) = (last.part, next + 1)
      } else {
        return false
      }
    }
  }
}

extension Glob.Part {
  fileprivate func matchesByte(_ byte: UInt8) -> Bool {
    switch self {
    case .byte(let wanted): byte == wanted
    case .anyByte: byte != UInt8(ascii: "/")
    case .oneOf(let set): byte != UInt8(ascii: "/") && set.contains(byte)
    case .star, .folders, .rest: false
    }
  }
}
