internal import TreeDrawing

// What options and their values are called elsewhere: a message says what they are called here.

extension Flag {
  /// The names of options in other tools, without dashes, and those of the same options here.
  static let otherNames = [
    "collapse": "fold", "color": "color-by", "colour": "color-by", "colors": "color-by",
    "dark": "theme", "delimiter": "separator", "depth": "max-depth", "dir": "direction",
    "dry-run": "validate", "expand": "max-depth", "filter": "keep", "font": "font-family",
    "format": "from", "gap": "spacing", "grep": "keep", "include": "keep", "input": "from",
    "input-format": "from", "level": "max-depth", "line-style": "edge-style", "lint": "validate",
    "node-shape": "shape", "orientation": "direction", "out": "output", "outdir": "output-dir",
    "outfile": "output", "padding": "spacing", "prune": "fold", "rankdir": "direction",
    "sep": "separator", "silent": "quiet", "type": "from",
  ]
}

extension SiblingOrder {
  static let otherNames: [String: SiblingOrder] = [
    "alpha": .label, "alphabetical": .label, "count": .size, "input": .none, "name": .label,
    "title": .label,
  ]
}

extension GrowthDirection {
  static let otherNames: [String: GrowthDirection] = [
    "BT": .up, "LR": .right, "RL": .left, "TB": .down, "TD": .down, "bottom": .up,
    "horizontal": .right, "top": .down, "vertical": .down,
  ]
}
