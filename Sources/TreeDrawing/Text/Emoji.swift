extension Character {
  /// Whether this is drawn as one emoji, whatever the number of its code points.
  ///
  /// Flags need no rule of their own: a regional indicator has emoji presentation.
  var isDrawnAsEmoji: Bool {
    guard let base = unicodeScalars.first, base.properties.isEmoji else { return false }
    if base.properties.isEmojiPresentation { return true }
    return unicodeScalars.dropFirst().contains { $0.makesEmoji(of: base) }
  }
}

extension Character {
  /// How many skin tones follow something that takes none: each is drawn as a picture of its own.
  var strayModifiers: Int {
    zip(unicodeScalars, unicodeScalars.dropFirst()).count { base, modifier in
      0x1F3FB...0x1F3FF ~= modifier.value && !base.properties.isEmojiModifierBase
        && base.value != 0xFE0F
    }
  }
}

extension Unicode.Scalar {
  /// Whether emoji of several code points have this among them; all others are single.
  var joinsEmoji: Bool {
    switch value {
    case ..<0x200D: false
    case 0x200D, 0x20E3, 0xFE0F: true  // joiner, keycap, emoji presentation
    case 0x1F1E6...0x1F1FF, 0x1F3FB...0x1F3FF: true  // regional indicators, skin tones
    case 0xE0020...0xE007F: true  // tags
    default: false
    }
  }

  /// Whether this symbol is an emoji by itself, at least for some viewers.
  ///
  /// The ranges hold all emoji beyond Latin-1; asking for the property takes long.
  var mayBeDrawnAsEmoji: Bool {
    switch value {
    case 0x2000...0x32FF, 0x1F000...0x1FAFF: properties.isEmoji
    default: false
    }
  }

  /// Whether a symbol that is text by itself becomes an emoji when this follows.
  ///
  /// Digits, `#` and `*` count as emoji for the sake of keycaps; they are not joined and take no
  /// skin tones, no more than letters do.
  fileprivate func makesEmoji(of base: Unicode.Scalar) -> Bool {
    switch value {
    case 0xFE0F, 0x20E3: true  // emoji presentation, keycap
    case 0x200D, 0x1F3FB...0x1F3FF: !base.isASCII  // joiner, skin tones
    default: false
    }
  }
}
