import Foundation

/// The machine of a measurement, for the line above a table.
enum Machine {
  static var description: String {
    let day = ISO8601DateFormatter.string(from: Date(), timeZone: .gmt, formatOptions: [.withFullDate])
    let process = ProcessInfo.processInfo
    return "\(day), \(process.operatingSystemVersionString), \(processor), \(process.activeProcessorCount) cores"
  }

  private static var processor: String {
    let info = (try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8)) ?? ""
    let line = info.split(separator: "\n").first { $0.hasPrefix("model name") }
    return line.flatMap { $0.split(separator: ":").last }.map { $0.trimmingCharacters(in: .whitespaces) }
      ?? "one processor"
  }
}
