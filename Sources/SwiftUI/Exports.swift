@_exported import VitrineRuntime

// What Apple's module has of Combine: an app that names other types of it imports Combine.
@_exported import protocol Combine.ObservableObject
@_exported import class Combine.ObservableObjectPublisher
@_exported import struct Combine.Published
