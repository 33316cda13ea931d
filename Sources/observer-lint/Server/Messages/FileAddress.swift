import ObserverLint

/// Addresses of files: `file:///folder/a%20file.swift`.
enum FileAddress {
  private static let scheme = "file://"

  /// The path without links. Nil for an address that is of no file on this machine.
  static func path(of address: String) -> PathBytes? {
    guard address.lowercased().hasPrefix(scheme) else { return nil }
    let rest = address.dropFirst(scheme.count)
    guard let slash = rest.firstIndex(of: "/"), ["", "localhost"].contains(rest[..<slash]) else { return nil }
    let path = PercentEncoding.decode(rest[slash...].prefix { $0 != "?" && $0 != "#" })
    if path.contains(0) { return nil }
    return PathBytes(path).located(in: "/")
  }

  static func address(of path: PathBytes) -> String { scheme + PercentEncoding.encode(path.bytes) }
}
