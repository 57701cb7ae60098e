@_exported import VitrineGeometry
