-- A Pandoc filter that draws blocks of code of the class treediagram; their attributes are options.
local common, count = {}, 0

-- The input file that a block is in, and how many lines are before its text there, if it is found.
local function place(text)
  for _, name in ipairs(PANDOC_STATE.input_files) do
    local file = io.open(name)
    local source = file and file:read("a"):gsub("\r\n", "\n") or ""
    if file then file:close() end
    local start = source:find("\n" .. text .. "\n", 1, true)
    if start then return name, select(2, source:sub(1, start):gsub("\n", "")) end
  end
  return "block " .. count, 0
end

local function options(block)
  local words = { "--theme", "light", "--background", "none", "--embed", "responsive,id=tree-" .. count }
  for _, word in ipairs(common) do table.insert(words, word) end
  for name, value in pairs(block.attributes) do
    table.insert(words, "--" .. name .. (value ~= "" and "=" .. value or ""))
  end
  return words
end

local function draw(block)
  if not block.classes:includes("treediagram") then return end
  count = count + 1
  local name, before = place(block.text)
  if block.text:sub(1, 3) == "---" then before = 0 end -- front matter, which nothing may stand before
  local drawn, svg = pcall(pandoc.pipe, "treediagram", options(block), ("\n"):rep(before) .. block.text .. "\n")
  if not drawn then error(name .. ": a tree cannot be drawn: " .. tostring(svg.error_code and "see above" or svg), 0) end
  if FORMAT:match("html") then return pandoc.RawBlock("html", '<div class="treediagram">\n' .. svg .. "</div>") end
  pandoc.mediabag.insert("tree-" .. count .. ".svg", "image/svg+xml", svg)
  return pandoc.Para { pandoc.Image({ pandoc.Str(svg:match("<title>(.-)</title>")) }, "tree-" .. count .. ".svg") }
end

return {
  { Meta = function(meta)
    for word in pandoc.utils.stringify(meta.treediagram or ""):gmatch("%S+") do table.insert(common, word) end
  end },
  { CodeBlock = draw },
}
