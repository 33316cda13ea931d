/// The fixes of a finding, of which the first is applied, or the reason why there is none.
struct FixPlan {
  var fixes: [Fix] = []
  var obstacle: Unfixable?
  /// The reason why no fix leads to a descriptor, if one was looked for.
  var obstacleToDescriptor: Unfixable?

  init(_ fixes: Fix...) { self.fixes = fixes }

  /// The fix that leads to a descriptor, or else another fix.
  init(_ descriptor: () throws(Unfixable) -> Fix, else other: () throws(Unfixable) -> Fix) {
    do throws(Unfixable) { fixes = [try descriptor()] } catch {
      obstacleToDescriptor = error
      do throws(Unfixable) { fixes = [try other()] } catch { obstacle = error }
    }
  }

  /// Returns the fix that is applied, or throws the reason why there is none.
  func first() throws(Unfixable) -> Fix {
    if let obstacle { throw obstacle }
    return fixes[0]
  }
}
