typealias Events = PlayerEvents
