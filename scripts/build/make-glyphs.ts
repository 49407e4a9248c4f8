/** Writes the outlines that previews of links are lettered with (docs/decisions/0025): once, and again for another face. */
import { writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import * as fontkit from "fontkit";

const FACE = "sofia-sans-extra-condensed";
const WEIGHT = 900;
const TARGET = new URL("../../worker/glyphs.json", import.meta.url);
/** Latin, Bulgarian Cyrillic, and the signs of prices and quotations. */
const RANGES = [
  [0x20, 0x7e],
  [0xa0, 0xa0],
  [0xab, 0xab],
  [0xb0, 0xb0],
  [0xb7, 0xb7],
  [0xbb, 0xbb],
  [0xd7, 0xd7],
  [0x410, 0x44f],
  [0x45d, 0x45d],
  [0x2013, 0x2014],
  [0x2018, 0x201e],
  [0x2026, 0x2026],
  [0x20ac, 0x20ac],
  [0x2116, 0x2116],
] as const;

const { resolve } = createRequire(import.meta.url);
const fonts = ["latin", "cyrillic"].map((subset) =>
  fontkit.openSync(resolve(`@fontsource/${FACE}/files/${FACE}-${subset}-${WEIGHT}-normal.woff2`)),
);
const glyphs: Record<string, [advance: number, outline: string]> = {};
for (const [from, to] of RANGES)
  for (let code = from as number; code <= to; code++) {
    const font = fonts.find((one) => one.hasGlyphForCodePoint(code));
    if (!font) continue;
    const { glyphs: found, positions } = font.layout(String.fromCodePoint(code));
    const outline = found.map(({ path }) => writeOutline(path.commands)).join("");
    glyphs[code.toString(16)] = [Math.round(positions[0]!.xAdvance), outline];
  }
await writeFile(TARGET, `${JSON.stringify({ unitsPerEm: fonts[0]!.unitsPerEm, glyphs })}\n`);
console.log(`${Object.keys(glyphs).length} letters`);

function writeOutline(commands: { command: string; args: number[] }[]): string {
  const LETTERS: Record<string, string> = {
    moveTo: "M",
    lineTo: "L",
    quadraticCurveTo: "Q",
    bezierCurveTo: "C",
    closePath: "Z",
  };
  return commands.map(({ command, args }) => LETTERS[command] + args.map(Math.round).join(" ")).join("");
}
