// All files of this module see what `TreeBase` shows.

@_exported public import TreeBase
