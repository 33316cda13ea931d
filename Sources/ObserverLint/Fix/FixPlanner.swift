/// Adds to findings what can be done about them, or why nothing is done by itself.
struct FixPlanner {
  let context: FixContext

  func plan(_ finding: Finding) -> Finding {
    let fix = finding.site.fix(context)
    let style = context.style(of: finding.range.file)
    if style == .message { return suggestingMessage(finding, fix) }
    var plan = FixPlan()
    var leadsToDescriptor = false
    do throws(Unfixable) {
      try checkSyntax(of: finding.range.file, for: finding)
      plan = try fix.plan()
      leadsToDescriptor = plan.fixes.contains(where: \.leadsToDescriptor)
      try keepComments(&plan)
      plan.fixes = try permitted(plan.fixes, for: finding)
    } catch {
      plan.fixes = []
      plan.obstacle = error
    }
    // Who asks for descriptors is to learn why this is none.
    if style == .descriptor, !plan.fixes.isEmpty, !leadsToDescriptor, plan.obstacleToDescriptor == nil {
      plan.obstacleToDescriptor = Unfixable(.registrationStays, "the fix leaves the registration itself as it is")
    }
    var finding = finding
    finding.fixes = plan.fixes.map { context.judged($0, keptBy: fix.keptBy) }
    if finding.site.harmsNobody {
      for index in finding.fixes.indices { finding.fixes[index].concerns.append(Concern(.harmsNobody)) }
    }
    finding.obstacle = plan.obstacle
    if let obstacle = plan.obstacleToDescriptor {
      finding.obstacleToDescriptor = obstacle
      finding.help += ". No descriptor is offered: \(obstacle.reason)"
    }
    return finding
  }

  /// Says in the help how the observation looks with a message, or why none is offered.
  private func suggestingMessage(_ finding: Finding, _ fix: any RuleFix) -> Finding {
    var finding = finding
    finding.obstacle = Unfixable(.messageStyle, "the style `message` is text, which nothing applies")
    do throws(Unfixable) {
      if let message = try fix.message() { finding.help += ". As one of Foundation's typed messages\(message)" }
    } catch { finding.obstacle = error }
    return finding
  }

  // MARK: Files that fixes may change

  /// The fixes that change only files that fixes may change.
  private func permitted(_ fixes: [Fix], for finding: Finding) throws(Unfixable) -> [Fix] {
    var result: [Fix] = []
    var obstacle: Unfixable?
    for fix in fixes {
      do {
        for file in Set(fix.edits.map(\.range.file)).sorted() { try check(file, for: finding) }
        result.append(fix)
      } catch {
        obstacle = obstacle ?? error
      }
    }
    if result.isEmpty, let obstacle { throw obstacle }
    return result
  }

  private func check(_ file: Int, for finding: Finding) throws(Unfixable) {
    if !context.sources.files[file].isEditable {
      throw Unfixable(
        .fileOutsidePaths,
        "\(context.sources.shownPath(of: file)) would have to change, which lies outside of what the command was "
          + "given, or is reached through a link alone; name the file itself")
    }
    try checkSyntax(of: file, for: finding)
  }

  /// Edits are made from an outline, which is a guess where the text is no Swift.
  private func checkSyntax(of file: Int, for finding: Finding) throws(Unfixable) {
    let text = context.text(file)
    guard let problem = text.syntaxProblem else { return }
    let line = LineTable(text.bytes).place(of: problem.offset).line
    let place = file == finding.range.file ? "the file" : context.sources.shownPath(of: file)
    throw Unfixable(.syntaxProblem, "\(place) has a syntax problem on line \(line): \(problem.message)")
  }

  private func keepComments(_ plan: inout FixPlan) throws(Unfixable) {
    let kept = plan.fixes.filter { !losesComments($0) }
    guard kept.count < plan.fixes.count else { return }
    let obstacle = Unfixable(.commentInside, "a comment stands in the midst of the code that would be replaced")
    if kept.isEmpty { throw obstacle }
    if plan.fixes.contains(where: \.leadsToDescriptor) { plan.obstacleToDescriptor = obstacle }
    plan.fixes = kept
  }

  private func losesComments(_ fix: Fix) -> Bool {
    fix.edits.contains { $0.range.start < $0.range.end && context.text($0.range.file).losesComments($0) }
  }
}
