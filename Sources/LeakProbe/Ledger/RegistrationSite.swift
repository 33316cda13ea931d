import ObservationRecording

/// The code that makes registrations: the place that its call said, the calls that led there, or both.
///
/// A program has few of them however many observers it has.
final class RegistrationSite: Sendable {
  /// Nil where the call could not say, and its calls must.
  let said: RegistrationPlace?
  /// Return addresses, innermost first. The probe's own come first, and are left out when they are read.
  let addresses: [UInt]
  /// How many of the calls a report shows. Nil: only the place is read from the calls, because nobody asked for them.
  let shownFrames: Int?

  init(said: RegistrationPlace?, addresses: [UInt], shownFrames: Int?) {
    (self.said, self.addresses, self.shownFrames) = (said, addresses, shownFrames)
  }

  func isNamed(by said: RegistrationPlace?, _ addresses: CallFrames.Addresses, _ shownFrames: Int?) -> Bool {
    guard self.shownFrames == shownFrames, self.addresses.count == addresses.count,
      self.said?.line == said?.line, self.said?.fileID == said?.fileID, self.said?.filePath == said?.filePath
    else { return false }
    return addresses.isEmpty || self.addresses.elementsEqual(addresses)
  }

  /// Files are told apart by comparing: lines are hashed in no time, and paths are not.
  static func hash(_ said: RegistrationPlace?, _ addresses: CallFrames.Addresses) -> UInt {
    let factor = UInt(truncatingIfNeeded: 0x9E37_79B9_7F4A_7C15 as UInt64)
    var hash: UInt = 0
    if let said { hash = UInt(bitPattern: said.line) ^ UInt(bitPattern: said.fileID.utf8.count) &* factor }
    for address in addresses { hash = ((hash ^ address) &* factor).byteSwapped }
    return hash
  }

  /// How many calls a report shows, and how many are kept to hold patterns against.
  static func frames(inTest: Bool) -> (shown: Int, kept: Int) { inTest ? framesInTests : framesElsewhere }

  /// Unless options say otherwise, tests show so many calls that the code under test is among them.
  private static let framesInTests = frames(shown: ProbeProcess.options.backtrace ?? 8)
  private static let framesElsewhere: (shown: Int, kept: Int) = {
    if let shown = ProbeProcess.options.backtrace, shown > 0 { return frames(shown: shown) }
    return (0, ProbeProcess.framesToSuppress)
  }()

  /// More are kept than shown, to hold patterns against.
  private static func frames(shown: Int) -> (shown: Int, kept: Int) {
    (shown, max(shown, 16, ProbeProcess.framesToSuppress))
  }
}
