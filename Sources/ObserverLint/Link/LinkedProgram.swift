/// The program with every question answered that rules ask of it.
final class LinkedProgram {
  let settings: ProgramSettings
  let storyboards: StoryboardSource
  let objectiveC: ObjectiveCSource
  let xcodeProjects: XcodeProjectSource
  let examples: ExampleApps
  let program: Program
  let table: TypeTable
  let inference: TypeInference
  let flow: ValueFlow
  let mentions: Mentions
  let idleFunctions: IdleFunctions
  let endingSelves: EndingSelves
  let identity: Identity
  let reach: RemovalReach
  let order: BodyOrder
  let runs: Runs
  let fate: TokenFate
  let lifetime: Lifetime
  let registrations: [Registration]
  private lazy var registrationsByCall = Dictionary(
    registrations.map { ($0.call, $0) }, uniquingKeysWith: { first, _ in first })
  /// Calls by the values that they take.
  private lazy var callsByArgument: Adjacency<ValueFact, CallFact> = {
    var from: [ValueID] = []
    var to: [CallID] = []
    from.reserveCapacity(program.arguments.count)
    to.reserveCapacity(program.arguments.count)
    for call in program.calls.indices {
      for index in program.argumentRange(CallID(call)) {
        from.append(program.arguments[index].value)
        to.append(CallID(call))
      }
    }
    return Adjacency(count: program.values.count, from: from, to: to)
  }()

  /// The observer of a center that a call registers, if it registers one.
  func registration(of call: CallID) -> Registration? { registrationsByCall[call] }

  /// Calls that take a value as an argument.
  func callsTaking(_ value: ValueID) -> ArraySlice<CallID> { callsByArgument[value] }

  /// Texts, names and casts, by the text or the name.
  private lazy var valuesByName: [NameID: [ValueID]] = {
    var result: [NameID: [ValueID]] = [:]
    for (index, fact) in program.values.enumerated() where fact.name >= 0 {
      switch fact.kind {
      case .string, .name, .cast: result[fact.name, default: []].append(ValueID(index))
      default: break
      }
    }
    return result
  }()

  /// Key paths, through which other code reads or sets a property, by their name.
  private(set) lazy var keyPaths = program.values.indices.reduce(into: [NameID: [ValueID]]()) { keyPaths, value in
    let fact = program.values[value]
    if fact.kind == .keyPath { keyPaths[fact.name, default: []].append(ValueID(value)) }
  }

  /// The texts, names and casts of a name, in the order of the program.
  func namedValues(_ name: NameID) -> [ValueID] { valuesByName[name] ?? [] }

  private(set) lazy var registeredBlocks = RegisteredBlocks(self)
  private(set) lazy var removalSites = RemovalSites(self).all()
  private(set) lazy var removalIndex = RemovalIndex(reach)
  private(set) lazy var userActions = UserActions(self)
  private(set) lazy var keyPathSites = KeyPathSites(self)
  private(set) lazy var once = Once(self)
  private(set) lazy var reusedViews = ReusedViews(self)
  /// True if the program is an app or a tool. Other modules see nothing of it.
  private(set) lazy var hasEntry = table.nominals.contains(where: \.isMain)
  private(set) lazy var duplicates = DuplicateRegistrations(self).found()
  private(set) lazy var overbroadRemovals = OverbroadRemovals(self).all()
  private(set) lazy var repetitions = Repetitions(self).found()
  private(set) lazy var contracts = NotificationContracts(self)
  private(set) lazy var typedAccess = TypedAccess(self)
  private(set) var tokenSites: [TokenSite] = []
  private(set) var observerSites: [ObserverSite] = []

  /// Stores by the body that they stand in, and by what they store into.
  var storesOfBody: [FunctionID: [VariableID: [FlowFact]]] = [:]

  private(set) lazy var partialEnds = PartialEnds(self)
  private(set) lazy var captures = Captures(flow)
  private(set) lazy var ownership = Ownership(self)
  private(set) lazy var unheldObjects = UnheldObjects(self)
  private(set) lazy var trail = ObservationTrail(flow, order, mentions)
  private(set) lazy var endings = PublisherEndings(self)
  private(set) lazy var subscribingOperators = SubscribingOperators(self)
  private(set) lazy var keptClosures = KeptClosures(self)
  private(set) lazy var eventBuses = EventBuses(self)
  private(set) lazy var observations = Observations(self).all()
  private(set) lazy var observationsByCall = Dictionary(observations.map { ($0.call, $0) }) { first, _ in first }
  /// The subjects of observations, by the values that the calls of the observations are made on.
  private(set) lazy var observedSubjects = Observations(self).subjectsByReceiver(observations)
  private(set) lazy var cycles = RetainCycles(self)
  private(set) lazy var wrappers = TokenWrappers(self)
  private(set) lazy var droppedObservations = findDroppedObservations()
  private(set) lazy var lostObservations = TokenSites(self).lost()
  private(set) lazy var notificationLoops = NotificationLoops(self).found()

  init(_ tables: ProgramTables, _ settings: ProgramSettings, _ others: OtherSources) {
    self.settings = settings
    storyboards = others.storyboards
    objectiveC = others.objectiveC
    xcodeProjects = others.xcodeProjects
    examples = others.examples
    program = Program(tables)
    table = TypeTable(program)
    inference = TypeInference(program, table)
    flow = ValueFlow(inference)
    mentions = Mentions(flow, examples)
    order = BodyOrder(flow)
    idleFunctions = IdleFunctions(mentions, order)
    endingSelves = EndingSelves(flow)
    flow.setAsideRemovals { [program, idleFunctions, endingSelves] argument in
      idleFunctions.isUnreachable(program.values[argument].function) || endingSelves.give(argument)
    }
    identity = Identity(flow)
    reach = RemovalReach(flow, identity)
    runs = Runs(flow)
    fate = TokenFate(flow, identity)
    lifetime = Lifetime(flow, objectiveC, examples)
    registrations = flow.registrations
    tokenSites = TokenSites(self).all()
    observerSites = ObserverSites(self).all()
  }
}
