@_exported import VitrineViews
