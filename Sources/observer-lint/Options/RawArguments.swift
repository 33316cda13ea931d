import ObserverLint

/// A mistake in the command line, and the way to correct it.
struct UsageError: Error {
  /// One line for each thing.
  let messages: [String]
  init(_ messages: String...) { self.messages = messages }
  init(_ messages: [String]) { self.messages = messages }
}

/// The command line taken apart and not yet understood: which options stand there, with which values, in their order.
struct RawArguments {
  private(set) var subcommand = Subcommand.lint
  private(set) var options: [(name: Option.Name, value: PathBytes)] = []
  private(set) var operands: [PathBytes] = []

  init(_ arguments: [PathBytes]) throws(UsageError) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      let text = argument.description
      if text == "--" {
        operands += rest
        break
      } else if text.hasPrefix("--") {
        try addOption(argument, &rest)
      } else if text.hasPrefix("-"), text != "-" {
        try addLetters(argument, &rest)
      } else if operands.isEmpty, subcommand == .lint, let named = Subcommand(rawValue: text), named != .lint {
        subcommand = named
      } else {
        operands.append(argument)
      }
    }
    for (name, _) in options where !isOption(name) {
      throw UsageError("'\(name.rawValue)' is no option of '\(Tool.name) \(subcommand.rawValue)'")
    }
  }

  /// `--name value` or `--name=value`.
  private mutating func addOption(_ argument: PathBytes, _ rest: inout ArraySlice<PathBytes>) throws(UsageError) {
    let equals = argument.bytes.firstIndex(of: UInt8(ascii: "="))
    let given = String(decoding: argument.bytes[..<(equals ?? argument.bytes.count)], as: UTF8.self)
    guard let name = Option.Name(rawValue: given) else {
      let hint =
        MissingOption.advice(for: given) ?? NearestName.hint(for: given, among: Option.Name.allCases.map(\.rawValue))
      throw UsageError("unknown option '\(given)'\(hint)")
    }
    let value = equals.map { PathBytes(Array(argument.bytes[($0 + 1)...])) }
    switch (Self.option(name).value, value) {
    case (nil, nil): options.append((name, ""))
    case (nil, .some): throw UsageError("'\(given)' takes no value")
    case (.some, let value?): options.append((name, value))
    case (let wanted?, nil): try addValue(of: name, given, wanted, &rest)
    }
  }

  private mutating func addValue(
    of name: Option.Name, _ given: String, _ wanted: OptionValue, _ rest: inout ArraySlice<PathBytes>
  ) throws(UsageError) {
    guard let value = rest.popFirst() else {
      throw UsageError("'\(given)' needs a value: \(given) \(wanted.placeholder)")
    }
    options.append((name, value))
  }

  /// `-q`, `-qw`, `-f value`, `-fvalue` or `-f=value`.
  private mutating func addLetters(_ argument: PathBytes, _ rest: inout ArraySlice<PathBytes>) throws(UsageError) {
    var letters = argument.bytes.dropFirst()
    while let letter = letters.popFirst() {
      let given = "-\(Character(Unicode.Scalar(letter)))"
      guard let option = Option.all.first(where: { $0.short.map { "-\($0)" } == given }) else {
        throw UsageError(
          "unknown option '\(letter < 0x80 ? given : argument.description)'\(MissingOption.advice(for: given) ?? "")")
      }
      guard let wanted = option.value else {
        options.append((option.name, ""))
        continue
      }
      if letters.isEmpty { return try addValue(of: option.name, given, wanted, &rest) }
      let value = letters.first == UInt8(ascii: "=") ? letters.dropFirst() : letters
      options.append((option.name, PathBytes(Array(value))))
      return
    }
  }

  private func isOption(_ name: Option.Name) -> Bool {
    Option.all.contains { $0.name == name && $0.subcommands.contains(subcommand) }
  }

  /// Any option of that name: all of them take a value, or none does.
  private static func option(_ name: Option.Name) -> Option {
    guard let option = Option.all.first(where: { $0.name == name }) else {
      preconditionFailure("'\(name.rawValue)' is missing from the table of options")
    }
    return option
  }

  func has(_ name: Option.Name) -> Bool { options.contains { $0.name == name } }

  func values(_ name: Option.Name) -> [PathBytes] { options.filter { $0.name == name }.map(\.value) }

  /// The last value of an option counts, so that a person can override the defaults of a script.
  func last(_ name: Option.Name) -> PathBytes? { values(name).last }
}
