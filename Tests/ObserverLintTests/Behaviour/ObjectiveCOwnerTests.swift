import Foundation
import Testing

@testable import ObserverLint

/// Objective-C may make the owner of an observer, once or again and again.
@Suite struct ObjectiveCOwnerTests {
  private static let station = """
    import AppKit

    final class Station: NSViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(forName: .init("StationChanged"), object: nil, queue: nil) { _ in }
      }

      static func begin() {
        NotificationCenter.default.addObserver(forName: .init("Begun"), object: nil, queue: nil) { _ in }
      }
    }

    """
  private static let delegate = """
    @interface AppDelegate : NSObject <NSApplicationDelegate>
    @end
    """

  /// The severities of the leaks in `viewDidLoad` and in `begin`, in a program with a file of Objective-C.
  private func severities(_ code: String, in file: String = "Radio.m", swift: String = "") throws -> [Severity] {
    let folder = try TemporaryFolder()
    try folder.makeFolder(".git")
    try folder.write("Station.swift", Self.station + swift)
    try folder.write(file, code)
    let findings = lint(LintRequest(programIn: folder.url)).findings
    #expect(findings.map(\.rule) == ["discarded_token", "discarded_token"])
    return findings.map(\.severity)
  }

  @Test(arguments: [
    // The launch makes the object; a body may have texts, comments and characters with marks in them.
    (
      "- (void)applicationDidFinishLaunching:(NSNotification *)note {\n  char quote = '\"'; // {\n  NSLog(@\"}\");\n",
      "}", Severity.note
    ),
    ("- (instancetype)initWithName:(NSString *)name count:(int)count {\n  if (self = [super init]) {\n", "}}", .note),
    ("- (Station *)station {\n  static dispatch_once_t once;\n  dispatch_once(&once, ^{\n", "});}", .note),
    // Whoever calls the method makes one more object.
    ("- (void)show:(id)sender {\n", "}", .error),
    ("- (void)applicationDidFinishLaunching:(NSNotification *)note {\n  for (int i = 0; i < 2; i++)\n", "}", .error),
    ("- (void)applicationDidFinishLaunching:(NSNotification *)note {\n  while (more()) {\n", "}}", .error),
    (
      "- (void)applicationDidFinishLaunching:(NSNotification *)note {\n  self.onClick = ^(id sender) {\n", "};}", .error
    ),
  ])
  func methodMakesTheOwner(begin: String, end: String, severity: Severity) throws {
    for making in ["[[Station alloc] init]", "[Station new]", "Station.new"] {
      let code = "\(Self.delegate)\n@implementation AppDelegate\n\(begin)  station = \(making);\n\(end)\n@end\n"
      #expect(try severities(code)[0] == severity, "\(code)")
    }
  }

  /// The delegate keeps one object, which it makes when it first needs the object.
  @Test(arguments: [
    ("- (Station *)station {\n  if (!_station) { _station = MAKE; }\n  return _station;\n}", Severity.note),
    ("- (Station *)station {\n  if (self.station == nil) self.station = MAKE;\n  return _station;\n}", .note),
    ("- (void)show {\n  click(^{ if (nil == _station) { log(@\"!\"); self.station = MAKE; } });\n}", .note),
    ("+ (Station *)shared {\n  static Station *it = nil;\n  if (!it) it = MAKE;\n  return it;\n}", .note),
    ("- (void)show {\n  if (_station) { _station = MAKE; }\n}", .error),
    ("- (void)show {\n  if (_station != nil) { _station = MAKE; }\n}", .error),
    ("- (void)show {\n  if (!_isReady) { _station = MAKE; }\n}", .error),
    ("- (void)show {\n  if (!_station) { log(@\"!\"); }\n  _station = MAKE;\n}", .error),
    ("- (void)show {\n  if (!_station) _station = MAKE;\n}\n- (void)hide { self.station = nil; }", .error),
    ("- (void)show {\n  if (_station == nil) show(MAKE);\n}", .error),
  ])
  func emptyVariableIsFilledOnce(methods: String, severity: Severity) throws {
    let code = "\(Self.delegate)\n@implementation AppDelegate\n\(methods)\n@end\n"
    #expect(try severities(code.replacing("MAKE", with: "[[Station alloc] init]"))[0] == severity, "\(code)")
  }

  /// A controller that is made again fills its own variable again.
  @Test func emptyVariableOfAnotherObjectIsFilledAgain() throws {
    let code = """
      @implementation Board
      - (Station *)station { if (!_station) _station = [[Station alloc] init]; return _station; }
      @end
      @implementation List
      - (void)show { [[[Board alloc] init] station]; }
      @end
      """
    #expect(try severities(code)[0] == .error)
  }

  /// A class may have another name in Objective-C.
  @Test(arguments: [("Station", Severity.error), ("RDOStation", .note)])
  func classHasAnotherName(name: String, severity: Severity) throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder(".git")
    try folder.write("Station.swift", Self.station.replacing("final class", with: "@objc(RDOStation) final class"))
    try folder.write(
      "Radio.m",
      """
      \(Self.delegate)
      @implementation AppDelegate
      - (void)applicationDidFinishLaunching:(NSNotification *)note { station = [[\(name) alloc] init]; }
      @end
      """)
    #expect(lint(LintRequest(programIn: folder.url)).findings.first?.severity == severity)
  }

  @Test func secondMakerMakesAnotherOwner() throws {
    let code = """
      \(Self.delegate)
      @implementation AppDelegate
      - (void)applicationDidFinishLaunching:(NSNotification *)note { station = [[Station alloc] init]; }
      - (void)applicationDidBecomeActive:(NSNotification *)note { station = [[Station alloc] init]; }
      @end
      """
    #expect(try severities(code)[0] == .error)
  }

  @Test func testMakesNoOwner() throws {
    let code = "@implementation Tests\n- (void)testStation { Station *station = [[Station alloc] init]; }\n@end\n"
    let swift = """
      @main final class AppDelegate: NSObject, NSApplicationDelegate {
        func applicationDidFinishLaunching(_ note: Notification) { show(Station()) }
      }

      """
    #expect(try severities("#import <XCTest/XCTest.h>\n" + code, swift: swift)[0] == .note)
    #expect(try severities(code, swift: swift)[0] == .error)
  }

  /// An owner that the program's delegate keeps has no leak, unless Objective-C makes another owner.
  @Test func objectiveCMakesAnotherOwner() throws {
    let code = "@implementation List\n- (void)open { Station *station = [[Station alloc] init]; }\n@end\n"
    let swift = "@main final class AppDelegate: NSObject, NSApplicationDelegate { let station = Station() }\n"
    #expect(try severities(code, swift: swift)[0] == .error)
  }

  /// Swift keeps the object of a class that Objective-C implements, and that makes the owner.
  @Test(arguments: [("let board = Board()", Severity.note), ("func open() { Board().show() }", .error)])
  func swiftKeepsAnObjectOfObjectiveC(member: String, severity: Severity) throws {
    let code = """
      @implementation Board
      - (id)init { station = [[Station alloc] init]; return self; }
      @end
      """
    let swift = "@main final class AppDelegate: NSObject, NSApplicationDelegate { \(member) }\n"
    #expect(try severities(code, in: "Board.mm", swift: swift)[0] == severity)
  }

  /// An object of a subclass may live for any time, so the superclass may be made again.
  @Test func subclassMayBeMadeAgain() throws {
    let code = """
      @interface SmallBoard : Board
      @end
      @implementation SmallBoard
      @end
      @implementation Board
      - (id)init { station = [[Station alloc] init]; return self; }
      @end
      """
    let swift = "@main final class AppDelegate: NSObject, NSApplicationDelegate { let board = Board() }\n"
    #expect(try severities(code, swift: swift)[0] == .error)
  }

  @Test(arguments: [
    ("- (void)applicationDidFinishLaunching:(NSNotification *)note { [Station begin]; }", Severity.note),
    ("- (void)applicationDidBecomeActive:(NSNotification *)note { [Station begin]; }", .error),
  ])
  func objectiveCCallsAClassMethod(method: String, severity: Severity) throws {
    #expect(try severities("\(Self.delegate)\n@implementation AppDelegate\n\(method)\n@end\n")[1] == severity)
  }

  /// Objective-C that ends in the middle is read as far as it goes.
  @Test func damagedCodeIsRead() throws {
    let code = """
      \(Self.delegate)
      @implementation AppDelegate
      - (void)applicationDidFinishLaunching:(NSNotification *)note { station = [[Station alloc] init]; }
      @end
      /* "\\ @interface A : B < { ^ 'x
      """
    for count in 0...code.count {
      let severity = try severities(String(code.prefix(count)))[0]
      if count == code.count { #expect(severity == .note) }
    }
  }
}
