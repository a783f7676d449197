"""Numbers and tables as they are shown."""


def digits(value):
    """Three digits, or all before the point."""
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}" if value < 1 else f"{value:#.3g}".rstrip(".")


def count(value):
    return f"{value:,}"


def amount(value):
    return f"{value:,.0f}"


def seconds(value):
    return f"{digits(value * 1000)} ms" if value < 1 else f"{digits(value)} s"


def megabytes(value):
    return f"{digits(value / 1e6)} MB" if value >= 1e6 else f"{digits(value / 1e3)} KB"


def factor(value):
    """How many times as much; two digits are as many as such a number deserves."""
    return f"{value:,.0f} ×" if value >= 10 else f"{value:.1f} ×" if value >= 1 else f"{value:.2f} ×"


def table(heads, rows):
    """A table in Markdown; the first column stands left, numbers stand right."""
    lines = [heads, ["---", *["---:"] * (len(heads) - 1)], *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines) + "\n"
