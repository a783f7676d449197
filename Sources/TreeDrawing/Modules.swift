// All files of this module, and clients that import it, see what is public in the others.

@_exported public import TreeBase
@_exported public import TreeReading
