import CLeakProbe
import Foundation

#if canImport(Runtime) && os(Linux)
  import Runtime

  /// The calls that led to a registration: addresses, which cost little, and are given their names late.
  ///
  /// Measured with Swift 6.3.1 on Linux: `Backtrace.capture` takes three times as long as a registration, with the images
  /// looked up once, and three hundred times as long without. So the frames are walked here, and only reading them is
  /// Swift's own `Runtime`'s.
  struct CallTrace: Sendable {
    private let addresses: [UInt]
    private let limit: Int

    /// The probe's own frames come first, and are left out when the trace is read.
    private static let ownFrames = 12

    init(limit: Int) {
      self.limit = limit
      addresses = Array(unsafeUninitializedCapacity: limit + Self.ownFrames) { buffer, count in
        count = Int(cleakprobe_return_addresses(buffer.baseAddress, Int32(buffer.count)))
      }
    }

    /// Innermost first: `Player.play() at /path/Playback.swift:31`.
    var frames: [String] {
      callers.prefix(limit).map { frame in
        guard let symbol = frame.symbol else { return "\(frame.captured)" }
        let place = symbol.sourceLocation.map { " at \($0.path):\($0.line)" } ?? " in \(symbol.imageName)"
        return symbol.name + place
      }
    }

    /// Of the innermost frame that is not the probe's and has a line: what the compiler made has none, and neither has code
    /// without debug information. Nil where no frame has one.
    var callerPlace: RegistrationPlace? {
      let symbols = callers.lazy.compactMap(\.symbol)
      guard let symbol = symbols.first(where: { ($0.sourceLocation?.line ?? 0) > 0 }),
        let location = symbol.sourceLocation
      else { return nil }
      let file = location.path.split(separator: "/").last.map(String.init) ?? location.path
      let module = Self.module(ofSymbol: symbol.rawName) ?? symbol.imageName
      return RegistrationPlace(fileID: "\(module)/\(file)", filePath: location.path, line: location.line)
    }

    /// True if the caller is a library that records its observations itself, with a better place.
    var isOfRecordingLibrary: Bool {
      callers.first?.symbol?.rawName.hasPrefix("$s23NotificationDescriptors") == true
    }

    private var callers: ArraySlice<SymbolicatedBacktrace.Frame> {
      let frames = backtrace?.symbolicated(with: SymbolImages.current())?.frames ?? []
      return frames.filter(\.isCall).drop { frame in
        frame.symbol.map { symbol in Self.ownPrefixes.contains { symbol.rawName.hasPrefix($0) } } ?? false
      }
    }

    /// `Backtrace` takes no addresses, but it is decoded from its compact format, which Swift's documentation describes:
    /// a header for addresses of 64 bits, and for each return address an instruction that says it is absolute and has six
    /// bytes, the highest first.
    /// Should a later version read another format, traces are empty.
    private var backtrace: Backtrace? {
      var bytes: [UInt8] = [0x02]
      for address in addresses {
        bytes.append(0x2D)
        for shift in stride(from: 40, through: 0, by: -8) {
          bytes.append(UInt8(truncatingIfNeeded: address >> UInt(shift)))
        }
      }
      let text = Data(bytes).base64EncodedString().replacingOccurrences(of: "=", with: "")
      let document = ["architecture": Self.architecture, "backtrace": text]
      guard let data = try? JSONEncoder().encode(document) else { return nil }
      return try? JSONDecoder().decode(Backtrace.self, from: data)
    }

    /// As `Runtime` calls it.
    private static let architecture = (try? Backtrace.capture(limit: 1))?.architecture ?? ""

    /// Of symbols of the probe, of those of Foundation that the interposing target defines in its stead, and of the
    /// standard library, which calls nobody's `addObserver` by itself.
    private static let ownPrefixes = [
      "$s9LeakProbe", "$ss", "$sS", "$s18LeakProbeInterpose", "$s20FoundationEssentials18NotificationCenterC",
    ]

    /// A mangled name begins with its module's: `$s6Player…`.
    private static func module(ofSymbol name: String) -> String? {
      guard name.hasPrefix("$s") else { return nil }
      let rest = name.dropFirst(2)
      let digits = rest.prefix { $0.isNumber }
      guard let length = Int(digits), length > 0 else { return nil }
      let module = rest.dropFirst(digits.count).prefix(length)
      return module.count == length ? String(module) : nil
    }
  }

  extension SymbolicatedBacktrace.Frame {
    /// Or else it stands for frames that were left out.
    fileprivate var isCall: Bool {
      switch captured {
      case .omittedFrames, .truncated: false
      default: true
      }
    }
  }

  /// The images that are loaded when traces are read. Looking them up takes milliseconds.
  enum SymbolImages {
    @TaskLocal private static var shared: ImageMap?

    static func current() -> ImageMap { shared ?? ImageMap.capture() }

    /// Looks them up once for all that `read` reads.
    static func whileReading<Result>(_ read: () -> Result) -> Result {
      $shared.withValue(ImageMap.capture(), operation: read)
    }
  }
#else
  /// The calls that led to a registration: addresses, and symbols where the dynamic linker knows any.
  ///
  /// For platforms without Swift's `Runtime` module, Apple's among them. This project's CI neither compiles nor runs it.
  struct CallTrace: Sendable {
    private let addresses: [UInt]
    private let limit: Int

    init(limit: Int) {
      self.limit = limit
      addresses = Thread.callStackReturnAddresses.prefix(limit + 6).map(\.uintValue)
    }

    var frames: [String] {
      addresses.map { address in
        var info = Dl_info()
        guard let pointer = UnsafeRawPointer(bitPattern: address), dladdr(pointer, &info) != 0,
          let name = info.dli_sname
        else { return "0x" + String(address, radix: 16) }
        return String(cString: name)
      }
      .drop { $0.hasPrefix("$s9LeakProbe") || $0.hasPrefix("$s18LeakProbeInterpose") }
      .prefix(limit).map(\.self)
    }

    /// The dynamic linker knows no lines.
    var callerPlace: RegistrationPlace? { nil }

    /// True if the caller is a library that records its observations itself, with a better place.
    var isOfRecordingLibrary: Bool { frames.first?.hasPrefix("$s23NotificationDescriptors") == true }
  }

  enum SymbolImages {
    static func whileReading<Result>(_ read: () -> Result) -> Result { read() }
  }
#endif
