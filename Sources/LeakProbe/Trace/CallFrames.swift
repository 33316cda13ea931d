import CLeakProbe
import Foundation

/// The calls that led to a registration: addresses when it is made, which cost little, and names when somebody asks.
enum CallFrames {
  /// The probe's own frames come first, and are left out when the addresses are read.
  private static let ownFrames = 12

  #if os(Linux)
    /// Calls `body` with the return addresses of the calls that led here, innermost first: `limit` and the probe's own.
    ///
    /// Measured with Swift 6.3.1 on Linux: `Backtrace.capture` takes three times as long as a registration, with the
    /// images looked up once, and three hundred times as long without. So the frames are walked here, and only reading
    /// them is Swift's own `Runtime`'s.
    static func withAddresses<Result>(
      atMost limit: Int, _ body: (UnsafeMutableBufferPointer<UInt>.SubSequence) -> Result
    ) -> Result {
      withUnsafeTemporaryAllocation(of: UInt.self, capacity: limit + ownFrames) { buffer in
        let count = Int(cleakprobe_return_addresses(buffer.baseAddress, Int32(buffer.count)))
        return body(buffer[..<count])
      }
    }
  #else
    /// Calls `body` with the return addresses of the calls that led here, innermost first: `limit` and the probe's own.
    ///
    /// For platforms without Swift's `Runtime` module, Apple's among them. This project's CI neither compiles nor runs it.
    static func withAddresses<Result>(atMost limit: Int, _ body: (ArraySlice<UInt>) -> Result) -> Result {
      body(Thread.callStackReturnAddresses.prefix(limit + ownFrames).map(\.uintValue)[...])
    }
  #endif
}

/// A call, as a person reads it.
struct CallFrame: Sendable {
  /// As the linker has it: `$s6Player4playyyF`. Empty where it knows none.
  let symbol: String
  /// `Player.play()`, or the address.
  let name: String
  let image: String
  /// The file's path, and the line; nil without debug information, and of what the compiler made.
  let file: String?
  let line: Int

  /// `Player.play() at /path/Playback.swift:31`.
  var text: String { name + (file.map { " at \($0):\(line)" } ?? (image.isEmpty ? "" : " in \(image)")) }

  /// Of symbols of the probe, of those of Foundation that the interposing target defines in its stead, and of the
  /// standard library, which calls nobody's `addObserver` by itself.
  var isOwn: Bool { Self.ownPrefixes.contains { symbol.hasPrefix($0) } }

  private static let ownPrefixes = [
    "$s9LeakProbe", "$ss", "$sS", "$s18LeakProbeInterpose", "$s20FoundationEssentials18NotificationCenterC",
    "$s23NotificationDescriptors", "$s20ObservationRecording", "$sSo20NSNotificationCenterC",
  ]

  /// A mangled name begins with its module's: `$s6Player…`.
  var module: String? {
    guard symbol.hasPrefix("$s") else { return nil }
    let rest = symbol.dropFirst(2)
    let digits = rest.prefix { $0.isNumber }
    guard let length = Int(digits), length > 0 else { return nil }
    let module = rest.dropFirst(digits.count).prefix(length)
    return module.count == length ? String(module) : nil
  }
}
