/// The oldest systems that a program runs on, as far as its configuration says.
public struct DeploymentTargets: Sendable, Equatable {
  /// A version with the parts that are written: `15.4` has two parts.
  public struct Version: Sendable, Comparable, CustomStringConvertible {
    public let parts: [Int]

    public init(_ parts: Int...) { self.parts = parts }

    /// `15`, `15.4` or `10.11.6`.
    public init?(_ text: some StringProtocol) {
      let parts = text.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) ?? -1 }
      guard (1...3).contains(parts.count), parts.allSatisfy({ (0..<10_000).contains($0) }) else { return nil }
      self.parts = parts
    }

    public var description: String { parts.map { "\($0)" }.joined(separator: ".") }

    /// Returns a part of the version; 0 for a missing part.
    private func part(_ index: Int) -> Int { index < parts.count ? parts[index] : 0 }

    public static func < (left: Version, right: Version) -> Bool {
      (left.part(0), left.part(1), left.part(2)) < (right.part(0), right.part(1), right.part(2))
    }

    public static func == (left: Version, right: Version) -> Bool {
      (left.part(0), left.part(1), left.part(2)) == (right.part(0), right.part(1), right.part(2))
    }
  }

  public enum Platform: String, Sendable, CaseIterable {
    case iOS, macOS, macCatalyst, tvOS, watchOS, visionOS
  }

  public var versions: [Platform: Version]

  public init(_ versions: [Platform: Version] = [:]) { self.versions = versions }

  /// Returns true if the program runs on a system that is older than one of these. False without deployment targets.
  func isBelow(_ versions: [Platform: Version]) -> Bool {
    versions.contains { platform, version in self.versions[platform].map { $0 < version } ?? false }
  }

  /// True if a center keeps the address of a dead observer, and sends to freed memory: before iOS 9 and macOS 10.11.
  var hasUnsafeObservers: Bool { isBelow([.iOS: Version(9), .macOS: Version(10, 11)]) }

  /// True if an object that is released while its key paths are observed raises an exception: before iOS 11 and macOS
  /// 10.13.
  var hasUnsafeKeyPathObservers: Bool {
    isBelow([.iOS: Version(11), .macOS: Version(10, 13), .tvOS: Version(11), .watchOS: Version(4)])
  }
}
