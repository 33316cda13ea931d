import Foundation
import ObservationRecording

#if canImport(Runtime) && os(Linux)
  import Runtime
#endif

/// The names of calls. Each address is looked up once in the process's life.
enum CallNames {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var known: [UInt: [CallFrame]] = [:]

  /// The frames of each site without the probe's own, innermost first. Slow for addresses that are new.
  static func callers(of sites: [RegistrationSite]) -> [[CallFrame]] {
    lock.lock()
    defer { lock.unlock() }
    let new = Set(sites.lazy.flatMap(\.addresses)).filter { known[$0] == nil }
    if !new.isEmpty { known.merge(lookUp(Array(new))) { $1 } }
    return sites.map { site in
      let frames = site.addresses.flatMap { known[$0] ?? [] }.drop(while: \.isOwn)
      // The outermost calls without a source, such as those of an executor, say nothing about the program.
      return Array(frames.lastIndex { $0.file != nil }.map { frames[...$0] } ?? frames)
    }
  }

  #if canImport(Runtime) && os(Linux)
    private static func lookUp(_ addresses: [UInt]) -> [UInt: [CallFrame]] {
      // An address without a name is one of code that is not loaded, or no more.
      var found: [UInt: [CallFrame]] = [:]
      let frames = backtrace(addresses)?.symbolicated(with: ImageMap.capture())?.frames ?? []
      for frame in frames {
        guard let address = frame.returnAddress else { continue }
        let symbol = frame.symbol
        let location = symbol?.sourceLocation.flatMap { $0.line > 0 ? $0 : nil }
        // Several for an address where calls were inlined.
        found[address, default: []].append(
          CallFrame(
            symbol: symbol?.rawName ?? "", name: symbol?.name ?? "\(frame.captured)", image: symbol?.imageName ?? "",
            file: location?.path, line: location?.line ?? 0))
      }
      return found
    }

    /// `Backtrace` takes no addresses, but it is decoded from its compact format, which Swift's documentation describes:
    /// a header for addresses of 64 bits, and for each return address an instruction that says it is absolute and has six
    /// bytes, the highest first.
    /// Should a later version read another format, traces are empty.
    private static func backtrace(_ addresses: [UInt]) -> Backtrace? {
      var bytes: [UInt8] = [0x02]
      for address in addresses {
        bytes.append(0x2D)
        for shift in stride(from: 40, through: 0, by: -8) {
          bytes.append(UInt8(truncatingIfNeeded: address >> UInt(shift)))
        }
      }
      let text = Data(bytes).base64EncodedString().replacingOccurrences(of: "=", with: "")
      let document = ["architecture": architecture, "backtrace": text]
      guard let data = try? JSONEncoder().encode(document) else { return nil }
      return try? JSONDecoder().decode(Backtrace.self, from: data)
    }

    /// As `Runtime` calls it.
    private static let architecture = (try? Backtrace.capture(limit: 1))?.architecture ?? ""
  #else
    /// The dynamic linker knows no lines.
    private static func lookUp(_ addresses: [UInt]) -> [UInt: [CallFrame]] {
      var found: [UInt: [CallFrame]] = [:]
      for address in addresses {
        var info = Dl_info()
        var symbol = ""
        if let pointer = UnsafeRawPointer(bitPattern: address), dladdr(pointer, &info) != 0, let name = info.dli_sname {
          symbol = String(cString: name)
        }
        let name = symbol.isEmpty ? "0x" + String(address, radix: 16) : symbol
        found[address] = [CallFrame(symbol: symbol, name: name, image: "", file: nil, line: 0)]
      }
      return found
    }
  #endif
}

#if canImport(Runtime) && os(Linux)
  extension SymbolicatedBacktrace.Frame {
    /// Nil where it stands for frames that were left out.
    fileprivate var returnAddress: UInt? {
      guard case .returnAddress(let address) = captured else { return nil }
      return UInt64(address).map { UInt($0) }
    }
  }
#endif
