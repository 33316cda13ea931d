// Case: does a view in another file run again and again what adds a sink, and what empties the collection?
import SwiftUI

struct RoomsView: View {
  @ObservedObject var rooms: Rooms
  @ObservedObject var guests: Guests

  var body: some View {
    List(rooms.names, id: \.self) { Text($0) }
      .onAppear {
        rooms.start()
        guests.start()
      }
      .onDisappear { guests.stop() }
  }
}
