@_exported import VitrineRuntime
