// Generated from Rules/*.md by `EmbeddedPageTests`; edit the pages, not this file.
// swift-format-ignore-file

/// The rules' pages, as `observer-lint rules RULE` prints them.
enum RulePages {
  static let all: [(id: String, markdown: String)] = [
    (
      id: "discarded_token",
      markdown: #"""
# discarded_token

A block-based observer is registered and its token is dropped, so nothing can ever end the observation.

Default severity: error; note where the program makes one owner and keeps it for as long as the process lives, or a test drops the token on purpose

## What it finds

A call of `addObserver(forName:object:queue:using:)` on a notification center whose result goes nowhere:

- the call is a statement of its own, or `_ =` stands in front of it;
- the result is bound to a local that is never stored, removed, returned or captured;
- the call is the result of a closure that nobody keeps: a closure whose type returns `Void`, or one that is given to a
  function that ignores results, such as `forEach`;
- the call stands in a function that drops the token, or whose callers drop it: a function that returns nothing, or one
  marked `@discardableResult`. The finding sits on the registration inside that function.

The whole program is read. A token that is returned, passed on, collected or given to an operator is followed to where it
ends up, also in another file. What an operator of another package does with one is unknown.

## Why it is a bug

The center keeps the observer, its block, and everything that the block captures until the token is passed to
`removeObserver(_:)`. Releasing the token ends nothing. `removeObserver(self)` ends nothing either, because `self` was
never the observer. The block runs for as long as the process lives, once more for every time that it was registered, and
what it captures strongly is never freed.

## Examples

### Reported

A statement of its own:

```swift
import UIKit

final class PlaylistViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    NotificationCenter.default.addObserver(  // expect: discarded_token
      forName: .playlistDidChange, object: nil, queue: .main
    ) { [weak self] _ in
      self?.view.setNeedsLayout()
    }
  }
}

extension Notification.Name {
  static let playlistDidChange = Notification.Name("PlaylistDidChange")
}
```

A removal of `self`, which was never the observer:

```swift
import UIKit

final class ImageStore {
  private var images: [URL: UIImage] = [:]

  init() {
    _ = NotificationCenter.default.addObserver(  // expect: discarded_token
      forName: UIApplication.didReceiveMemoryWarningNotification, object: nil, queue: .main
    ) { [weak self] _ in
      self?.images.removeAll()
    }
  }

  deinit {
    NotificationCenter.default.removeObserver(self)  // expect: ineffective_removal
  }
}
```

A closure whose result `forEach` ignores:

```swift
import Foundation

final class LibraryIndex {
  private(set) var isStale = false

  func watch(_ names: [Notification.Name]) {
    names.forEach { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] _ in  // expect: discarded_token
        self?.isStale = true
      }
    }
  }
}
```

A wrapper that drops the token for all of its callers:

```swift
import Foundation

extension NotificationCenter {
  func run(on name: Notification.Name, _ work: @escaping @Sendable () -> Void) {
    addObserver(forName: name, object: nil, queue: .main) { _ in work() }  // expect: discarded_token
  }
}

final class Badge {
  func start() {
    NotificationCenter.default.run(on: Notification.Name("CartDidChange")) { print("changed") }
  }
}
```

### Not reported

The token is kept and removed:

```swift
import UIKit

final class PlaylistViewController: UIViewController {
  private var token: (any NSObjectProtocol)?

  override func viewDidLoad() {
    super.viewDidLoad()
    token = NotificationCenter.default.addObserver(
      forName: .playlistDidChange, object: nil, queue: .main
    ) { [weak self] _ in
      self?.view.setNeedsLayout()
    }
  }

  deinit {
    if let token { NotificationCenter.default.removeObserver(token) }
  }
}

extension Notification.Name {
  static let playlistDidChange = Notification.Name("PlaylistDidChange")
}
```

`map` collects what the closure returns, and the array is kept:

```swift
import Foundation

final class LibraryIndex {
  private var tokens: [any NSObjectProtocol] = []

  func watch(_ names: [Notification.Name]) {
    tokens += names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in print("stale") }
    }
  }

  deinit {
    tokens.forEach { NotificationCenter.default.removeObserver($0) }
  }
}
```

The block removes its own token, so it runs once:

```swift
import UIKit

func whenActive(_ work: @escaping () -> Void) {
  var token: (any NSObjectProtocol)?
  token = NotificationCenter.default.addObserver(
    forName: UIApplication.didBecomeActiveNotification, object: nil, queue: .main
  ) { _ in
    if let token { NotificationCenter.default.removeObserver(token) }
    work()
  }
}
```

The token is returned to a caller that keeps it:

```swift
import Foundation

struct Ticks {
  func everyDay(_ block: @escaping @Sendable (Notification) -> Void) -> any NSObjectProtocol {
    NotificationCenter.default.addObserver(forName: .NSCalendarDayChanged, object: nil, queue: .main, using: block)
  }
}

final class Clock {
  private var token: (any NSObjectProtocol)?

  func start() {
    token = Ticks().everyDay { _ in print("a new day") }
  }

  deinit {
    if let token { NotificationCenter.default.removeObserver(token) }
  }
}
```

## When it stays silent

- The owner lives as long as the process: an app delegate, the `@main` type, top-level code, a global, or a
  `static let shared` singleton that registers in its private initialiser. An object that the program makes once, and that
  such an owner keeps through any number of properties, is a note: the message says where it is kept. Where the owner lets go
  of the token or clears its flag and registers again, nothing is excused: the handlers multiply.
- The token goes somewhere that cannot be seen, such as a function or a base class of another package.
- The receiver's own type declares `addObserver`, so it is no notification center.
- A test function made the center, which dies with it.
- The registration is by selector (`unmatched_selector_observer`) or by key path, or it returns a token of the message
  API, which ends the observation when it is released. None of them returns a token that must be removed.
- The token is stored but never removed: that is `unremoved_token`.

## What to do

Keep the token and remove it when the observation should end:

1. Store it in a property, and pass it to `removeObserver(_:)` on the same center in `deinit`, or wherever the observation
   should end.
2. Or wrap it in an object that removes it in its own `deinit`, and keep that object.
3. In a wrapper function, return the token without `@discardableResult`, so that the compiler reminds the callers.
4. For a block that should run once, capture the token in the block and remove it there.

## Fix safety

Safe. In a class, `--fix` keeps the token in a list that its `deinit` passes to `removeObserver(_:)`, and gives the block
`[weak self]` where it holds its owner; a method given as the block becomes a closure that has it. As long as the owner lives the
same notifications arrive; they end with it. Where the program makes such an owner and lets it go at once, as `_ = Player()` does,
nothing but the block keeps it: the fix is unsafe then.

Where the descriptors of NotificationDescriptors are chosen, the list keeps their tokens, which end by themselves. One payload
and one descriptor stand for a notification in all the program: beside its name's constant, else beside what observes it first.
The payload has a property for each key that any handler casts; it is optional unless every poster is known and sends that type.
A block that does nothing else with its notification takes the payload. The system's notifications have descriptors in the
library. That fix is unsafe where it adds a dependency or changes what happens to a payload that cannot be read, and where
handlers and posters contradict each other, Foundation's token stays, and the help says how they do.

Where a function returns the token and all of its callers drop it, the finding names them, and each of them keeps it.

None is offered where no object owns the code, as in a free function or a struct, also where one of several callers is such;
where the token is dropped inside a closure or an expression; or where the center cannot be named in `deinit`, or is a
parameter, for which the next caller may give another one. The finding's help says which.

## See also

- `NotificationCenter.addObserver(forName:object:queue:using:)`
- `NotificationCenter.removeObserver(_:)`
- Rules: `unremoved_token`, `unmatched_selector_observer`

"""#
    ),
    (
      id: "unremoved_token",
      markdown: #"""
# unremoved_token

A block-based observer's token is stored, but nothing in the program ever removes it.

Default severity: error; note where the program makes one owner and keeps it for as long as the process lives

## What it finds

A call of `addObserver(forName:object:queue:using:)` whose token ends up in a property, an array, a dictionary, a set or an
associated object, directly or inside a struct, an enum's case or a wrapper object, and which no code of the program ever
passes to `removeObserver(_:)` on that center. The finding sits on the registration.

These do not remove a token, and do not silence the rule:

- setting the property to `nil`, or emptying the collection;
- `removeObserver(self)`: `self` was never the observer;
- handing the token to another center;
- removing another property of the same name, in another type or in a local.

## Why it is a bug

The center keeps the observer, its block, and everything that the block captures until the token is removed. A stored token
looks taken care of, but releasing it ends nothing: when its owner dies, the block goes on running, and now nobody holds
the value that could end it.

## Examples

### Reported

Stored, and then forgotten:

```swift
import UIKit

final class ZoomController: UIViewController {
  private var zoomObserver: (any NSObjectProtocol)?

  override func viewDidLoad() {
    super.viewDidLoad()
    zoomObserver = NotificationCenter.default.addObserver(  // expect: unremoved_token
      forName: Notification.Name("ZoomChanged"), object: nil, queue: .main
    ) { [weak self] _ in
      self?.view.setNeedsLayout()
    }
  }

  deinit {
    zoomObserver = nil
  }
}
```

One of two tokens is missing from the removal:

```swift
import Foundation

final class FilesModel {
  private let center = NotificationCenter.default
  private var added: (any NSObjectProtocol)?
  private var removed: (any NSObjectProtocol)?

  func start() {
    added = center.addObserver(forName: Notification.Name("FileAdded"), object: nil, queue: .main) { _ in print("+") }
    removed = center.addObserver(forName: Notification.Name("FileRemoved"), object: nil, queue: .main) { _ in print("-") }  // expect: unremoved_token
  }

  deinit {
    if let added { center.removeObserver(added) }
  }
}
```

The removal goes to another center:

```swift
import AppKit

final class WakeMonitor {
  private var token: (any NSObjectProtocol)?

  init() {
    token = NSWorkspace.shared.notificationCenter.addObserver(  // expect: unremoved_token
      forName: NSWorkspace.didWakeNotification, object: nil, queue: .main
    ) { _ in
      print("awake")
    }
  }

  deinit {
    if let token { NotificationCenter.default.removeObserver(token) }  // expect: ineffective_removal
  }
}
```

An array that is emptied without a removal:

```swift
import Foundation

final class FeedModel {
  private var tokens: [any NSObjectProtocol] = []

  func start() {
    tokens.append(
      NotificationCenter.default.addObserver(forName: Notification.Name("FeedUpdated"), object: nil, queue: .main) { _ in  // expect: unremoved_token
        print("updated")
      }
    )
  }

  func stop() {
    tokens.removeAll()
  }
}
```

### Not reported

Removed in a loop, or by handing the center's method to `forEach`:

```swift
import Foundation

final class SplitModel {
  private let center: NotificationCenter
  private let opened: any NSObjectProtocol
  private let closed: any NSObjectProtocol

  init(center: NotificationCenter) {
    self.center = center
    opened = center.addObserver(forName: Notification.Name("Opened"), object: nil, queue: nil) { _ in print("opened") }
    closed = center.addObserver(forName: Notification.Name("Closed"), object: nil, queue: nil) { _ in print("closed") }
  }

  deinit {
    [opened, closed].forEach(center.removeObserver)
  }
}
```

Removed by the property's own observer:

```swift
import Foundation

final class PlayerModel {
  private var endToken: (any NSObjectProtocol)? {
    didSet {
      if let oldValue { NotificationCenter.default.removeObserver(oldValue) }
    }
  }

  func observe() {
    endToken = NotificationCenter.default.addObserver(forName: Notification.Name("Ended"), object: nil, queue: .main) { _ in
      print("ended")
    }
  }

  func stop() {
    endToken = nil
  }
}
```

Removed by a superclass:

```swift
import UIKit

class ObservingController: UIViewController {
  var tokens: [any NSObjectProtocol] = []

  deinit {
    tokens.forEach { NotificationCenter.default.removeObserver($0) }
  }
}

final class ProfileController: ObservingController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tokens.append(
      NotificationCenter.default.addObserver(
        forName: Notification.Name("ProfileEdited"), object: nil, queue: .main
      ) { [weak self] _ in
        self?.view.setNeedsLayout()
      })
  }
}
```

Removed by the wrapper that keeps it:

```swift
import Foundation

final class Observation {
  private let token: any NSObjectProtocol

  init(_ token: any NSObjectProtocol) {
    self.token = token
  }

  deinit {
    NotificationCenter.default.removeObserver(token)
  }
}

final class StoreModel {
  private var observation: Observation?

  func start() {
    observation = Observation(
      NotificationCenter.default.addObserver(forName: Notification.Name("StoreOpened"), object: nil, queue: nil) { _ in
        print("opened")
      })
  }
}
```

## When it stays silent

- Any code of the program removes the token: directly, in a loop, through a local, in `didSet` or `willSet`, in an
  extension, a superclass, a subclass or an owner in another file, in a helper that is given the token, in a closure that
  captures it, or in the `deinit` of a wrapper.
- The owner lives as long as the process: an app delegate, the `@main` type, top-level code, a global, or a
  `static let shared` singleton that registers in its private initialiser. An object that the program makes once, and that
  such an owner keeps through any number of properties, is a note: the message says where it is kept. Where the owner lets go
  of the token or clears its flag and registers again, nothing is excused: the handlers multiply.
- The token goes somewhere that cannot be seen, such as a function or a base class of another package.
- The token is not stored at all: that is `discarded_token`.

## What to do

1. Pass the token to `removeObserver(_:)`, on the center that returned it, when the observation should end; `deinit` is the
   usual place when the block captures `self` weakly.
2. Where tokens are set to `nil` or a collection is emptied, remove them first.
3. Or wrap each token in an object whose `deinit` removes it, so that releasing the wrapper ends the observation.

## Fix safety

Safe. In a class, `--fix` removes the token in `deinit`, and gives the block `[weak self]` where it holds its owner. As long as
the owner lives the same notifications arrive; they end with it. Where the descriptors of NotificationDescriptors are chosen,
the property keeps a token of theirs, which ends by itself, and the block takes the payload, as `discarded_token` says; that fix
is unsafe where it adds a dependency or changes what happens to a payload that cannot be read.

Where the code that stores the token may run again, as any method may but an initialiser, `viewDidLoad` and the like, the
token before is removed there first: it would be lost. That fix is unsafe where the program shows that it does run again, as
each notification is handled once then, and where the token before cannot be asked for. Where another method sets the
property to `nil`, overwrites or empties it, the token is removed there as well: that fix is unsafe, as what is posted after
that is not handled. Where the same method overwrites the token, it goes to a list of its own. Where a removal in `deinit`
misses the token, such as one on another center, that is mended.

None is offered where the property is static, weak, lazy or wrapped, where the center cannot be named in `deinit`, where a
`deinit` hands the tokens to other code already, or where single tokens are taken out of it in the midst of other code. The
finding's help says which.

## See also

- `NotificationCenter.addObserver(forName:object:queue:using:)`
- `NotificationCenter.removeObserver(_:)`
- Rules: `discarded_token`, `unmatched_selector_observer`

"""#
    ),
    (
      id: "unmatched_selector_observer",
      markdown: #"""
# unmatched_selector_observer

An observer is registered by selector, and no removal covers the registration.

Default severity: note; error where the deployment target is below iOS 9 or macOS 10.11

## What it finds

A call of `addObserver(_:selector:name:object:)` on a notification center that no removal matches. Where the observer is
`self`, removals are looked for in the type, its extensions, its superclasses and its subclasses, in all files. Where it is
another value, a removal of that value is looked for.

A removal matches when it names the same observer and the same center, and

- no name at all (`removeObserver(self)`), or
- the same name, or `name: nil`, with an object that can be the registration's: the same object, or `nil` for any.

A name is the same through a constant, a `typealias`, the raw value of an enumeration's case, or another constant with the same
raw value. One that is made of a string which the program's source does not show may be any. A list of names that is
added in a loop is matched when the same list is removed in a loop.

## Why it is a bug

Since iOS 9 and macOS 10.11 the center holds selector-based observers zeroing-weakly, so a missing removal no longer
crashes. The entry stays in the center's table all the same, until that notification is next posted. Where many
short-lived objects register, dead entries pile up; where a living object registers a second time, its method is called
twice. Below those targets the center sends the message to freed memory.

## Examples

### Reported

Nothing is ever removed:

```swift
import UIKit

final class LibraryController: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    NotificationCenter.default.addObserver(  // expect: unmatched_selector_observer
      self, selector: #selector(libraryChanged), name: .libraryChanged, object: nil)
  }

  @objc private func libraryChanged() {
    tableView.reloadData()
  }
}

extension Notification.Name {
  static let libraryChanged = Notification.Name("LibraryChanged")
}
```

The removal names another notification:

```swift
import UIKit

final class RecorderController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    NotificationCenter.default.addObserver(  // expect: unmatched_selector_observer
      self, selector: #selector(pause), name: UIApplication.willResignActiveNotification, object: nil)
  }

  deinit {
    NotificationCenter.default.removeObserver(  // expect: ineffective_removal
      self, name: UIApplication.didEnterBackgroundNotification, object: nil)
  }

  @objc private func pause() {}
}
```

The removal goes to another center:

```swift
import AppKit

final class SleepController: NSObject {
  override init() {
    super.init()
    NSWorkspace.shared.notificationCenter.addObserver(  // expect: unmatched_selector_observer
      self, selector: #selector(willSleep), name: NSWorkspace.willSleepNotification, object: nil)
    NotificationCenter.default.addObserver(
      self, selector: #selector(moved), name: NSWindow.didMoveNotification, object: nil)
  }

  deinit {
    NotificationCenter.default.removeObserver(self)
  }

  @objc private func willSleep() {}
  @objc private func moved() {}
}
```

### Not reported

`removeObserver(self)` covers every registration on that center:

```swift
import UIKit

final class LibraryController: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    NotificationCenter.default.addObserver(
      self, selector: #selector(libraryChanged), name: .libraryChanged, object: nil)
  }

  deinit {
    NotificationCenter.default.removeObserver(self)
  }

  @objc private func libraryChanged() {
    tableView.reloadData()
  }
}

extension Notification.Name {
  static let libraryChanged = Notification.Name("LibraryChanged")
}
```

One list of names is added and removed:

```swift
import Foundation

final class StatusModel: NSObject {
  private let names = [Notification.Name("Online"), Notification.Name("Offline")]

  func start() {
    for name in names {
      NotificationCenter.default.addObserver(self, selector: #selector(changed), name: name, object: nil)
    }
  }

  deinit {
    names.forEach { NotificationCenter.default.removeObserver(self, name: $0, object: nil) }
  }

  @objc private func changed() {}
}
```

A superclass removes what its subclass registers:

```swift
import UIKit

class BaseController: UIViewController {
  deinit {
    NotificationCenter.default.removeObserver(self)
  }
}

final class FriendsController: BaseController {
  override func viewDidLoad() {
    super.viewDidLoad()
    NotificationCenter.default.addObserver(
      self, selector: #selector(friendsChanged), name: Notification.Name("FriendsChanged"), object: nil)
  }

  @objc private func friendsChanged() {}
}
```

## When it stays silent

- A base class comes from another package, or the type is one that the program only extends, such as a class in Objective-C:
  its source may remove what the type registers.
- The owner lives as long as the process: an app delegate, the `@main` type, top-level code, or a `static let shared`
  singleton that registers in its private initialiser.
- The receiver's own type declares `addObserver`, so it is no notification center.
- A test function made the center, which dies with it.
- The names, centers or objects of registration and removal may be the same, and nothing in the program tells.

## What to do

1. In `deinit`, call `removeObserver(self, name:object:)` with the registration's name and object, or `removeObserver(self)`
   for all of them.
2. Where the observation should end earlier, such as in `viewDidDisappear`, remove by name there: a removal of everything
   also ends what superclasses and subclasses registered.
3. Where a removal exists, make its name, object and center those of the registration.

## Fix safety

Safe, where `self` is the observer of a center that `deinit` can name: `--fix` removes it there, by its name where the
`deinit` removes others by theirs. A removal in `deinit` that misses it by the name is mended instead. Where a lifecycle
registers it again and again, or another removal misses it, `--unsafe-fixes` mends that. None is offered where the observer
is another object.

Unsafe, where a typed descriptor is chosen in place of the selector: a closure calls the handler. Where nothing else names it,
and it does nothing with the notification but cast what that carries, it takes the payload, and is `@objc` no more.

## See also

- `NotificationCenter.addObserver(_:selector:name:object:)`
- `NotificationCenter.removeObserver(_:)`
- `NotificationCenter.removeObserver(_:name:object:)`
- Rules: `discarded_token`, `unremoved_token`

"""#
    ),
    (
      id: "untyped_userinfo",
      markdown: #"""
# untyped_userinfo

A handler takes a value out of a notification's `userInfo` by key and casts it by hand.

Default severity: note; warning for `as!`

## What it finds

A subscript of a notification's `userInfo` whose result is cast with `as?` or `as!`, in a function or closure that takes a
`Notification` or `NSNotification`: selector methods, blocks, `sink`, `compactMap`, `onReceive`, and the body of a
`for await` over a center's notifications. The finding sits on `userInfo`; where the dictionary goes through a local
(`if let info = note.userInfo`), on the subscript that is cast.

## Why it is a bug

Neither the key nor the type is checked. When the sender renames a key or changes a value's type, `as?` turns into `nil`
and the handler silently does nothing, and `as!` stops the program. Every handler repeats the same key and the same type,
and nothing keeps the copies together.

## Examples

### Reported

A selector method:

```swift
import Foundation

final class ModuleController: NSObject {
  @objc func toggled(_ notification: Notification) {
    guard let isOn = notification.userInfo?["isOn"] as? Bool else { return }  // expect: untyped_userinfo
    print(isOn)
  }

  @objc func renamed(_ notification: Notification) {
    print(notification.userInfo!["name"] as! String)  // expect: untyped_userinfo
  }
}
```

Through a local:

```swift
import UIKit

final class FormController: UIViewController {
  @objc func keyboardWillShow(_ note: Notification) {
    guard
      let info = note.userInfo,
      let frame = info[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect,  // expect: untyped_userinfo
      let duration = info[UIResponder.keyboardAnimationDurationUserInfoKey] as? TimeInterval  // expect: untyped_userinfo
    else { return }
    UIView.animate(withDuration: duration) {
      self.additionalSafeAreaInsets.bottom = frame.height
    }
  }
}
```

A publisher's operator:

```swift
import Combine
import Foundation

final class BatteryModel {
  private var bag: Set<AnyCancellable> = []

  init() {
    NotificationCenter.default.publisher(for: Notification.Name("BatteryLevel"))
      .compactMap { $0.userInfo?["level"] as? Double }  // expect: untyped_userinfo
      .sink { print($0) }
      .store(in: &bag)
  }
}
```

### Not reported

A typed accessor reads the dictionary once, in one place:

```swift
import Foundation

extension Notification {
  var isOn: Bool? { userInfo?["isOn"] as? Bool }
}

final class ModuleController: NSObject {
  @objc func toggled(_ notification: Notification) {
    guard let isOn = notification.isOn else { return }
    print(isOn)
  }
}
```

A payload type's initialiser does the same:

```swift
import UIKit

struct KeyboardPayload {
  let frame: CGRect

  init?(_ note: Notification) {
    guard let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return nil }
    self.frame = frame
  }
}

final class FormController: UIViewController {
  @objc func keyboardWillShow(_ note: Notification) {
    additionalSafeAreaInsets.bottom = KeyboardPayload(note)?.frame.height ?? 0
  }
}
```

Other things that have a `userInfo`:

```swift
import Foundation

func failingURL(of error: NSError) -> URL? {
  error.userInfo[NSURLErrorFailingURLErrorKey] as? URL
}

struct Track: Decodable {
  let title: String

  init(from decoder: any Decoder) throws {
    let prefix = decoder.userInfo[CodingUserInfoKey(rawValue: "prefix")!] as? String ?? ""
    title = try prefix + decoder.singleValueContainer().decode(String.self)
  }
}
```

No type is extracted:

```swift
import Foundation

final class Logger: NSObject {
  @objc func log(_ note: Notification) {
    guard note.userInfo?["quiet"] == nil else { return }
    print(note.name.rawValue, note.userInfo?["value"] as Any)
  }
}
```

## When it stays silent

- The `userInfo` is not a notification's: errors, coders, timers, user activities, scene sessions, push payloads,
  `UNNotification`, or a property, parameter or local of the program that merely has the name.
- The cast stands in an accessor in an extension of `Notification` or `NSNotification`, or in the initialiser by which a
  payload type takes a notification: that is the typed access.
- The cast is `as Any`, or the entry is only compared with `nil`.
- The dictionary is written to, or handed on as a whole.

## What to do

Read the dictionary in one place, and give handlers a typed value:

1. Declare a payload type whose initialiser takes the notification, or an accessor in an extension of `Notification`.
2. Let the code that posts build the dictionary from the same type, so that keys and types stand next to each other.
3. Where the system offers a typed message for the notification, observe that instead.

## Fix safety

Safe. `--fix` moves the cast into a `fileprivate` accessor of the notification, in the same file, which reads and casts as
before: an `as!` still traps. None is offered where the key or the type cannot be named outside of its scope.

Unsafe, where typed descriptors are chosen and the handler belongs to one observation: that becomes one with a descriptor, and
the handler takes its payload, as `discarded_token` says. A selector's removal goes with it.

## See also

- `Notification.userInfo`
- `NSNotification.userInfo`
- `NotificationCenter.MainActorMessage` and `NotificationCenter.AsyncMessage`
- Rules: `discarded_token`, `unremoved_token`, `unmatched_selector_observer`

"""#
    ),
    (
      id: "userinfo_contract",
      markdown: #"""
# userinfo_contract

A handler reads a key that nobody sends with the notification, or casts its value to a type that it never has.

Default severity: warning

## What it finds

The contract of a notification is what its posters put into `userInfo`, and what its handlers take out. This rule holds
the two against each other, in the whole program and for each name, whether that is a constant, a `static let` of
`Notification.Name` or of any other type, or a raw string:

- a key that is read, and that none of the program's posters of that name sends;
- a cast to a type that the value of no poster has;
- a cast of a documented key of the system's notifications to a type that it never holds, and a documented key that the
  system sends with other notifications only. What is documented is data: `Rules/notifications`.

The finding sits on `userInfo`; where the dictionary goes through a local, on the subscript.

## Why it is a bug

No compiler checks the contract. A key is renamed where it is posted, a number becomes a string, a payload is left out: the
program still builds, `as?` turns into `nil`, and the handler does nothing, which looks like a notification that never came.

## Examples

### Reported

The poster was changed, and the handler was not:

```swift
import Foundation

extension Notification.Name {
  static let batteryChanged = Notification.Name("BatteryChanged")
}

final class Battery {
  func measured(_ percent: Int) {
    NotificationCenter.default.post(name: .batteryChanged, object: self, userInfo: ["percent": percent])
  }
}

final class Gauge: NSObject {
  override init() {
    super.init()
    NotificationCenter.default.addObserver(self, selector: #selector(changed), name: .batteryChanged, object: nil)
  }

  deinit { NotificationCenter.default.removeObserver(self) }

  @objc private func changed(_ note: Notification) {
    print(note.userInfo?["level"] as? Int ?? 0)  // expect: userinfo_contract, untyped_userinfo
    print(note.userInfo?["percent"] as? String ?? "")  // expect: userinfo_contract, untyped_userinfo
  }
}
```

The system documents a rectangle:

```swift
import UIKit

final class FormController: UIViewController {
  private var token: NSObjectProtocol?

  func start() {
    token = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillShowNotification, object: nil, queue: .main
    ) { note in
      let size = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGSize  // expect: userinfo_contract, untyped_userinfo
      print(size ?? .zero)
    }
  }

  func stop() {
    if let token { NotificationCenter.default.removeObserver(token) }
  }
}
```

### Not reported

Numbers are boxed as numbers, so that one sort can be cast to another; and a key that one poster of two sends may be there:

```swift
import Foundation

extension Notification.Name {
  static let rowed = Notification.Name("Rowed")
}

struct Boat {
  func row(_ strokes: Int32) {
    NotificationCenter.default.post(name: .rowed, object: nil, userInfo: ["strokes": strokes])
    NotificationCenter.default.post(name: .rowed, object: nil, userInfo: ["crew": "eight"])
  }
}

final class Coach {
  func watch() async {
    for await note in NotificationCenter.default.notifications(named: .rowed) {
      print(note.userInfo?["strokes"] as? Double ?? 0)  // expect: untyped_userinfo
      print(note.userInfo?["crew"] as? String ?? "")  // expect: untyped_userinfo
    }
  }
}
```

What a payload holds is made elsewhere:

```swift
import Foundation

extension Notification.Name {
  static let imported = Notification.Name("Imported")
}

func finishImport(_ report: [String: Any]) {
  NotificationCenter.default.post(name: .imported, object: nil, userInfo: report)
}

final class ImportLog {
  func watch() async {
    for await note in NotificationCenter.default.notifications(named: .imported) {
      print(note.userInfo?["rows"] == nil)
    }
  }
}
```

## When it stays silent

- A poster's name, payload or one of its keys cannot be told: built by a call, kept in a property, handed in by a caller
  that is not seen. A poster of unknown name counts for every name, as far as it may carry the key.
- Nothing in the program posts the name, or the name is public, or is declared where the source does not show, or
  Objective-C, C or C++ code of the project mentions it: others may post it.
- It cannot be told under which names the handler is called: it is passed on as a value, or called by unknown code.
- A handler of several names reads what one of them carries.
- The key of a system notification is not documented.
- The types may be cast to each other: all numbers, `String` and `NSString`, classes of one hierarchy, protocols, generic
  parameters, types that are not seen.

## What to do

Read the key that is sent, or send the key that is read. So that they cannot part again, declare a payload type that both
sides use: its initialiser takes the notification, and a function of it builds the dictionary.

## Fix safety

No fix: which side is right is a decision of the program's author.

## See also

- `Notification.userInfo`
- `NotificationCenter.post(name:object:userInfo:)`
- Rules: `untyped_userinfo`

"""#
    ),
    (
      id: "unmatched_key_path_observer",
      markdown: #"""
# unmatched_key_path_observer

A key path is observed, and nothing removes the observer.

Default severity: error; note where the observed object ends with the observer, or where the program makes one observer and keeps it for as long as the process lives

## What it finds

A call of `addObserver(_:forKeyPath:options:context:)` without a `removeObserver(_:forKeyPath:…)` of that key path in the type,
its extensions, its superclasses and subclasses, or anywhere else for the same observer.

A key path is the same as a string, through a constant, and as `#keyPath(…)`. A list of key paths that is added in a loop is
matched when each of them is removed, in a loop or one by one.

## Why it is a bug

Key-value observing keeps an unsafe reference to the observer. Where the observed object outlives it, the next change is sent
to freed memory, and the program crashes far from the mistake. Where the observed object is private to the observer, it ends
first or at the same time, which since iOS 11 and macOS 10.13 is harmless; the rule leaves a note then.

## Examples

### Reported

Nothing removes the observer of an object that lives on:

```swift
import AVFoundation

final class LevelMeter: NSObject {
  private let player: AVPlayer

  init(player: AVPlayer) {
    self.player = player
    super.init()
    player.addObserver(  // expect: unmatched_key_path_observer
      self, forKeyPath: #keyPath(AVPlayer.rate), options: [.new], context: nil)
  }
}
```

Another key path is removed:

```swift
import AVFoundation

final class LevelMeter: NSObject {
  private let player: AVPlayer

  init(player: AVPlayer) {
    self.player = player
    super.init()
    player.addObserver(  // expect: unmatched_key_path_observer
      self, forKeyPath: #keyPath(AVPlayer.rate), options: [.new], context: nil)
  }

  deinit {
    player.removeObserver(self, forKeyPath: #keyPath(AVPlayer.volume))
  }
}
```

### Not reported

The same key path is removed:

```swift
import AVFoundation

final class LevelMeter: NSObject {
  private let player: AVPlayer

  init(player: AVPlayer) {
    self.player = player
    super.init()
    player.addObserver(self, forKeyPath: #keyPath(AVPlayer.rate), options: [.new], context: nil)
  }

  deinit {
    player.removeObserver(self, forKeyPath: "rate")
  }
}
```

The observation ends when it is released:

```swift
import AVFoundation

final class LevelMeter {
  private var observation: NSKeyValueObservation?

  init(player: AVPlayer) {
    observation = player.observe(\.rate) { player, _ in print(player.rate) }
  }
}
```

## When it stays silent

- A key path cannot be told, and some removal is near.
- A superclass comes from another package.
- The owner is the application itself, a singleton or a global, or is a test.
- The receiver's own type declares `addObserver(_:forKeyPath:options:context:)`.

## What to do

1. Call `removeObserver(_:forKeyPath:context:)` in `deinit`, with the same key path and context.
2. Or use `observe(\.property) { … }`, and keep the observation in a property: it ends when it is released.

## Fix safety

Safe where `init` registers, without a condition, on a constant: `--fix` removes the observer in `deinit`, with its context where
it has one. Elsewhere unsafe: to remove an observer of a key path that is not registered ends the process, as in a controller
whose view was never loaded, or once the property holds another object. A loop over a list of key paths is written once more.

None is offered where the observer is another object, where the observed object is known only where it is registered, such as a
parameter, or where a lazy or wrapped property might be made anew in `deinit`. The finding says which.

## See also

- `NSObject.addObserver(_:forKeyPath:options:context:)`
- `NSKeyValueObservation`
- Rules: `unbalanced_lifecycle`, `unmatched_selector_observer`

"""#
    ),
    (
      id: "unbalanced_lifecycle",
      markdown: #"""
# unbalanced_lifecycle

A lifecycle method that runs again and again registers an observer, or stores one more observation, each time.

Default severity: warning

## What it finds

An observer, of a notification center or of a key path, that is registered each time a repeated lifecycle method runs, in the
method itself or in a helper that it calls, also in another file, where

- no counterpart of the method removes it, nor does the method itself, and
- nothing makes it run once: no `nil` check of its token, no flag, no lazy property.

Likewise an observation that ends with its token, where each pass adds one more to a collection which nothing in between
empties: `.sink` or `.assign(to:on:)` with `.store(in: &bag)`, `observe(\.x)` or a token of the program's own that is appended.
What is observed must be something that goes on: a center, a timer, a key path, a `@Published` property, a subject.

| repeated | counterpart: any of |
| --- | --- |
| `viewWillAppear`, `viewIsAppearing`, `viewDidAppear` | `viewWillDisappear`, `viewDidDisappear` |
| `layoutSubviews`, `layout`, `draw`, `updateConstraints` and those of the view controller | none |
| `didMoveToWindow`, `didMoveToSuperview` and those of AppKit | the branch without a window; `willMove(toWindow:)` and its kin, `removeFromSuperview` |
| `prepareForReuse` | itself; `didEndDisplaying` |
| `cellForRowAt`, `cellForItemAt`, `viewFor` and their kin, with the configuration of reused views | `prepareForReuse`, `didEndDisplaying` |
| `sceneWillEnterForeground`, `sceneDidBecomeActive` | `sceneWillResignActive`, `sceneDidEnterBackground` |
| `applicationWillEnterForeground`, `applicationDidBecomeActive` | `applicationWillResignActive`, `applicationDidEnterBackground` |
| `updateUIView` and its kin | none |
| `onAppear`, a SwiftUI `body` | `onDisappear` |

The table is `Rules/catalog/lifecycles.json`.

## Why it is a bug

The center does not ask whether an observer is there already. After the third appearance the handler runs three times for each
notification: lists reload three times, requests are sent three times, and of the tokens all but the last are lost. A
removal in `deinit` comes too late for that.

## Examples

### Reported

Only `deinit` removes what each appearance registers:

```swift
import UIKit

final class FriendsController: UITableViewController {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    NotificationCenter.default.addObserver(  // expect: unbalanced_lifecycle
      self, selector: #selector(friendsChanged), name: Notification.Name("FriendsChanged"), object: nil)
  }

  deinit {
    NotificationCenter.default.removeObserver(self)
  }

  @objc private func friendsChanged() {
    tableView.reloadData()
  }
}
```

A helper is as repeated as the method that calls it:

```swift
import UIKit

final class BadgeView: UIView {
  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    observe()
  }

  private func observe() {
    NotificationCenter.default.addObserver(  // expect: unbalanced_lifecycle
      self, selector: #selector(update), name: Notification.Name("BadgeChanged"), object: nil)
  }

  deinit {
    NotificationCenter.default.removeObserver(self)
  }

  @objc private func update() {}
}
```

A collection keeps every observation that was ever stored in it:

```swift
import Combine
import UIKit

final class FriendsController: UITableViewController {
  private var subscriptions = Set<AnyCancellable>()

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    NotificationCenter.default.publisher(for: Notification.Name("FriendsChanged"))
      .sink { [weak self] _ in self?.tableView.reloadData() }  // expect: unbalanced_lifecycle
      .store(in: &subscriptions)
  }
}
```

### Not reported

The counterpart removes it:

```swift
import UIKit

final class FriendsController: UITableViewController {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    NotificationCenter.default.addObserver(
      self, selector: #selector(friendsChanged), name: Notification.Name("FriendsChanged"), object: nil)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    NotificationCenter.default.removeObserver(self, name: Notification.Name("FriendsChanged"), object: nil)
  }

  @objc private func friendsChanged() {
    tableView.reloadData()
  }
}
```

A check of the token lets it run once:

```swift
import UIKit

final class FriendsController: UITableViewController {
  private var token: (any NSObjectProtocol)?

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if token == nil {
      token = NotificationCenter.default.addObserver(
        forName: Notification.Name("FriendsChanged"), object: nil, queue: .main
      ) { _ in print("friends") }
    }
  }

  deinit {
    if let token { NotificationCenter.default.removeObserver(token) }
  }
}
```

The collection is emptied in between, and a property that is no collection keeps one observation alone, as the next one ends
the one before:

```swift
import Combine
import UIKit

final class FriendsController: UITableViewController {
  private let added = PassthroughSubject<String, Never>()
  private var subscriptions = Set<AnyCancellable>()
  private var addition: AnyCancellable?

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    NotificationCenter.default.publisher(for: Notification.Name("FriendsChanged"))
      .sink { [weak self] _ in self?.tableView.reloadData() }
      .store(in: &subscriptions)
    addition = added.sink { [weak self] in self?.title = $0 }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    subscriptions.removeAll()
  }
}
```

## When it stays silent

- The method removes the observer itself, before or after.
- A condition around the registration looks at something that the same pass sets. A condition on anything else does not
  silence the rule.
- The handler, or the block itself, removes the registration.
- Each pass makes the observing or the observed object anew.
- The registration stands in a closure that runs nobody knows when, such as a button's action: that is the user's doing.
- An observation is stored where the next one replaces it: in a property, or under a key of a dictionary.
- What is observed completes by itself or may do so, is made anew on each pass, or cannot be told.
- The collection of observations is emptied in a closure that runs nobody knows when.
- Another method of the same row of the table removes it: each pass runs that too.
- A superclass comes from another package: it may remove in between what is registered by selector.

## What to do

1. Remove the observer in the counterpart, by name.
2. Or register once: in `viewDidLoad`, in `awakeFromNib`, in `init`.
3. Or keep an observation that ends with its token in a property of its own, where it replaces the one before.

## Fix safety

Unsafe, as it changes what is delivered when. `--unsafe-fixes` removes the observer or the token in `viewWillDisappear`, in an
override that it makes where there is none, or in the counterpart that a delegate has: what is posted until the next
registration is not handled. Where no counterpart surely runs in between, as for `didMoveToWindow` and `layoutSubviews`, it
removes the observer before it is registered again: each notification is handled once. A collection that observations pile up
in is emptied at the start of each pass; where it keeps others as well, the pass gets a collection of its own.

None is offered where the token is kept nowhere yet (`discarded_token` keeps it), where the property keeps other tokens too, where
several methods of one object fill the collection on each pass, or for a key path without a counterpart that surely runs once: to remove an observer of a key path that is not registered ends the
process. The finding says which.

## See also

- `UIViewController.viewWillAppear(_:)`, `UIViewController.viewDidDisappear(_:)`
- `UIView.didMoveToWindow()`
- Rules: `duplicate_registration`, `unremoved_token`, `unmatched_selector_observer`

"""#
    ),
    (
      id: "ineffective_removal",
      markdown: #"""
# ineffective_removal

A removal cannot end what it is meant to end.

Default severity: warning

## What it finds

A call of `removeObserver` on a notification center that removes nothing, as far as the whole program shows:

- `removeObserver(self)` in a type whose registrations, in its extensions, superclasses and subclasses too, are all
  block-based: their observers are the tokens, not `self`;
- a removal by a name that the object never registers;
- a removal from another center than the registration's, or for another object;
- a removal of what a selector-based registration returned, which is nothing;
- a removal of a property that never holds a token, or that was set to `nil` just before;
- a removal of a whole collection of tokens at once.

## Why it is a bug

The code says that the observation ends here, and it does not. The block, and all that it captures, stays in the center; the
method of a selector-based registration is called for as long as its object lives. Nothing warns: the center ignores a
removal that it cannot match.

## Examples

### Reported

The registration is block-based, and its observer is the token:

```swift
import Foundation

final class Inventory {
  private var token: (any NSObjectProtocol)?

  func start() {
    token = NotificationCenter.default.addObserver(  // expect: unremoved_token
      forName: .stockChanged, object: nil, queue: .main
    ) { _ in print("stock") }
  }

  deinit {
    NotificationCenter.default.removeObserver(self)  // expect: ineffective_removal
  }
}

extension Notification.Name {
  static let stockChanged = Notification.Name("StockChanged")
}
```

The removal names another notification:

```swift
import UIKit

final class RecorderController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    NotificationCenter.default.addObserver(  // expect: unmatched_selector_observer
      self, selector: #selector(pause), name: UIApplication.didEnterBackgroundNotification, object: nil)
  }

  deinit {
    NotificationCenter.default.removeObserver(  // expect: ineffective_removal
      self, name: UIApplication.willResignActiveNotification, object: nil)
  }

  @objc private func pause() {}
}
```

The token is gone before it is removed:

```swift
import Foundation

final class Inventory {
  private var token: (any NSObjectProtocol)?

  func start() {
    token = NotificationCenter.default.addObserver(
      forName: Notification.Name("StockChanged"), object: nil, queue: .main
    ) { _ in print("stock") }
  }

  func stop() {
    token = nil
    if let token { NotificationCenter.default.removeObserver(token) }  // expect: ineffective_removal
  }
}
```

### Not reported

One of the registrations is by selector, and `removeObserver(self)` ends it:

```swift
import Foundation

final class Inventory: NSObject {
  private var token: (any NSObjectProtocol)?

  func start() {
    let center = NotificationCenter.default
    token = center.addObserver(forName: Notification.Name("StockChanged"), object: nil, queue: .main) { _ in
      print("stock")
    }
    center.addObserver(self, selector: #selector(sold), name: Notification.Name("Sold"), object: nil)
  }

  deinit {
    NotificationCenter.default.removeObserver(self)
    if let token { NotificationCenter.default.removeObserver(token) }
  }

  @objc private func sold() {}
}
```

Nothing is registered at all: the removal is dead, and does no harm:

```swift
import Foundation

final class Inventory: NSObject {
  deinit {
    NotificationCenter.default.removeObserver(self)
  }
}
```

## When it stays silent

- A superclass comes from another package: it may register what the removal ends.
- The name, the string that it is made of, the center or the object cannot be told, or the observer is registered where the
  program's source does not show.
- The type registers nothing that can be seen, and the removal names nothing.
- The removed object is another one than `self`, such as a view of the framework's.
- The receiver may be something else than a notification center.

## What to do

1. For a block-based registration, keep the token, and pass that to `removeObserver(_:)`.
2. Make the removal's name, object and center those of the registration.
3. Remove the token first, and set the property to `nil` then.
4. Drop a removal of what is never registered.

## Fix safety

Safe where the removal runs in `deinit`, or where nothing but the removal goes; else unsafe, as the observation ends there from
now on, as it was meant to.

- `removeObserver(self)` for blocks: in `deinit`, the tokens are kept and removed instead; elsewhere the tokens that properties
  keep are removed in its place.
- Another name: the one that is registered and that nothing else removes, if it is one; else the removal is dropped.
- Another center or object: those of the registration, or any object.
- A collection given as one token: each of its tokens.
- A token that was set to `nil` before: it is set to `nil` behind the removal.
- What a selector-based registration returned: `self`, by its name.
- A property that no token is ever stored in: the removal is dropped, and a body or an `if let` with it that would be empty.

None is offered where the removal is no statement of its own, where several registrations may be meant, or where nothing would
be left of the method around. The finding says which.

## See also

- `NotificationCenter.removeObserver(_:)`
- `NotificationCenter.removeObserver(_:name:object:)`
- Rules: `unremoved_token`, `discarded_token`, `unmatched_selector_observer`, which report what the removal leaves behind

"""#
    ),
    (
      id: "overbroad_removal",
      markdown: #"""
# overbroad_removal

`removeObserver(self)` removes everything, while the object lives on.

Default severity: note; warning where the program shows whose registration is lost

## What it finds

A call of `removeObserver(self)` without a name, or with `name: nil` and no object, outside of `deinit` and of helpers that
nothing but `deinit` calls.

It is a warning where a superclass or a subclass registers the same object with the same center, and does not do so again each
time that the removal ran. An extension counts where it registers once, and the removal stands elsewhere and runs each time
that a view disappears. The finding names the registrations that are lost.

## Why it is a bug

The call ends every registration of the object on that center: also those that a superclass, a subclass or an extension made,
which know nothing of it and wait for notifications that never come. In `deinit` that is right, as the object is gone; in
`viewWillDisappear` it silences a base class for good. Where nobody else registers today, somebody may tomorrow, hence a note.

## Examples

### Reported

The superclass's registration ends, too, with the first disappearance:

```swift
import UIKit

class ThemedController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    NotificationCenter.default.addObserver(
      self, selector: #selector(themeChanged), name: Notification.Name("ThemeChanged"), object: nil)
  }

  @objc func themeChanged() {}
}

final class SearchController: ThemedController {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    NotificationCenter.default.addObserver(
      self, selector: #selector(shown), name: UIResponder.keyboardDidShowNotification, object: nil)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    NotificationCenter.default.removeObserver(self)  // expect: overbroad_removal
  }

  @objc private func shown() {}
}
```

### Not reported

The removal names what the type registered:

```swift
import UIKit

final class SearchController: UIViewController {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    NotificationCenter.default.addObserver(
      self, selector: #selector(shown), name: UIResponder.keyboardDidShowNotification, object: nil)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    NotificationCenter.default.removeObserver(self, name: UIResponder.keyboardDidShowNotification, object: nil)
  }

  @objc private func shown() {}
}
```

A helper of `deinit`:

```swift
import Foundation

class Session: NSObject {
  func start() {
    NotificationCenter.default.addObserver(
      self, selector: #selector(ended), name: Notification.Name("SessionEnded"), object: nil)
  }

  deinit {
    tearDown()
  }

  private func tearDown() {
    NotificationCenter.default.removeObserver(self)
  }

  @objc private func ended() {}
}
```

## When it stays silent

- The removal stands in `deinit`, or in a function that nothing but `deinit` calls.
- It names a notification or an object.
- It removes another object than `self`, or a value, which nothing could have registered.
- The type makes the center for itself, so that nobody else registers there.
- The type holds tests.
- The call ends nothing, which `ineffective_removal` reports.

## What to do

1. Remove by name what this type registered: `removeObserver(self, name: …, object: …)`.
2. Or leave it to `deinit`.

## Fix safety

Unsafe, as what superclasses, subclasses and extensions registered for the same object is kept: `--unsafe-fixes` puts one
removal for each name and object in its place that the type itself registers. Safe in a final class that inherits from
`NSObject` alone, where nobody else registers.

None is offered where the type itself registers nothing by selector, where a name is known only where it is registered, or where
every name is registered. The finding says which.

## See also

- `NotificationCenter.removeObserver(_:)`
- Rules: `ineffective_removal`, `unbalanced_lifecycle`

"""#
    ),
    (
      id: "duplicate_registration",
      markdown: #"""
# duplicate_registration

The same observer, selector, name and object are registered twice on one path.

Default severity: warning

## What it finds

Two calls of `addObserver(_:selector:name:object:)` on one center with the same observer, selector, name and object, where one
pass through a function makes both: in the function itself, through helpers that it calls, or one in `super`'s method. The
second of them is reported.

## Why it is a bug

The center keeps both entries: each notification calls the method twice. What the method does is then done twice, such as a
request that is sent, or a toggle that ends where it began. One `removeObserver` removes both, so nothing shows at the end.

## Examples

### Reported

One method registers the same twice:

```swift
import UIKit

final class PriceController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let center = NotificationCenter.default
    center.addObserver(self, selector: #selector(priceChanged), name: .priceChanged, object: nil)
    center.addObserver(self, selector: #selector(currencyChanged), name: .currencyChanged, object: nil)
    center.addObserver(self, selector: #selector(priceChanged), name: .priceChanged, object: nil)  // expect: duplicate_registration
  }

  deinit {
    NotificationCenter.default.removeObserver(self)
  }

  @objc private func priceChanged() {}
  @objc private func currencyChanged() {}
}

extension Notification.Name {
  static let priceChanged = Notification.Name("PriceChanged")
  static let currencyChanged = Notification.Name("CurrencyChanged")
}
```

### Not reported

A removal stands in between:

```swift
import Foundation

final class PriceModel: NSObject {
  private static let changed = Notification.Name("PriceChanged")

  override init() {
    super.init()
    NotificationCenter.default.addObserver(self, selector: #selector(update), name: Self.changed, object: nil)
  }

  func restart() {
    NotificationCenter.default.removeObserver(self, name: Self.changed, object: nil)
    NotificationCenter.default.addObserver(self, selector: #selector(update), name: Self.changed, object: nil)
  }

  deinit {
    NotificationCenter.default.removeObserver(self)
  }

  @objc private func update() {}
}
```

The branches exclude each other:

```swift
import Foundation

final class PriceModel: NSObject {
  func start(quickly isQuick: Bool) {
    let changed = Notification.Name("PriceChanged")
    if isQuick {
      NotificationCenter.default.addObserver(self, selector: #selector(update), name: changed, object: nil)
    } else {
      NotificationCenter.default.addObserver(self, selector: #selector(update), name: changed, object: nil)
    }
  }

  deinit {
    NotificationCenter.default.removeObserver(self)
  }

  @objc private func update() {}
}
```

## When it stays silent

- The two differ in observer, selector, name, object or center, or one of these cannot be told.
- They stand in branches that exclude each other, or the first one's branch leaves.
- A removal, or a call of a function that removes, stands in between.
- A condition lets one of them run once.
- The registrations are block-based: each has work and a token of its own.

## What to do

1. Register once, where the object is made or loaded.
2. Where a superclass registers already, override its method instead.

## Fix safety

This version applies no fix for this rule. Where a registration or a removal belongs is the program's decision. The help text of
each finding says what to do.

## See also

- `NotificationCenter.addObserver(_:selector:name:object:)`
- Rules: `unbalanced_lifecycle`, which reports what a repeated method registers again

"""#
    ),
    (
      id: "unused_suppression",
      markdown: #"""
# unused_suppression

A comment keeps a rule silent where the rule has nothing to say.

Default severity: warning

## What it finds

A comment of the linter's own, `// observer-lint:disable…`, that suppresses no finding, or none of one of the rules that it
names. Likewise an `enable` where nothing is switched off, and a comment that cannot mean anything: no rule, or one that
there is not.

| comment | what it means |
| --- | --- |
| `// observer-lint:disable:next RULE… -- why` | the statement that begins behind the comment |
| `// observer-lint:disable:this RULE… -- why` | the statement that the comment stands in |
| `// observer-lint:disable:previous RULE… -- why` | the statement that ends before the comment |
| `// observer-lint:disable RULE… -- why` … `// observer-lint:enable RULE…` | all in between, or to the end of the file |
| `// observer-lint:disable:file RULE… -- why` | the whole file, wherever the comment stands |

A statement is meant with its closures, over however many lines it goes. Of a statement or declaration with a body of its
own (`if`, `func`, `class`) only what stands before the body is meant. `all` stands for every rule. What follows ` -- ` is
the reason, for people.

SwiftLint's `// swiftlint:disable discarded_notification_center_observer` counts as one of `discarded_token`, and
`notification_center_detachment` as one of `overbroad_removal`, in all of SwiftLint's forms. This rule does not speak of
them: SwiftLint does, if asked.

## Why it is a bug

The code has changed since, or the comment never did what its author wanted. Either way it is ready to hide the next finding
on that line, which nobody has looked at.

## Examples

### Reported

The token is removed, and nothing needs to be suppressed any more:

```swift
import Foundation

final class Clock {
  private var token: (any NSObjectProtocol)?

  func start() {
    // observer-lint:disable:next unremoved_token -- removed elsewhere  // expect: unused_suppression
    token = NotificationCenter.default.addObserver(forName: .NSSystemClockDidChange, object: nil, queue: nil) { _ in }
  }

  deinit {
    if let token { NotificationCenter.default.removeObserver(token) }
  }
}
```

No rule is called that:

```swift
import Foundation

func start() {
  // observer-lint:disable:next dropped_token -- lives as long as the process  // expect: unused_suppression
  NotificationCenter.default.addObserver(forName: nil, object: nil, queue: nil) { _ in }  // expect: discarded_token
}
```

### Not reported

The comment suppresses a finding, on the third line of the statement:

```swift
import Foundation

func start() {
  // observer-lint:disable:next discarded_token -- runs once, and for as long as the process
  NotificationCenter
    .default
    .addObserver(forName: nil, object: nil, queue: nil) { _ in }
}
```

So does SwiftLint's:

```swift
import Foundation

func start() {
  // swiftlint:disable:next discarded_notification_center_observer
  NotificationCenter.default.addObserver(forName: nil, object: nil, queue: nil) { _ in }
}
```

## When it stays silent

Where the configuration switches a rule off, comments that name it are left alone: the rule might have had something to say.

## What to do

Remove the comment, or the one name in it. Where it was meant for something else, attach it to that.

## Fix safety

There is no fix: only its author knows what the comment was for.

"""#
    ),
    (
      id: "leaked_at_run_time",
      markdown: #"""
# leaked_at_run_time

A test or another run, with the runtime probe in it, ended with an observer that nobody could remove any more, and no other
rule has a finding for the place that registered it.

Default severity: error

## What it finds

Nothing by itself: its findings come from the reports that `LeakProbe` wrote, which `--probe-report DIR` names. The place is
the registration that the probe saw. Where another rule has a finding for that place, that finding is said to be confirmed at
run time, with how often, and this rule is silent.

## Why it is a bug

The center keeps the observer, its block, and everything that the block captures until the token is passed to
`removeObserver(_:)`. The linter keeps silent where some removal in the program can be reached by the token. The probe saw a
run in which that removal did not happen, and the token was gone when the process ended.

## Examples

### Reported

With the report of a run that called `start()` and let the radio go without a call of `stop()`:

```swift
import Foundation

final class Radio {
  private var token: (any NSObjectProtocol)?

  func start() {
    token = NotificationCenter.default.addObserver(forName: .songDidEnd, object: nil, queue: nil) { _ in }
  }

  func stop() {
    if let token { NotificationCenter.default.removeObserver(token) }
  }
}
```

## When it stays silent

- Observers that were still registered when a process ended, and whose tokens were still held: somebody could have removed
  them, as a singleton could its own. `LEAKPROBE_OPTIONS=fail_on=any` has the probe count them as leaked.
- Observers that a suppression of the probe covers.
- Places outside the files that are linted, and places whose file cannot be told: the report's notices name them.

## What to do

Make the removal certain: keep the token in an object whose `deinit` removes it, so that letting the object go is enough.

```swift
import Foundation

final class Radio {
  private var token: (any NSObjectProtocol)?

  func start() {
    stop()
    token = NotificationCenter.default.addObserver(forName: .songDidEnd, object: nil, queue: nil) { _ in }
  }

  func stop() {
    if let token { NotificationCenter.default.removeObserver(token) }
    token = nil
  }

  deinit { stop() }
}
```

## Fix safety

There is no fix: the linter does not know why the removal did not happen.

## See also

- Rules: `discarded_token`, `unremoved_token`, whose findings the probe's reports confirm

A report is about the runs that wrote it: a finding that no report mentions is not refuted, as no run may have come there.

"""#
    ),
    (
      id: "retain_cycle",
      markdown: #"""
# retain_cycle

An observation keeps the object alive whose end alone would end the observation.

Default severity: error; note where the program makes one owner and keeps it for as long as the process lives

## What it finds

- A block-based observer whose block holds `self` strongly, and whose token only a `deinit` removes: that of the same object,
  or that of a token wrapper that the object keeps. It never runs.
- An observation that ends when its token is released, kept in a property of `self`, with a closure that holds `self`:
  `sink`, `assign(to:on: self)`, `observe(\.x)`, a message observer's token, RxSwift's `subscribe` in a `DisposeBag`, over
  something that does not complete by itself: a center, a timer, a key path, a `@Published` property, a subject.

A block holds `self` when it names it, when it names a member without it, through a closure in it (also one that takes
`[weak self]`, as the closure around hands it on), through an operator's closure on the way, through a local function or a
stored closure that it calls, and when it *is* a method: `using: handle`.

The finding sits on the name of the call.

## Why it is a bug

The object keeps the token, the token or the center keeps the block, and the block keeps the object. Nobody can release any
of them: the object stays, goes on handling what it observes, and each new one joins it. What is written in `deinit` to
clean up is never reached.

## Examples

### Reported

```swift
import UIKit

final class VolumeController: UIViewController {
  private var token: (any NSObjectProtocol)?

  override func viewDidLoad() {
    super.viewDidLoad()
    token = NotificationCenter.default.addObserver(forName: .volumeChanged, object: nil, queue: .main) { _ in  // expect: retain_cycle
      self.view.setNeedsLayout()
    }
  }

  deinit {
    if let token { NotificationCenter.default.removeObserver(token) }
  }
}

extension Notification.Name {
  static let volumeChanged = Notification.Name("VolumeChanged")
}
```

Kept in a set of its own:

```swift
import Combine
import Foundation

final class InboxModel: ObservableObject {
  @Published var unread = 0
  @Published var badge = ""
  private var cancellables = Set<AnyCancellable>()

  init() {
    $unread
      .map { "\($0)" }
      .assign(to: \.badge, on: self)  // expect: retain_cycle
      .store(in: &cancellables)
    NotificationCenter.default.publisher(for: Notification.Name("Mail"))
      .sink { _ in  // expect: retain_cycle
        DispatchQueue.main.async { [weak self] in self?.unread += 1 }
      }
      .store(in: &cancellables)
  }
}
```

A method is bound to its object:

```swift
import Foundation

final class Watcher {
  private var token: (any NSObjectProtocol)?

  func start() {
    token = NotificationCenter.default.addObserver(  // expect: retain_cycle
      forName: Notification.Name("Changed"), object: nil, queue: nil, using: handle)
  }

  private func handle(_ notification: Notification) {}

  deinit {
    if let token { NotificationCenter.default.removeObserver(token) }
  }
}
```

### Not reported

Held weakly:

```swift
import Combine
import Foundation

final class OutboxModel {
  private var cancellables = Set<AnyCancellable>()
  private var sent = 0

  func start() {
    NotificationCenter.default.publisher(for: Notification.Name("Sent"))
      .sink { [weak self] _ in self?.sent += 1 }
      .store(in: &cancellables)
  }
}
```

Ended elsewhere too, or by itself:

```swift
import Combine
import Foundation

final class DraftModel {
  private var saving: AnyCancellable?
  private var cancellables = Set<AnyCancellable>()
  private var text = ""

  func open() {
    saving = Timer.publish(every: 5, on: .main, in: .common).autoconnect().sink { _ in self.text += "." }
    URLSession.shared.dataTaskPublisher(for: URL(fileURLWithPath: "/draft"))
      .map { String(decoding: $0.data, as: UTF8.self) }
      .replaceError(with: "")
      .sink { self.text = $0 }
      .store(in: &cancellables)
  }

  func close() {
    saving = nil
  }
}
```

## When it stays silent

- The block holds `self` weakly or unowned, or `self` is a value or a type.
- Anything but the object's own `deinit` may end the observation: it removes the token, cancels, empties the collection, sets
  the property, hands it to somebody. A private helper that only `deinit` calls is `deinit`.
- The block removes its own token.
- The publisher completes, or it cannot be told whether it does.
- The object is the application itself, a singleton or a global, or is a test.

## What to do

1. Hold `self` weakly, in the outermost closure: `{ [weak self] in … }`.
2. In place of `assign(to: \.name, on: self)` use `assign(to: &$name)`, or a `sink` that holds `self` weakly.
3. In place of a method pass a closure: `{ [weak self] in self?.handle($0) }`.
4. Or end the observation before the object is to go, such as in `viewDidDisappear(_:)`.

## Fix safety

Safe. `--fix` gives the closure of an `addObserver`, `sink` or `observe` a `[weak self]`, after which it does nothing for an
owner that is gone. A method that is given as the block becomes such a closure, and `assign(to:on: self)` a `sink` with one. None
is offered where an operator's closure, which has to return something, holds `self`, or where what holds `self` is not written
in the call. The fix is unsafe where the program makes such an object and lets it go at once: only the cycle keeps it.

## See also

- `AnyCancellable`, `NSKeyValueObservation`
- Rules: `discarded_token`, `unremoved_token`, `dropped_observation`, `endless_notification_task`

"""#
    ),
    (
      id: "endless_notification_task",
      markdown: #"""
# endless_notification_task

A task waits for notifications for ever, nobody cancels it, and it holds an object meanwhile.

Default severity: error; note where the program makes one owner and keeps it for as long as the process lives

## What it finds

A `for await` loop over a center's `notifications(named:)`, `messages(of:for:)` or `publisher(for:).values` in an unstructured
`Task` that holds `self` strongly, where the task is dropped, or kept and never cancelled. The finding sits on `for`.

These hold `self` for as long as the loop waits:

- naming `self` or a member of it anywhere in the task's closure;
- `guard let self` *before* the loop, in a closure that takes `[weak self]`;
- calling a method that loops: it holds the object that it is called on.

A child task, as in a task group, counts as the task around it. Setting the handle to `nil` cancels nothing, and a `cancel()`
in the object's own `deinit` waits for the task that keeps the object.

## Why it is a bug

A center's sequence has no end. The task goes on waiting, and what it holds is never released: the object lives on and
handles each notification, together with all those that were made before it.

## Examples

### Reported

```swift
import Foundation

@MainActor
final class LibraryModel {
  private var books = 0

  func start() {
    Task {
      for await _ in NotificationCenter.default.notifications(named: Notification.Name("Added")) {  // expect: endless_notification_task
        books += 1
      }
    }
  }
}
```

Bound before the loop:

```swift
import Foundation

@MainActor
final class ShelfModel {
  private var task: Task<Void, Never>?
  private var books = 0

  func start() {
    task = Task { [weak self] in
      guard let self else { return }
      for await _ in NotificationCenter.default.notifications(named: Notification.Name("Moved")) {  // expect: endless_notification_task
        self.books += 1
      }
    }
  }

  deinit {
    task?.cancel()
  }
}
```

### Not reported

Bound on each turn:

```swift
import Foundation

@MainActor
final class ReaderModel {
  private var pages = 0

  func start() {
    Task { [weak self] in
      for await _ in NotificationCenter.default.notifications(named: Notification.Name("Turned")) {
        guard let self else { return }
        self.pages += 1
      }
    }
  }
}
```

Cancelled:

```swift
import UIKit

final class ReadingController: UIViewController {
  private var task: Task<Void, Never>?

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    task = Task {
      for await _ in NotificationCenter.default.notifications(named: Notification.Name("Turned")) {
        view.setNeedsLayout()
        self.title = "turned"
      }
    }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    task?.cancel()
  }
}
```

## When it stays silent

- The task does not hold `self` while it waits, or `self` is a value or a type.
- Something other than the object's own `deinit` may cancel the task, or takes its handle.
- The loop ends by itself: `break`, `return` or `throw` in it, `prefix(_:)` or `first()` on the sequence. A guard that asks
  for `Task.isCancelled` is no such end.
- SwiftUI's `.task { … }` runs it, which cancels.
- The object is the application itself, a singleton or a global, or is a test.

## What to do

1. Take `[weak self]`, and bind `self` inside the loop: `guard let self else { return }`.
2. Or keep the task, and cancel it before the object is to go.
3. In SwiftUI begin the loop in `.task { … }`.

## Fix safety

Safe. `--fix` gives the task `[weak self]` and binds `self` on each turn of the loop: a `guard let self` that stood before the
loop moves into it, and what the loop goes over is taken from `self` once. A task that is dropped is kept in a property, or in a
list where it may begin again, and cancelled in `deinit`; one that is stored is cancelled there, where nothing does so yet.
Where a repeated lifecycle begins the task, each pass ends that of the one before: that is unsafe, as each notification is
handled once from then on. Where the handle cannot be kept, as in a class without a place for it, the loop alone is mended: it
then ends with the first notification after its owner's end.

None is offered where the loop runs in a method, which holds its object for as long as it runs, or in a child of the task; where
`self` is asked for what the loop goes over; or where the task uses `self` outside of the loop in more than calls. The finding
says which.

## See also

- `NotificationCenter.notifications(named:object:)`
- Rules: `retain_cycle`, `discarded_token`

"""#
    ),
    (
      id: "dropped_observation",
      markdown: #"""
# dropped_observation

An observation ends when its token is released, and nobody keeps the token: it is over before it began.

Default severity: warning

## What it finds

Calls that return what ends the observation when it is released, and whose result is a bare statement's, goes to `_`, or to a
local that nobody reads:

- `observe(\.x) { … }`, which returns an `NSKeyValueObservation`;
- `sink` and `assign(to:on:)` over what does not finish inside of the call: a center's notifications, a timer, a key path, a
  `@Published` property, a subject;
- a center's `addObserver(of:for:)`, which returns an `ObservationToken`;
- the program's own functions and initialisers that return an object whose `deinit` removes the observer;
- observers of typed-notification libraries, such as `NotificationObserver`.

The finding sits on the name of the call.

## Why it is a bug

The result is released at the end of the statement, or after the last use of the local, and takes the observation with it.
The closure is never called, or once with the current value. The compiler warns of a bare statement, but neither of `_ =` nor
of a local in a scope that goes on.

## Examples

### Reported

```swift
import AVFoundation
import Combine

final class SpeedModel {
  private let player = AVPlayer()
  private let speeds = PassthroughSubject<Float, Never>()

  func start() {
    _ = player.observe(\.rate) { player, _ in print(player.rate) }  // expect: dropped_observation
    let cancellable = speeds.sink { print($0) }  // expect: dropped_observation
  }
}
```

An object of the program's own that removes its observer when it is released:

```swift
import Foundation

final class Alarm {
  private let token: any NSObjectProtocol

  init(_ ring: @escaping () -> Void) {
    token = NotificationCenter.default.addObserver(forName: Notification.Name("Alarm"), object: nil, queue: nil) { _ in
      ring()
    }
  }

  deinit {
    NotificationCenter.default.removeObserver(token)
  }
}

func begin() {
  _ = Alarm { print("ring") }  // expect: dropped_observation
}
```

### Not reported

```swift
import Combine
import Foundation

final class HeightModel {
  private let heights = PassthroughSubject<Double, Never>()
  private var cancellables = Set<AnyCancellable>()
  private var last: AnyCancellable?

  func start() {
    heights.sink { print($0) }.store(in: &cancellables)
    last = heights.last().sink { print($0) }
    _ = [1, 2, 3].publisher.sink { print($0) }
  }

  func once() {
    var cancellable: AnyCancellable?
    cancellable = heights.sink { height in
      print(height)
      cancellable?.cancel()
    }
  }
}
```

## When it stays silent

- The result is kept, returned, given to a function, a line of a result builder, or a local that something reads: that is
  cancelled, given to `withExtendedLifetime`, or captured by its own closure.
- The call is a bare statement of a closure that a function of another package takes: that may be a result builder's, unless
  the closure returns a value, stores, defers or guards.
- What is observed may be over before the call returns (`Just`, a sequence's `publisher`), or it cannot be told.
- The program declares the function of that name itself.
- Releasing the result does not end the observation, as with ReactiveSwift's and RxSwift's disposables. Where those observe a
  center and are dropped, that is `discarded_token`.

## What to do

1. Keep the result in a property, or in a set of them: `.store(in: &cancellables)`.
2. In a test that waits, give it to `withExtendedLifetime`, or cancel it when the wait is over.

## Fix safety

Unsafe: what is observed is handled from now on, which it was not before. In a class, `--unsafe-fixes` adds `.store(in:)` to a
subscription, with the set of cancellables that the class has or a new one; keeps another token in an optional property, or in
a list where the class drops several or a loop does; and gives the closure `[weak self]` where it holds its owner, as the owner
keeps it now. `assign(to:on: self)` becomes a `sink` that holds `self` weakly. Where a repeated lifecycle method begins the
observation, the property keeps the last one alone.

None is offered in a struct, whose copies would share the observation; where no object owns the code; where the result is
dropped inside a closure or an expression; where an operator's closure before holds `self`; or where the class may have no
property more. The finding says which.

## See also

- `AnyCancellable`, `NSKeyValueObservation`
- Rules: `retain_cycle`, `discarded_token`

"""#
    ),
  ]
}
