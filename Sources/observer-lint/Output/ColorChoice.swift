/// The value of `--color`.
enum ColorChoice: String, CaseIterable {
  case auto, always, never

  init(_ raw: RawArguments) throws(UsageError) { self = try raw.choice(.color, default: .auto) }

  /// True if standard output gets color.
  var isOn: Bool {
    switch self {
    case .auto: StandardStreams.showsColor
    case .always: true
    case .never: false
    }
  }

  /// True if standard output gets links, which take a terminal that knows them. A terminal that was forbidden color may be
  /// any reader.
  var showsLinks: Bool { isOn && StandardStreams.showsLinks }
}
