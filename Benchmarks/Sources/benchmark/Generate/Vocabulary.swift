/// The words that names are made of.
enum Vocabulary {
  static let nouns = [
    "Account", "Album", "Article", "Basket", "Bookmark", "Calendar", "Channel", "Comment", "Contact", "Coupon",
    "Course",
    "Delivery", "Device", "Document", "Draft", "Episode", "Event", "Feed", "Filter", "Folder", "Friend", "Goal",
    "Image",
    "Invoice", "Journey", "Label", "Library", "Lesson", "Location", "Meal", "Member", "Message", "Note", "Offer",
    "Order",
    "Parcel", "Payment", "Photo", "Playlist", "Profile", "Project", "Queue", "Receipt", "Recipe", "Reminder", "Review",
    "Route", "Schedule", "Search", "Session", "Shelf", "Station", "Store", "Story", "Summary", "Task", "Team", "Theme",
    "Ticket", "Timer", "Track", "Trip", "Wallet", "Workout",
  ]
  static let adjectives = [
    "Active", "Archived", "Cached", "Compact", "Detailed", "Favourite", "Filtered", "Grouped", "Hidden", "Local",
    "Nearby",
    "Offline", "Pending", "Pinned", "Recent", "Remote", "Saved", "Shared", "Sorted", "Upcoming",
  ]
  static let verbs = ["load", "refresh", "update", "merge", "sort", "store", "fetch", "validate", "prepare", "apply"]
  static let properties = [
    "identifier", "title", "subtitle", "author", "position", "amount", "colour", "owner", "created", "modified",
    "address",
    "language", "rating", "duration", "distance", "status",
  ]
  static let types = [
    "String", "Int", "Double", "Bool", "Date", "URL?", "[String]", "[String: Int]", "UUID", "String?",
  ]
}

/// The names in one feature of a program. Type names are unique in the program; members share their names with every
/// other feature's, as they do in real programs.
struct FeatureNames {
  /// `PinnedRecipe12`
  let type: String
  /// `pinnedRecipe12`
  let value: String
  /// `pinnedRecipe12DidChange`, a `Notification.Name`.
  let notification: String

  init(number: Int, using generator: inout SeededGenerator) {
    type = generator.pick(Vocabulary.adjectives) + generator.pick(Vocabulary.nouns) + "\(number)"
    value = type.prefix(1).lowercased() + type.dropFirst()
    notification = value + "DidChange"
  }
}
