import Foundation
import Testing

/// Modules that stand in for Apple's, for the type checker alone: a framework, and the descriptors' library as it is
/// compiled beside it.
struct PlatformStubs {
  enum Framework: String, CaseIterable {
    case uiKit = "UIKit"
    case appKit = "AppKit"
  }

  let framework: Framework
  /// The errors of the compiler about the library.
  let complaints: [String]
  private let folder: URL
  private static let flags = [
    "-swift-version", "6", "-Xfrontend", "-enable-objc-interop", "-Xfrontend",
    "-disable-objc-attr-requires-foundation-module",
    // Each file of a module needs the imports of what it names.
    "-enable-upcoming-feature", "MemberImportVisibility",
  ]

  // MARK: The modules, which are compiled once

  static func of(_ framework: Framework) throws -> PlatformStubs {
    switch framework {
    case .uiKit: try uiKit.get()
    case .appKit: try appKit.get()
    }
  }

  private static let uiKit = Result { try PlatformStubs(.uiKit) }
  private static let appKit = Result { try PlatformStubs(.appKit) }

  /// The modules that both frameworks need.
  private static let common = Result {
    let folder = try TemporaryFolder.forAllTests()
    try folder.write("ObjectiveC.swift", objectiveC)
    try folder.write("Combine.swift", combine)
    try folder.write("RxSwift.swift", rxSwift)
    for name in ["ObjectiveC", "Combine", "RxSwift"] {
      try emit(name, ["\(name).swift"], in: folder.url)
    }
    // Code that the library shares with the probe, and that no other module sees.
    try emit("ObservationRecording", files(ofTarget: "ObservationRecording"), in: folder.url)
    return folder.url
  }

  private init(_ framework: Framework) throws {
    self.framework = framework
    let folder = try TemporaryFolder.forAllTests()
    self.folder = folder.url
    let name = framework.rawValue
    try folder.write(
      "\(name).swift",
      Self.center + (framework == .uiKit ? Self.uiKitTypes : Self.appKitTypes) + Self.constants(ofModule: name))
    let common = try Self.common.get().path
    try Self.emit(name, ["\(name).swift"], in: folder.url, modules: [common])
    // The library's own files, beside what Foundation has on Apple's platforms alone. Associated objects need pointers,
    // which the compiler here cannot check beside Objective-C.
    try folder.write("Foundation.swift", Self.foundation)
    let files = try Self.files(ofTarget: "NotificationDescriptors").filter { !$0.hasSuffix("/OwnerRelease.swift") }
    complaints = try Self.compile(
      Self.emission(of: "NotificationDescriptors", ["Foundation.swift"] + files), in: folder.url,
      modules: [common, Self.products])
  }

  private static func files(ofTarget target: String) throws -> [String] {
    let sources = Repository.root.appendingPathComponent("Sources/\(target)")
    return Repository.files(below: sources, ending: ".swift").map { sources.appendingPathComponent($0).path }
  }

  // MARK: Programs beside the modules

  /// The errors and warnings of the compiler about all programs of a folder. The programs that import the same framework
  /// are a single module.
  static func check(_ programs: TemporaryFolder) throws -> [String] {
    let names = try FileManager.default.contentsOfDirectory(atPath: programs.url.path).filter { $0.hasSuffix(".swift") }
    let importsAppKit = try Set(names.filter { try programs.text($0).contains("import AppKit\n") })
    return try Framework.allCases.flatMap { framework in
      let program = names.sorted().filter { importsAppKit.contains($0) == (framework == .appKit) }
      return try of(framework).complaints(about: program, in: programs)
    }
  }

  /// The errors of a program of several files.
  func errors(inProgram folder: TemporaryFolder) throws -> [String] {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path).filter { $0.hasSuffix(".swift") }
    return try complaints(about: names.sorted(), in: folder).filter { $0.contains(": error: ") }
  }

  private func complaints(about files: [String], in program: TemporaryFolder) throws -> [String] {
    try Self.compile(
      ["-typecheck", "-wmo", "-parse-as-library"] + files, in: program.url,
      modules: [folder.path, Self.common.get().path, Self.products])
  }

  // MARK: The compiler

  private static var products: String {
    get throws {
      try #require(Program.observerLint).deletingLastPathComponent().appendingPathComponent("Modules").path
    }
  }

  /// With `-wmo`, the compiler checks the bodies of functions, too.
  private static func emission(of module: String, _ files: [String]) -> [String] {
    let package = ["-package-name", "stubs", "-module-name", module]
    return ["-parse-as-library", "-wmo", "-emit-module", "-emit-module-path", "\(module).swiftmodule"] + package + files
  }

  private static func emit(_ module: String, _ files: [String], in folder: URL, modules: [String] = []) throws {
    let complaints = try compile(emission(of: module, files), in: folder, modules: modules)
    try #require(complaints == [])
  }

  private static func compile(_ arguments: [String], in folder: URL, modules: [String]) throws -> [String] {
    let places = ["-I", "."] + modules.flatMap { ["-I", $0] }
    let compiler = try Program(#require(Program.find("swiftc")), flags + places + arguments, in: folder)
    let complaints = compiler.errors.split(separator: "\n").map(String.init).filter {
      $0.contains("error: ") || $0.contains(": warning: ")
    }
    return compiler.status != 0 && complaints.isEmpty ? ["\(arguments): error: status \(compiler.status)"] : complaints
  }

  // MARK: What the modules declare

  /// Constants that are notifications' names or keys, from the data: `NSWindow.didResizeNotification`.
  private static func constants(ofModule module: String) throws -> String {
    let families = try SystemNotificationsSource.families().filter { $0.module == module }
    let names = families.flatMap(\.notifications).map { $0.names[0] }
    let keys = families.flatMap(\.keys).filter { $0.spelled == nil }.map { $0.names[0] }
    let declared = names.map { ($0, "Notification.Name") } + keys.map { ($0, "String") }
    return declared.compactMap { name, type -> String? in
      let parts = name.split(separator: ".").map(String.init)
      guard parts.count == 2 else { return nil }
      return "extension \(parts[0]) { nonisolated public static let \(parts[1]): \(type) = .init(\"\(parts[1])\") }\n"
    }.joined()
  }

  private static let objectiveC = """
    public struct Selector: ExpressibleByStringLiteral, Sendable {
      public init(stringLiteral value: String) {}
      public init(_ text: String) {}
    }
    """

  private static let center = """
    @_exported import Foundation
    @_exported import ObjectiveC

    extension NotificationCenter {
      public func addObserver(_ observer: Any, selector: Selector, name: Notification.Name?, object: Any?) {}
      public func removeObserver(_ observer: Any, name: Notification.Name?, object: Any?) {}
      public struct Notifications: AsyncSequence, Sendable {
        public struct Iterator: AsyncIteratorProtocol {
          public mutating func next() async -> Notification? { nil }
        }
        public func makeAsyncIterator() -> Iterator { Iterator() }
      }
      public func notifications(named name: Notification.Name, object: AnyObject? = nil) -> Notifications {
        Notifications()
      }
    }

    public struct NSKeyValueObservingOptions: OptionSet, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      public static let new = NSKeyValueObservingOptions(rawValue: 1)
    }
    public struct NSKeyValueObservedChange<Value> { public let newValue: Value? = nil }
    public final class NSKeyValueObservation { public func invalidate() {} }
    extension NSObject {
      nonisolated public func addObserver(
        _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
        context: UnsafeMutableRawPointer?
      ) {}
      nonisolated public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {}
      nonisolated public func removeObserver(
        _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
      ) {}
    }
    extension NSObjectProtocol {
      public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping @Sendable (Self, NSKeyValueObservedChange<Value>) -> Void
      ) -> NSKeyValueObservation { NSKeyValueObservation() }
    }

    """

  private static let combine = """
    import Foundation

    public final class AnyCancellable: Hashable {
      public static func == (left: AnyCancellable, right: AnyCancellable) -> Bool { left === right }
      public func hash(into hasher: inout Hasher) {}
      public func cancel() {}
      public func store(in set: inout Set<AnyCancellable>) {}
    }
    public protocol Publisher<Output, Failure> {
      associatedtype Output
      associatedtype Failure: Error
    }
    extension Publisher {
      public func compactMap<Result>(_ transform: @escaping (Output) -> Result?) -> AnyPublisher<Result, Failure> {
        AnyPublisher()
      }
      public func map<Result>(_ transform: @escaping (Output) -> Result) -> AnyPublisher<Result, Failure> {
        AnyPublisher()
      }
    }
    extension Publisher where Failure == Never {
      public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable { AnyCancellable() }
      public func assign<Root>(to path: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable {
        AnyCancellable()
      }
    }
    public struct AnyPublisher<Output, Failure: Error>: Publisher {}
    public final class PassthroughSubject<Output, Failure: Error>: Publisher {
      public init() {}
      public func send(_ value: Output) {}
    }
    extension NotificationCenter {
      public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> AnyPublisher<Notification, Never> {
        AnyPublisher()
      }
    }

    """

  private static let rxSwift = """
    public protocol Disposable {}
    extension Disposable {
      public func disposed(by bag: DisposeBag) {}
    }
    public final class DisposeBag: Sendable {
      public init() {}
    }
    public enum Event<Element> {
      case next(Element)
    }
    public class Observable<Element>: Disposable {
      public func map<Result>(_ transform: @escaping (Element) throws -> Result) -> Observable<Result> { fatalError() }
      public func `do`(
        onNext: ((Element) throws -> Void)? = nil, onError: ((Error) throws -> Void)? = nil,
        onCompleted: (() throws -> Void)? = nil
      ) -> Observable<Element> { self }
      public func subscribe(
        onNext: ((Element) -> Void)? = nil, onError: ((Error) -> Void)? = nil, onCompleted: (() -> Void)? = nil,
        onDisposed: (() -> Void)? = nil
      ) -> Disposable { self }
      public func subscribe(_ on: @escaping (Event<Element>) -> Void) -> Disposable { self }
      public func bind(onNext: @escaping (Element) -> Void) -> Disposable { self }
      public func bind<Result>(to binder: (Observable<Element>) -> Result) -> Result { binder(self) }
      public func bind<First, Result>(
        to binder: (Observable<Element>) -> (First) -> Result, curriedArgument: First
      ) -> Result { binder(self)(curriedArgument) }
      public func drive(
        onNext: ((Element) -> Void)? = nil, onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil
      ) -> Disposable { self }
      public func drive<Result>(_ transformation: (Observable<Element>) -> Result) -> Result { transformation(self) }
      public func drive<First, Result>(
        _ transformation: (Observable<Element>) -> (First) -> Result, curriedArgument: First
      ) -> Result { transformation(self)(curriedArgument) }
    }
    public final class PublishSubject<Element>: Observable<Element> {
      public override init() {}
      public func onNext(_ element: Element) {}
    }

    """

  private static let uiKitTypes = """
    @MainActor open class UIResponder: NSObject {
      nonisolated public override init() {}
    }
    @MainActor open class UIView: UIResponder {
      open func didMoveToWindow() {}
      open func layoutSubviews() {}
    }
    @MainActor open class UIViewController: UIResponder {
      public var title: String?
      open func viewDidLoad() {}
      open func viewWillAppear(_ animated: Bool) {}
      open func viewDidAppear(_ animated: Bool) {}
      open func viewWillDisappear(_ animated: Bool) {}
      open func viewDidDisappear(_ animated: Bool) {}
    }
    @MainActor open class UIApplication: UIResponder {}
    @MainActor open class UIScene: UIResponder {}
    @MainActor open class UIWindow: UIView {}
    @MainActor open class UITextField: UIView { public var text: String? }
    @MainActor open class UITextView: UIView {}
    @MainActor open class UITextInputMode: NSObject {}
    @MainActor open class UIDevice: NSObject {}
    open class UIPasteboard: NSObject {}
    public struct UIContentSizeCategory {}
    public struct UIAccessibility {}
    extension NSValue { public var cgRectValue: CGRect { .zero } }

    """

  private static let appKitTypes = """
    @MainActor open class NSApplication: NSObject {}
    @MainActor open class NSWindow: NSObject { public var frame = CGRect.zero }
    @MainActor open class NSControl: NSObject {}
    @MainActor open class NSText: NSObject {}
    @MainActor open class NSTextView: NSText {}
    @MainActor open class NSTableView: NSControl {}
    @MainActor open class NSTableColumn: NSObject {}
    @MainActor open class NSOutlineView: NSTableView {}
    @MainActor open class NSPopover: NSObject {}
    @MainActor open class NSMenu: NSObject {}
    @MainActor open class NSToolbar: NSObject {}
    @MainActor open class NSToolbarItem: NSObject {}
    @MainActor open class NSWorkspace: NSObject {}
    open class NSRunningApplication: NSObject, @unchecked Sendable {}
    open class NSColorSpace: NSObject, @unchecked Sendable {}

    """

  private static let foundation = """
    import Foundation

    public class NSMetadataItem: NSObject {}
    public class NSUbiquitousKeyValueStore: NSObject {
      static let didChangeExternallyNotification = Notification.Name("didChangeExternally")
    }
    let NSMetadataQueryUpdateAddedItemsKey = "added"
    let NSMetadataQueryUpdateChangedItemsKey = "changed"
    let NSMetadataQueryUpdateRemovedItemsKey = "removed"
    let NSUbiquitousKeyValueStoreChangeReasonKey = "reason"
    let NSUbiquitousKeyValueStoreChangedKeysKey = "keys"
    let NSUndoManagerGroupIsDiscardableKey = "discardable"
    let NSLoadedClasses = "classes"
    extension Notification.Name {
      static let NSMetadataQueryDidUpdate = Notification.Name("didUpdate")
      static let NSMetadataQueryGatheringProgress = Notification.Name("gathering")
      static let NSMetadataQueryDidFinishGathering = Notification.Name("didFinish")
      static let NSMetadataQueryDidStartGathering = Notification.Name("didStart")
      static let NSUbiquityIdentityDidChange = Notification.Name("identity")
      static let NSUndoManagerDidCloseUndoGroup = Notification.Name("didClose")
      static let NSProcessInfoPowerStateDidChange = Notification.Name("power")
      static let NSSystemClockDidChange = Notification.Name("clock")
    }
    extension Bundle { static let didLoadNotification = Notification.Name("didLoad") }
    extension ProcessInfo { static let thermalStateDidChangeNotification = Notification.Name("thermal") }
    extension Observation { func endWithRelease(of owner: AnyObject) {} }

    """
}
