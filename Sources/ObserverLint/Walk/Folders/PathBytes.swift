/// A path as the bytes that the system uses: file names need not be UTF-8, and a `String` would repair them.
public struct PathBytes: Sendable, Hashable, Comparable, ExpressibleByStringLiteral, CustomStringConvertible {
  public var bytes: [UInt8]

  public init(_ bytes: [UInt8]) { self.bytes = bytes }
  public init(_ string: String) { bytes = Array(string.utf8) }
  public init(stringLiteral value: String) { self.init(value) }

  /// For people: bytes that are not UTF-8 become U+FFFD.
  public var description: String { String(decoding: bytes, as: UTF8.self) }

  public static func < (left: PathBytes, right: PathBytes) -> Bool {
    left.bytes.lexicographicallyPrecedes(right.bytes)
  }
}

extension PathBytes {
  private static let slash = UInt8(ascii: "/")

  var isAbsolute: Bool { bytes.first == Self.slash }

  /// Where this path's last part begins.
  private var nameStart: Int { (bytes.lastIndex(of: Self.slash) ?? -1) + 1 }

  package var name: ArraySlice<UInt8> { bytes[nameStart...] }

  /// The folder that holds it; nil for `/` and for a bare name.
  var parent: PathBytes? {
    let start = nameStart
    if start == 0 || bytes.count == 1 { return nil }
    return PathBytes(start == 1 ? [Self.slash] : Array(bytes[..<(start - 1)]))
  }

  /// The names of the folders that hold it, the outermost first.
  var folders: [ArraySlice<UInt8>] { bytes.split(separator: Self.slash).dropLast() }

  func appending(_ part: some Collection<UInt8>) -> PathBytes {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + part.count + 1)
    result += bytes
    if let last = result.last, last != Self.slash { result.append(Self.slash) }
    result += part
    return PathBytes(result)
  }

  func appending(_ part: StaticString) -> PathBytes { appending(Array("\(part)".utf8)) }

  /// This path seen from `folder`: absolute ones stay as they are.
  package func resolved(in folder: PathBytes) -> PathBytes { isAbsolute ? self : folder.appending(bytes) }

  /// Returns the part behind `folder/`; nil if this path does not lie below the folder.
  package func relative(to folder: PathBytes) -> ArraySlice<UInt8>? {
    let prefix = folder.lengthAsPrefix
    guard bytes.count > prefix, bytes.starts(with: folder.bytes),
      prefix == folder.bytes.count || bytes[prefix - 1] == Self.slash
    else { return nil }
    return bytes[prefix...]
  }

  /// How many bytes of a path below this folder are the folder's own, the slash included.
  var lengthAsPrefix: Int { bytes.last == Self.slash ? bytes.count : bytes.count + 1 }

  /// As reports show it: relative to the current folder, or absolute where the file lies outside it.
  func shown(from currentFolder: PathBytes) -> PathBytes {
    if self == currentFolder { return "." }
    return relative(to: currentFolder).map { PathBytes(Array($0)) } ?? self
  }

  /// True if the bytes are UTF-8, so that a `String` keeps them unchanged.
  var isUTF8: Bool { bytes.allSatisfy { $0 < 0x80 } || description.utf8.elementsEqual(bytes) }

  /// Canonical as far as it is on disk: an editor's file may not be saved yet.
  package func located(in currentFolder: PathBytes) -> PathBytes {
    let place = resolved(in: currentFolder)
    if case .success(let path) = Folder.canonical(place) { return path }
    if let parent = place.parent, case .success(let folder) = Folder.canonical(parent) {
      return folder.appending(place.name)
    }
    return place.normalized(in: currentFolder)
  }

  /// Absolute, with `.` and `..` taken as they are written.
  func normalized(in folder: PathBytes) -> PathBytes {
    var parts: [ArraySlice<UInt8>] = []
    for part in resolved(in: folder).bytes.split(separator: UInt8(ascii: "/")) {
      if part.elementsEqual("..".utf8) {
        _ = parts.popLast()
      } else if !part.elementsEqual(".".utf8) {
        parts.append(part)
      }
    }
    return PathBytes(parts.flatMap { [UInt8(ascii: "/")] + $0 })
  }
}
