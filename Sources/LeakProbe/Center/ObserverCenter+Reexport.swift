// Its protocol of centers is a part of this library's own API: who imports this need not import that.
@_exported import protocol ObservationRecording.ObserverCenter
@_exported import struct ObservationRecording.RegistrationPlace
