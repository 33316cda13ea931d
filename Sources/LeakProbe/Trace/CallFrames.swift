import CLeakProbe
import Foundation

/// The calls that led to a registration: addresses when it is made, which cost little, and names when somebody asks.
enum CallFrames {
  /// The probe's own frames come first, and are left out when the addresses are read.
  private static let ownFrames = 12

  typealias Addresses = Slice<UnsafeBufferPointer<UInt>>
  static var none: Addresses { UnsafeBufferPointer(start: nil, count: 0)[...] }

  #if os(Linux)
    /// Calls `body` with the return addresses of the calls that led here, innermost first: `limit` and the probe's own.
    ///
    /// Measured with Swift 6.3.1 on Linux: `Backtrace.capture` takes three times as long as a registration, with the
    /// images looked up once, and three hundred times as long without. So the frames are walked here, and only reading
    /// them is Swift's own `Runtime`'s.
    static func withAddresses<Result>(atMost limit: Int, _ body: (Addresses) -> Result) -> Result {
      withUnsafeTemporaryAllocation(of: UInt.self, capacity: limit + ownFrames) { buffer in
        let count = Int(cleakprobe_return_addresses(buffer.baseAddress, Int32(buffer.count)))
        return body(UnsafeBufferPointer(buffer)[..<count])
      }
    }
  #else
    /// Calls `body` with the return addresses of the calls that led here, innermost first: `limit` and the probe's own.
    ///
    /// For platforms without Swift's `Runtime` module, Apple's among them. This project's CI neither compiles nor runs it.
    static func withAddresses<Result>(atMost limit: Int, _ body: (Addresses) -> Result) -> Result {
      let addresses = Thread.callStackReturnAddresses.prefix(limit + ownFrames).map(\.uintValue)
      return addresses.withUnsafeBufferPointer { body($0[...]) }
    }
  #endif
}

/// A call, as a person reads it.
struct CallFrame: Sendable {
  /// `Player.play()`, or the address.
  let name: String
  let image: String
  /// The file's path, and the line; nil without debug information, and of what the compiler made.
  let file: String?
  let line: Int

  /// `Player.play() at /path/Playback.swift:31`.
  var text: String { name + (file.map { " at \($0):\(line)" } ?? (image.isEmpty ? "" : " in \(image)")) }

  /// The module that declares the function. Nil: unknown.
  let module: String?

  init(symbol: String, name: String, image: String, file: String?, line: Int) {
    (self.name, self.image, self.file, self.line) = (name, image, file, line)
    module = DeclaringModule.name(ofSymbol: symbol)
  }

  /// True of a function of the probe, of Foundation, in whose stead the probe may stand, and of the standard library,
  /// which calls nobody's `addObserver` by itself.
  var isOwn: Bool { module.map(Self.ownModules.contains) ?? false }

  private static let ownModules: Set = [
    "LeakProbe", "LeakProbeInterpose", "NotificationDescriptors", "ObservationRecording", "Foundation", "Swift",
    "_Concurrency",
  ]
}
