// Draws an outline with d3-hierarchy: node d3.js FILE. Boxes as wide as their labels are estimated, as an SVG.
const fs = require("fs")
const { hierarchy, tree } = require("d3-hierarchy")

const ROW = 62, HEIGHT = 34, GAP = 20, LETTER = 7, CHUNK = 1 << 20

function read(file) {
  const open = []
  for (const line of fs.readFileSync(file, "utf8").split("\n")) {
    const label = line.trimStart()
    if (!label) continue
    const depth = (line.length - label.length) / 2
    const node = { label, children: [] }
    if (depth > 0) open[depth - 1].children.push(node)
    open[depth] = node
  }
  return open[0]
}

const width = node => node.data.label.length * LETTER + 24

// One node's edge and box. Labels have nothing that would have to be escaped.
function draw({ x, y, parent, data }, wide) {
  const edge = parent
    ? `<path d="M${parent.x.toFixed(2)} ${parent.y + HEIGHT}L${x.toFixed(2)} ${y}"/>\n` : ""
  return `${edge}<g class="node"><rect x="${(x - wide / 2).toFixed(2)}" y="${y}" width="${wide}" height="${HEIGHT}" ` +
    `rx="7"/><text x="${x.toFixed(2)}" y="${y + 22}">${data.label}</text></g>\n`
}

const place = tree().nodeSize([1, ROW]).separation((a, b) => (width(a) + width(b)) / 2 + GAP)
const root = place(hierarchy(read(process.argv[2])))
let text = '<svg xmlns="http://www.w3.org/2000/svg">\n'
root.eachBefore(node => {
  text += draw(node, width(node))
  if (text.length > CHUNK) {
    fs.writeSync(1, text)
    text = ""
  }
})
fs.writeSync(1, text + "</svg>\n")
