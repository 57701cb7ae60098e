@_exported import VitrineCore
