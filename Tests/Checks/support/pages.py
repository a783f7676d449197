"""Small pages with the boxes of a picture, as it is shown on a page 880 points wide."""

from measured import PAGE

WIDTH, HEIGHT = 110, 220


def sketch(picture):
    """The boxes on a page in one line of SVG; what is below the page is cut off."""
    scale = picture.scale * WIDTH / PAGE
    boxes = {}
    for box in picture.boxes:
        x, y, width, height = (round(2 * scale * length) / 2 for length in box)
        if y < HEIGHT:
            boxes[f"M{x:g} {y:g}h{max(width, 0.5):g}v{max(height, 0.5):g}h{-max(width, 0.5):g}z"] = None
    fits = picture.height * scale <= HEIGHT
    ground = f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/><path fill="#57606a" d="{"".join(boxes)}"/>'
    more = "" if fits else f'<path fill="#cf222e" d="M0 {HEIGHT - 3}h{WIDTH}v3h-{WIDTH}z"/>'
    return ground + more
