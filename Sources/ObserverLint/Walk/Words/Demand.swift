/// A question that unread files may answer: a name, and how a file must use it to matter to a verdict.
struct Demand: Hashable, Sendable {
  enum Use: UInt8, Sendable {
    /// Anywhere in the file.
    case mentions
    /// Behind `class`, `extension` and the like.
    case declaresType
    /// The same, and the files that declare what the type inherits from.
    case declaresSupertype
    /// Behind `func`, `let` and the like.
    case declaresMember
    /// The same, as a function, or as a property that may be called.
    case declaresFunction
    /// Before a colon, as an argument's label.
    case labels
    /// As a member of another object than `self`; or alone, in a file that declares no member of the name itself.
    case reaches
    /// Before `=`.
    case stores
    /// As a type of which a value is made. A file or two that make one often answer the question (``Makers``).
    case makes

    /// True for a use that the facts of a file tell better than its words: a local looks like a member there, and a comment
    /// like code.
    var isMetByFacts: Bool {
      switch self {
      case .declaresMember, .declaresFunction, .declaresType, .declaresSupertype, .reaches: true
      case .mentions, .labels, .stores, .makes: false
      }
    }
  }

  var name: String
  var use: Use
  /// A name that must stand in the same file.
  var with: String?
  /// True if a file or two are enough.
  var isSampled = false

  static func mentions(_ name: String, with other: String? = nil) -> Demand {
    Demand(name: name, use: .mentions, with: other)
  }
  static func declaresSupertype(_ name: String) -> Demand { Demand(name: name, use: .declaresSupertype) }
  static func declaresMember(_ name: String) -> Demand { Demand(name: name, use: .declaresMember) }
  static func declaresFunction(_ name: String) -> Demand { Demand(name: name, use: .declaresFunction) }
  static func labels(_ name: String, with other: String) -> Demand { Demand(name: name, use: .labels, with: other) }
  static func stores(_ name: String, with other: String? = nil) -> Demand {
    Demand(name: name, use: .stores, with: other)
  }
  static func reaches(_ name: String) -> Demand { Demand(name: name, use: .reaches) }
  static func makes(_ type: String) -> Demand { Demand(name: type, use: .makes) }

  /// The declaration and the extensions of a type.
  ///
  /// - Parameter other: a name that stands wherever the type is declared, such as that of the type around it.
  static func declaresType(_ name: String, with other: String? = nil) -> Demand {
    Demand(name: name, use: .declaresType, with: other)
  }

  /// The demand in single words, or by an operator. Another name that is no word, such as a raw identifier, stands for the
  /// longest word in it, which then matters wherever it stands. Nil for an empty name.
  var inWords: Demand? {
    if name.isEmpty { return nil }
    var result = self
    if !WordBounds.isOneWord(name), let word = WordBounds.longestWord(in: name) {
      result.name = word
      result.use = .mentions
    }
    if let with, !WordBounds.isOneWord(with) { result.with = WordBounds.longestWord(in: with) }
    return result
  }
}
