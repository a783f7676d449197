"""Labels that are hard to fit, by what is hard about them."""

SCRIPTS = """\
Vice President, Engineering|WWWWMMMM|iiiiiiii|AVATAR To WAVE|The quick brown fox jumps over the lazy dog|Q&A (100 %) – “ok”
Zürich, Łódź, naïve façade|Tiếng Việt, Đặng|ﬁne ŉ Ĳ ß ẞ Ə ŋ|e\u0301 n\u0303 a\u0308\u0323 Z\u0300\u0301\u0302\u0303
Ελληνική Δημοκρατία|Россия, Україна, Қазақстан|Հայաստան|საქართველო
日本語、かな「カナ」|「『括弧』」、（二重）。|中华人民共和国|臺灣（中華民國）|ﾊﾝｶｸ and ＦＵＬＬ|대한민국 서울특별시|𠮷野家
العربية المملكة|فارسی، اردو ١٢٣|سَہل چیٖنی|עברית (ABC) 123!|שָׁלוֹם עולם|ײַדיש ױיִ|﷽|ﷲ ﷺ ﷼|\u0600١٢ \u06dd٣|abc אבג 123 عربي xyz|ދިވެހި|ܐܪܡܝܐ
हिन्दी की लिपि, रूस|বাংলাদেশ|ਪੰਜਾਬੀ ਗੁਆਮ|ગુજરાતી|ଓଡ଼ିଆ|தமிழ் போர்ச்சுகீஸ்|తెలుగు సామియా|ಕನ್ನಡ ಮಲಯ್|മലയാളം സുസു|සිංහල
ภาษาไทย กรุงเทพ|ພາສາລາວ|ភាសាខ្មែរ ស៊ីលី|မြန်မာ တဟီတီ|བོད་ཡིག|ᠮᠣᠩᠭᠣᠯ|ꦗꦮ|ᬩᬮᬶ
አማርኛ|ᏣᎳᎩ ᎠᏕᎳ|ⵜⵉⴼⵉⵏⴰⵖ|ᐃᓄᒃᑎᑐᑦ|ߒߞߏ|ꔞꕰ|𑄣𑄨𑄗𑄭𑄪𑄚|𞤆𞤵𞤤𞤢𞤪
😀🚀🌍|👨‍👩‍👧‍👦👍🏽🏳️‍🌈|🇺🇦🇯🇵 1️⃣ #️⃣|☎️ ☎ ❤ ✔ ⚠ ©|📁 src
∀x ∈ ℝ: ⌈x⌉ = −⌊−x⌋|½ €5 №7 → ⇒ ⟶|𝔄𝔅 𝒽𝑒𝓁𝓁ℴ 𝟘𝟙|─│┌┐ ■□▲ ★|①②③ Ⅳ ⅻ|Ǆǆ ⅓ ∑∫|x\u20d7 a\u20dd
https://example.org/a/b?c=d&e=f#g|C:\\Users\\me|let x: [String: Int] = [:]|a  b   c| x |\u200bzero\u200dwidth\u00ad"""

LABELS = [label for line in SCRIPTS.split("\n") for label in line.split("|")]

LINES = [
    "two\nlines",
    "一行目\n二行目です",
    "first\n\nthird",
    "हिन्दी\nLatin\nไทย",
    "עברית (א)!\nsecond, longer line",
    "a line end at the end\n",
]

LONG = [
    "The quick brown fox jumps over the lazy dog and runs away from it",
    "/usr/local/lib/python3.11/site-packages/numpy/core/_multiarray_umath.cpython-311-x86_64-linux-gnu.so",
    "東京都千代田区（丸の内）、日本語の「テスト」です。禁則処理がありますか？",
    "Donau\u00addampf\u00adschiff\u00adfahrts\u00adgesell\u00adschafts\u00adkapitän",
    "Donaudampfschifffahrtsgesellschaftskapitän",
    "대한민국 서울특별시 종로구 세종대로 백칠십오 광화문광장",
    "עברית ארוכה מאוד (עם סוגריים) ועוד מילים!",
    "المملكة العربية السعودية ودولة الإمارات العربية المتحدة",
    "हिन्दी की लिपि देवनागरी है और सुन्दर है",
    "ประเทศไทยมีกรุงเทพมหานครเป็นเมืองหลวง",
    "👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦",
]


def cases():
    """Labels, each time with the options that they are drawn with."""
    for family in ("Helvetica", "Times", "Courier New"):
        for weight in ("regular", "bold"):
            yield LABELS + LINES, ["--font-family", family, "--font-weight", weight]
    for size in (6, 7.5, 10, 20, 33, 96):
        yield LABELS + LINES, ["--font-size", str(size)]
        yield LONG + LINES, ["--font-size", str(size), "--wrap", str(9 * size)]
    for width in (30, 60, 120, 240):
        yield LONG + LABELS, ["--wrap", str(width)]
        yield LONG + LABELS, ["--wrap", str(width), "--max-lines", "2", "--font-weight", "bold"]
