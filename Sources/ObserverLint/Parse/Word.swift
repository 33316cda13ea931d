/// The words that the parser must tell apart, contextual keywords among them.
enum Word: UInt8, Sendable, CaseIterable {
  case none
  case `class`, `struct`, `enum`, actor, `protocol`, `extension`
  case `func`, `init`, `deinit`, `var`, `let`, `subscript`, `typealias`, `associatedtype`, `import`
  case `operator`, precedenceGroup, macro, `case`, `default`
  case get, set, willSet, didSet, _read, _modify, unsafeAddress, unsafeMutableAddress, read, modify, borrow, mutate
  case `static`, lazy, weak, unowned, override, `private`, `fileprivate`, `internal`, `public`, open, package, final
  case mutating, nonmutating, convenience, required, optional, dynamic, indirect, prefix, postfix, infix
  case isolated, nonisolated, distributed, consuming, borrowing, sending, unsafe, safe
  case `if`, `else`, `guard`, `while`, `repeat`, `for`, `in`, `switch`, `do`, `catch`, `defer`, `return`, `throw`
  case `break`, `continue`, `fallthrough`, yield, discard, `where`, then
  case `try`, await, async, `throws`, `rethrows`, `as`, `is`, `inout`, some, any, each, consume, copy
  case `self`, capitalSelf, `super`, `nil`, `true`, `false`, anyType
  case poundIf, poundElseif, poundElse, poundEndif, poundSelector, poundKeyPath, poundAvailable, poundUnavailable
  case poundSourceLocation, poundError, poundWarning

  var spelling: String { Self.spellings[Int(rawValue)] }

  /// To ask an enumeration for a case's name takes long.
  private static let spellings = allCases.map(\.spelled)

  private var spelled: String {
    switch self {
    case .precedenceGroup: "precedencegroup"
    case .capitalSelf: "Self"
    case .anyType: "Any"
    case .poundIf: "#if"
    case .poundElseif: "#elseif"
    case .poundElse: "#else"
    case .poundEndif: "#endif"
    case .poundSelector: "#selector"
    case .poundKeyPath: "#keyPath"
    case .poundAvailable: "#available"
    case .poundUnavailable: "#unavailable"
    case .poundSourceLocation: "#sourceLocation"
    case .poundError: "#error"
    case .poundWarning: "#warning"
    default: "\(self)"
    }
  }
}

/// Finds a word by its bytes without making a string: open addressing over FNV-1a hashes.
struct WordTable: Sendable {
  static let shared = WordTable()

  private var slots: [(hash: UInt64, word: Word)]
  private let mask: Int
  /// The lengths of words by their first and by their last byte, a bit for each: nearly all identifiers are told apart by
  /// these.
  private var lengths: [UInt64] = Array(repeating: 0, count: 256)
  private var lengthsByLast: [UInt64] = Array(repeating: 0, count: 256)

  private init() {
    let size = 1024
    mask = size - 1
    slots = Array(repeating: (0, .none), count: size)
    for word in Word.allCases where word != .none {
      var hash = FNV.offset
      for byte in word.spelling.utf8 { hash = FNV.step(hash, byte) }
      var index = Int(truncatingIfNeeded: hash) & mask
      while slots[index].hash != 0 { index = (index + 1) & mask }
      slots[index] = (hash, word)
      lengths[Int(word.spelling.utf8.first ?? 0)] |= 1 << UInt64(word.spelling.utf8.count)
      lengthsByLast[Int(word.spelling.utf8.last ?? 0)] |= 1 << UInt64(word.spelling.utf8.count)
    }
  }

  @inline(__always)
  func mayHold(first: UInt8, last: UInt8, count: Int) -> Bool {
    count < 64 && lengths[Int(first)] & lengthsByLast[Int(last)] & (1 << UInt64(count)) != 0
  }

  func word(hash: UInt64) -> Word {
    var index = Int(truncatingIfNeeded: hash) & mask
    while slots[index].hash != 0 {
      if slots[index].hash == hash { return slots[index].word }
      index = (index + 1) & mask
    }
    return .none
  }
}
