@_exported import Observation
@_exported import VitrineDisplay
@_exported import VitrineGeometry
@_exported import VitrineGraph
@_exported import VitrineLayout
