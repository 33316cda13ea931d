import Foundation
import Testing

@testable import ObserverLint

/// A nib runs `awakeFromNib` for the objects that it makes. Code that makes an object does not.
@Suite struct NibObjectTests {
  private static let meter = """
    import UIKit

    class Meter: UIView {
      override init(frame: CGRect) {
        super.init(frame: frame)
        observe()
      }

      required init?(coder: NSCoder) {
        super.init(coder: coder)
        observe()
      }

      override func awakeFromNib() {
        super.awakeFromNib()
        observe()
      }

      deinit { NotificationCenter.default.removeObserver(self) }

      private func observe() {
        NotificationCenter.default.addObserver(self, selector: #selector(level), name: .init("level"), object: nil)
      }

      @objc private func level() {}
    }
    """

  private static let code = "func meter() -> UIView { Meter(frame: .zero) }"

  private static func nib(of name: String) -> String {
    #"<document><objects><view id="m" customClass="\#(name)" customModule="Radio"/></objects></document>"#
  }

  /// Returns true if the meter registers twice, in a program with these files.
  private func registersTwice(_ files: [String: String], meter: String = Self.meter) throws -> Bool {
    let folder = try TemporaryFolder()
    try folder.makeFolder(".git")
    try folder.write("Meter.swift", meter)
    for (name, text) in files { try folder.write(name, text) }
    return lint(LintRequest(programIn: folder.url)).findings.contains { $0.rule == "duplicate_registration" }
  }

  @Test func codeAloneMakesTheObject() throws {
    #expect(try !registersTwice(["Screen.swift": Self.code]))
    #expect(try !registersTwice(["Screen.swift": Self.code, "Dial.xib": Self.nib(of: "Dial")]))
    let below = "final class Needle: Meter {}\nlet needle = Needle()"
    #expect(try !registersTwice(["Needle.swift": below]))
  }

  @Test func aNibOfAClassWithALongerNameMakesNoObject() throws {
    #expect(try !registersTwice(["Screen.swift": Self.code, "Dial.xib": Self.nib(of: "BigMeter")]))
    #expect(try !registersTwice(["Screen.swift": Self.code, "Dial.xib": Self.nib(of: "_TtC5Radio8BigMeter")]))
  }

  @Test func aNibMakesNoOwnerOfItself() throws {
    let nib = Self.nib(of: "Meter").replacingOccurrences(
      of: "<view", with: #"<placeholder placeholderIdentifier="IBFilesOwner""#)
    #expect(try !registersTwice(["Screen.swift": Self.code, "Meter.xib": nib]))
  }

  @Test func anOldNibNamesAClassWithItsModule() throws {
    #expect(try registersTwice(["Screen.swift": Self.code, "Meter.xib": Self.nib(of: "_TtC5Radio5Meter")]))
  }

  @Test func aNibMakesTheObject() throws {
    #expect(try registersTwice([:]))
    #expect(try registersTwice(["Screen.swift": Self.code, "Meter.xib": Self.nib(of: "Meter")]))
    #expect(
      try registersTwice([
        "Screen.swift": Self.code,
        "Main.storyboard": StoryboardTests.storyboard()
          .replacingOccurrences(of: "StationController", with: "Meter"),
      ]))
    let below = "final class Needle: Meter {}"
    #expect(
      try registersTwice(["Screen.swift": Self.code, "Needle.swift": below, "Main.xib": Self.nib(of: "Needle")]))
  }

  @Test func otherProgramsMayHaveNibs() throws {
    let meter = Self.meter.replacingOccurrences(of: "class Meter", with: "public class Meter")
    #expect(try registersTwice(["Screen.swift": Self.code], meter: meter))
  }
}
