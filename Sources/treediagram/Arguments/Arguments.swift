internal import TreeDrawing

/// The values of options; nil is what none of them says.
struct Arguments {
  var files: [OSString] = []
  /// Where the files stand among the words.
  var operands: [Int] = []
  /// The words of each option, with its value.
  var optionWords: [(name: String, words: Range<Int>)] = []
  var format: Format?
  var labelKey: String?
  var childrenKey: String?
  var text: TextTemplate?
  var note: TextTemplate?
  var recordColumns: RecordColumns?
  var levels: [String]?
  var duplicates: Duplicates?
  var separator: String?
  var showsLengths: Bool?
  var joinsWords: Bool?
  var isVerbose: Bool?
  var isLiteral: Bool?
  var inputLimit: Int?
  var nodeLimit: Int?
  var root: String?
  var patterns: [String] = []
  var folds: [String] = []
  var minSize: Int?
  var maxDepth: Int?
  var maxChildren: Int?
  var maxNodes: Int?
  var order: SiblingOrder?
  var isReversed: Bool?
  var preset: Preset?
  var arrangement: Arrangement?
  var growth: Growth?
  var width: Double?
  var fit: FitBox?
  var aspect: FitBox?
  var like: OSString?
  var alignment: ChildAlignment?
  var spacing: Spacing?
  var stemSides: StemSides?
  var columnCount: ColumnCount?
  var listColumnCount: Int?
  var hasLayers: Bool?
  var alignsLeaves: Bool?
  var isToScale: Bool?
  var edgeForm: EdgeForm?
  var edgeStyle: EdgeStyle?
  var arrows: Arrows?
  var shape: NodeShape?
  var theme: ThemeName?
  var accent: Color?
  var ground: PictureGround?
  var coloring: Coloring?
  var hasLegend: Bool?
  var fontFamilies: FontFamilies?
  var fontSize: Double?
  var fontWeight: Font.Weight?
  var fontFile: OSString?
  var embedsFont: Bool?
  var labelWidth: LabelWidth?
  var maxLines: Int?
  var highlights: [String] = []
  var isDimmed: Bool?
  var hasRings: Bool?
  var route: String?
  var isRouteThrough: Bool?
  var links: [String] = []
  var output: OSString?
  var outputDirectory: OSString?
  var base: OSString?
  var checks: Bool?
  var validates: Bool?
  var watches: Bool?
  var diagnostics: DiagnosticFormat?
  var isStrict: Bool?
  var isMarkdown: Bool?
  var hidesSource: Bool?
  var isQuiet: Bool?
  var product: Product?
  var report: OutputFile?
  var title: String?
  var summary: String?
  var language: String?
  var caption: String?
  var linkTarget: LinkTarget?
  var idPrefix: String?
  var isResponsive: Bool?
  var isStandalone: Bool?
  var isStatic: Bool?
  var isPair: Bool?
  /// The kind of page that the pair is named for, if that was said.
  var pairSite: Site?
  var site: Site?
  var page: PageSize?
  /// What is asked for instead of a picture first; what comes after it is not looked at.
  var information: Information?
}
