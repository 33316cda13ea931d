import Foundation
import Testing

@testable import LeakProbe

/// Foundation's own spelling reaches the ledger, with the place of the call, whatever the static type.
@Suite struct CallSiteTests {
  let probe = ProbeCenter(NotificationCenter())

  private var lines: [Int] { probe.census().rows.map(\.place.line) }

  @Test func theProbeItself() {
    _ = probe.addObserver(forName: .played, object: nil, queue: nil) { _ in }
    _ = probe.addObserver(forName: .played, object: nil, queue: nil, using: { _ in })
    #expect(lines == [#line - 2, #line - 1])
  }

  @Test func anExistentialValue() {
    let center: any ObserverCenter = probe
    _ = center.addObserver(forName: .played, object: nil, queue: nil) { _ in }
    _ = center.addObserver(forName: .played, object: nil, queue: nil, using: { _ in })
    #expect(lines == [#line - 2, #line - 1])
  }

  @Test func aGenericValue() {
    func register(on center: some ObserverCenter) -> Int {
      _ = center.addObserver(forName: .played, object: nil, queue: nil) { _ in }
      return #line - 1
    }
    let line = register(on: probe)
    #expect(lines == [line])
  }

  /// The linter's finding sits on the method's name as well.
  @Test func aCallOverManyLinesIsAtTheMethodsName() {
    let center: any ObserverCenter = probe
    let line = #line + 3
    _ =
      center
      .addObserver(
        forName: .played,
        object: nil,
        queue: nil
      ) { _ in
      }
    #expect(lines == [line])
  }

  @Test func aHelperPassesOnItsCallersPlace() {
    func register(fileID: String = #fileID, filePath: String = #filePath, line: Int = #line) {
      _ = probe.addObserver(
        forName: .played, object: nil, queue: nil, using: { _ in }, fileID: fileID, filePath: filePath, line: line)
    }
    register()
    #expect(lines == [#line - 1])
  }

  /// The same code, given Foundation's own center.
  @Test func foundationsCenterBehindTheProtocol() {
    let foundations = NotificationCenter()
    let center: any ObserverCenter = foundations
    let heard = Heard()
    let token = center.addObserver(forName: .played, object: nil, queue: nil) { heard.hear($0) }
    center.post(name: .played, object: nil)
    foundations.post(name: .played, object: nil)
    #expect(heard.notifications.count == 2)
    center.removeObserver(token)
    center.post(name: .played, object: nil)
    #expect(heard.notifications.count == 2)
  }

  /// Importing the probe changes no call on Foundation's class: it compiles, and goes where it always went.
  @Test func foundationsCenterItself() {
    let center = NotificationCenter()
    let heard = Heard()
    let token = center.addObserver(forName: .played, object: nil, queue: nil) { heard.hear($0) }
    center.post(name: .played, object: nil)
    center.removeObserver(token)
    center.post(name: .played, object: nil, userInfo: nil)
    #expect(heard.notifications.count == 1)
  }

  #if os(Linux)
    /// Why there is a protocol. Should this fail with a later toolchain, what `ObserverCenter` says is out of date.
    @Test func anOverloadInASubclassIsBypassed() {
      let center = Overloading()
      let token = center.addObserver(forName: .played, object: nil, queue: nil) { _ in }
      center.removeObserver(token)
      #expect(center.calls == 0)
    }
  #endif

  private final class Overloading: NotificationCenter, @unchecked Sendable {
    var calls = 0

    func addObserver(
      forName name: Notification.Name?, object: Any?, queue: OperationQueue?,
      using block: @escaping @Sendable (Notification) -> Void, fileID: String = #fileID, line: Int = #line
    ) -> any NSObjectProtocol {
      calls += 1
      return addObserver(forName: name, object: object, queue: queue, using: block)
    }
  }
}
