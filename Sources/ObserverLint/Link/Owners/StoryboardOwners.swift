/// Controllers that no code makes: a storyboard or the main nib does, or the system for an extension.
struct StoryboardOwners {
  let linked: LinkedProgram
  var program: Program { linked.program }
  private var table: TypeTable { linked.table }

  init(_ linked: LinkedProgram) { self.linked = linked }

  /// The path to the one object of a class that the main storyboard makes; nil where another may be made.
  func path(to type: NominalID) -> String? {
    // A storyboard makes objects of subclasses of a framework's or another module's class.
    guard program.types[table.nominals[type].declaration].keyword == .class,
      table.ancestors(type).contains(where: { table.nominals[$0].isExternal })
    else { return nil }
    if linked.storyboards.isPrincipal(table.nominals[type].lastName) {
      return "\(table.nominals[type].lastName), an extension's principal class"
    }
    let classes = ([type] + table.descendants(type)).map { table.nominals[$0].lastName }
    guard classes.contains(where: { linked.storyboards.make($0) }) else { return nil }
    guard let loaded = loadedStoryboards() else { return nil }
    let framework = framework(of: type)
    var path: String?
    for name in classes {
      switch linked.storyboards.making(of: name, main: loaded.once, again: loaded.again, framework) {
      case .again: return nil
      case .once(let storyboard, let identifiers):
        if identifiers.contains(where: { uses(of: $0)?.isEmpty != true }) { return nil }
        path = path ?? storyboard
      case .onDemand(let identifiers):
        guard areUsedOnce(identifiers, by: name) else { return nil }
        path = path ?? table.nominals[type].lastName
      case nil: break
      }
    }
    return path
  }

  /// AppKit and UIKit name their controllers and views so. UIKit has protocols and other classes with the prefix of AppKit.
  private func framework(of type: NominalID) -> Storyboard.Framework? {
    let names = table.ancestors(type).map { table.nominals[$0] }.filter(\.isExternal).map(\.lastName)
    if names.contains(where: { $0.hasPrefix("UI") }) { return .cocoaTouch }
    let isOfAppKit = names.contains {
      $0.hasPrefix("NS") && ($0.hasSuffix("ViewController") || $0.hasSuffix("WindowController") || $0.hasSuffix("View"))
    }
    return isOfAppKit ? .cocoa : nil
  }

  /// Returns false for a text that a framework takes for something else: the name of a storyboard, or of a window's frame.
  private func mayIdentifyScene(_ text: ValueID) -> Bool {
    let calls = linked.callsTaking(text)
    return calls.isEmpty
      || calls.contains { call in
        let name = program.callName(call).name
        if Self.storyboards.contains(name) { return false }
        guard linked.inference.candidates(for: call).isEmpty else { return true }
        return name.first?.isUppercase ?? true || name.hasPrefix("instantiate")
          || program.argumentRange(call).contains { index in
            program.arguments[index].value == text
              && program.name(program.arguments[index].label).hasSuffix("dentifier")
          }
      }
  }

  private static let storyboards = ["UIStoryboard", "NSStoryboard"]

  private static let loaders = ["instantiateInitialViewController", "instantiateInitialController"]

  /// The values by which code may make a scene: texts like its identifier, and its class if that has the name. Nil if an
  /// enumeration has a case of the name, which any code may use.
  private func uses(of identifier: String) -> [ValueID]? {
    guard let name = program.nameIDs[identifier] else { return [] }
    let isCase = program.functions.contains { $0.kind == .enumCase && ($0.name == name || $0.rawValue == name) }
    if isCase { return nil }
    let named = linked.namedValues(name).filter { !linked.mentions.isTest(program.values[$0].function) }
    let texts = named.filter { value in
      let fact = program.values[value]
      return fact.kind == .string && !linked.idleFunctions.contains(fact.function) && mayIdentifyScene(value)
    }
    var functions = Set(
      texts.flatMap { text in
        [program.values[text].function]
          + (instantiation(by: text).map { [program.calls[$0].function] } ?? [])
      })
    let classes = named.filter { value in
      let fact = program.values[value]
      switch fact.kind {
      case .name:
        // `Controller.self`, `Controller.instantiate()`
        if case .metatype = linked.inference.type(of: value) { return true }
        return false
      // `instantiate(scene) as! Controller`, unless the scene is a text beside it.
      case .cast: return program.values[fact.base].kind == .call && !functions.contains(fact.function)
      default: return false
      }
    }
    functions.formUnion(classes.compactMap { factoryCall(on: $0) }.map { program.calls[$0].function })
    // `Controller.make()`, which makes the scene by its identifier: the callers of that method are followed anyway.
    return texts
      + classes.filter { value in
        let callees = call(on: value).map { linked.inference.candidates(for: $0) } ?? []
        return callees.isEmpty || !functions.isSuperset(of: callees)
      }
  }

  /// `Controller.make()`: the call on a class.
  private func call(on type: ValueID) -> CallID? {
    let uses = linked.trail.uses(in: program.values[type].function)
    guard uses[type].count == 1, case .member(let callee)? = uses[type].first else { return nil }
    return uses.call(of: callee)
  }

  /// `Controller.instantiate()`: the call on a class of a method for many classes, which returns `Self`.
  private func factoryCall(on type: ValueID) -> CallID? {
    guard program.values[type].kind == .name, let call = call(on: type) else { return nil }
    let candidates = linked.inference.candidates(for: call)
    let isFactory = candidates.allSatisfy { candidate in
      let result = program.functions[candidate].result
      return program.functions[candidate].kind == .function && result >= 0 && program.name(result) == "Self"
    }
    return isFactory && !candidates.isEmpty ? call : nil
  }

  /// Returns true if a single call makes a scene by an identifier or by its class, and the program reaches the call once.
  private func areUsedOnce(_ identifiers: Set<String>, by className: String) -> Bool {
    var all: [ValueID] = []
    for identifier in identifiers.sorted() {
      guard let uses = uses(of: identifier) else { return false }
      all += uses
    }
    guard all.count == 1, let call = instantiation(by: all[0]) ?? factoryCall(on: all[0]),
      !isMadeElsewhere(className, than: call)
    else { return false }
    let outermost = program.functions[program.outermostFunction(program.calls[call].function)]
    return !outermost.isObjectiveC && linked.ownership.isMadeForGood(by: call)
  }

  /// `storyboard.instantiateController(withIdentifier: "Station")`: the call that receives a text, itself or in an
  /// identifier that a constant keeps.
  private func instantiation(by text: ValueID) -> CallID? {
    var value = text
    for _ in 0..<4 {
      let function = program.values[value].function
      let uses = linked.trail.uses(in: function)
      guard uses[value].count == 1, let use = uses[value].first else { return nil }
      switch use {
      case .argument(let call, _):
        if isInstantiation(call) { return call }
        guard program.callName(call).name.hasSuffix("Identifier") else { return nil }
        value = program.calls[call].value
      case .stored(let target):
        let place = program.values[target]
        guard place.kind == .variable, program.variables[place.variable].kind == .local,
          program.variables[place.variable].isLet, let reads = uses.reads[place.variable], reads.count == 1
        else { return nil }
        value = reads[0]
      default: return nil
      }
    }
    return nil
  }

  /// Returns true if the program casts another new scene to a class.
  private func isMadeElsewhere(_ className: String, than call: CallID) -> Bool {
    guard let name = program.nameIDs[className] else { return false }
    return linked.namedValues(name).contains { value in
      let fact = program.values[value]
      guard fact.kind == .cast else { return false }
      let made = program.values[fact.base]
      return made.kind == .call && made.call != call && isInstantiation(made.call)
    }
  }

  private func isInstantiation(_ call: CallID) -> Bool { program.callName(call).name.hasPrefix("instantiate") }

  /// The storyboards whose initial scene is made once, by the system, or by code that keeps it for good; and the storyboards
  /// whose initial scene code makes again. Nil if code may make the initial scene of any storyboard again.
  private func loadedStoryboards() -> (once: Set<String>, again: Set<String>)? {
    var once = linked.storyboards.main
    var again: Set<String> = []
    for name in Self.loaders.compactMap({ program.nameIDs[$0] }) {
      for call in program.calls(named: name) where !linked.mentions.isTest(program.calls[call].function) {
        let storyboard = program.callName(call).receiver.flatMap { self.storyboard($0) }
        if linked.ownership.isMadeForGood(by: call) {
          if let storyboard { once.insert(storyboard) }
        } else if linked.idleFunctions.contains(program.calls[call].function) {
          continue
        } else if let storyboard {
          again.insert(storyboard)
        } else {
          return nil
        }
      }
    }
    return (once.subtracting(again), again)
  }

  /// `UIStoryboard(name: "Main", bundle: nil)`: the name of the storyboard; nil where it is unknown.
  private func storyboard(_ value: ValueID) -> String? {
    let fact = program.values[value]
    switch fact.kind {
    case .variable:
      guard program.variables[fact.variable].kind == .local, let values = linked.values(ofLocal: fact.variable),
        values.count == 1
      else { return nil }
      return storyboard(values[0])
    case .call:
      guard let argument = program.argument(fact.call, labelled: "name"),
        case .raw(let text)? = linked.contracts.name(argument)
      else { return nil }
      return text
    default: return nil
    }
  }
}
