extension String {
  /// A document without what is said of nodes to those who cannot see them, and without what
  /// answers to the pointer.
  var withoutSpeech: String {
    replacing(#/ role="(img|group)" aria-label="[^"]*"| aria-hidden="true"/#, with: "")
      .replacing(#/"node l\d+"/#, with: "\"node\"")
  }
}
