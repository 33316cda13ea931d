import Foundation

extension NotificationCenter: Exchange {}
