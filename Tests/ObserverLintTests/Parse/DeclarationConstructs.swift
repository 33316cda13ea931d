extension Construct {
  static let declarations = [
    Construct(
      "accessors",
      """
      final class Model {
        var a: Int {
          get async throws {
            drop
            return 1
          }
        }
        var b = 1 {
          willSet(next) {
            drop
          }
          didSet {
            drop
          }
        }
        subscript(index: Int) -> Int {
          get { 1 }
          _modify {
            drop
            yield &b
          }
        }
      }
      """),
    Construct(
      "initial values",
      """
      final class Model {
        lazy var a: Int = {
          drop
          return 1
        }()
        private(set) var b = 1, c: Int = { $0 }(2)
        func run() {
          drop
        }
      }
      """),
    Construct(
      "initializers",
      """
      class Model {
        required convenience init?<T: P>(_ x: T, y: Int = 1, _ z: () -> Void = {}) throws where T.Element == Int {
          drop
        }
        deinit {
          drop
        }
      }
      """),
    Construct(
      "operators",
      """
      infix operator <~>: Additive
      precedencegroup Additive { associativity: left }
      extension Model: Equatable where T: Equatable {
        static func == (left: Model, right: Model) -> Bool {
          drop
          return true
        }
        static prefix func √ (x: Model) -> Model {
          drop
          return x
        }
        static func <~> <U>(left: Model, right: U) {
          drop
        }
      }
      """),
    Construct(
      "attributes and modifiers",
      """
      @available(iOS, deprecated: 16, message: "{") @MainActor
      public final class Model: @unchecked Sendable, ~Copyable {
        @Clamped(by: { $0 > 1 }) nonisolated(unsafe) package static var x = 1
        @objc(run:with:) @discardableResult open override func run(_ a: borrowing Int, with b: isolated Actor) -> Int {
          drop
          return 1
        }
      }
      """),
    Construct(
      "types in signatures",
      """
      func run<each T: P, let n: Int>(
        _ a: (repeat each T), b: any P & Q, c: some Collection<Int>, d: [3 of Int], e: @escaping (inout Int) throws -> [A.B?]!
      ) async throws(Failure) -> (a: Int, b: (Int) -> Void)? where repeat (each T).X == Int {
        drop
        return nil
      }
      """),
    Construct(
      "enumerations",
      """
      indirect enum State: Int, CaseIterable {
        case `default` = -1, on = 0x1F
        case pair(a: Int = 1, (Int) -> Void), last
        func `repeat`() {
          drop
        }
      }
      """),
    Construct(
      "protocols and actors",
      """
      protocol P: AnyObject { associatedtype T: Q = Int where T.U == Int; var a: Int { get async throws }; init(); func f() }
      typealias Pair<T> = (T, T)
      distributed actor Model<T> where T: P {
        nonisolated func run() {
          drop
        }
      }
      """),
    Construct(
      "conditional members",
      """
      final class Model {
        #if DEBUG && canImport(UIKit)
          func run() {
            drop
          }
        #elseif compiler(>=6)
          func run() {
            drop
          }
        #else
          #warning("nothing } here")
        #endif
        func last() {
          drop
        }
      }
      """),
  ]

  static let lexical = [
    Construct(
      "braces in literals and comments",
      inMethod: ##"""
        let a = "{ \(items.map { "}" }.joined()) {", b = #"" { \#(a) \( "#
        let c = """
          { " \("}") \
          }}
          """
        let d = /\{[^}]+ "/, e = #/ { " /#
        /* { /* nested */ " */
        // { "
        drop
        """##),
    Construct(
      "code inside an interpolation",
      inMethod: ##"""
        print(
          """
          before \(items.map { item -> Int in
            drop
            return item
          }) after
          """)
        """##),
    Construct(
      "names in backticks and other alphabets",
      inMethod: """
        let `class` = 1, größe = `class`, 数 = 2, 🎈 = 3
        let `two words` = 1
        drop
        """),
  ]
}
