import { fileURLToPath } from "node:url";
import * as fontkit from "fontkit";
import { PAPER } from "./colour.ts";
import { filled, round, type Point } from "./svg.ts";

/** Bends a flat point onto the surface that carries the text. */
export type Bend = (x: number, y: number) => Point;

export interface TextOptions {
  face?: Face;
  size?: number;
  x?: number;
  y?: number;
  anchor?: "start" | "middle" | "end";
  maxWidth?: number;
  /** Letter spacing in ems. */
  track?: number;
  fill?: string;
  bend?: Bend;
  opacity?: number;
}

type Face = keyof typeof FACES;

const FACES = {
  extraBlack: ["sofia-sans-extra-condensed", 900],
  extraBold: ["sofia-sans-extra-condensed", 800],
  condensed: ["sofia-sans-condensed", 700],
  medium: ["sofia-sans", 500],
  bold: ["sofia-sans", 700],
  black: ["sofia-sans", 900],
} as const;

/** Straight strokes are cut at this length before bending, else they would cut through a curved surface. */
const STEP_PX = 14;

const loaded = new Map<string, fontkit.Font>();

function fontOf(face: Face, subset: "cyrillic" | "latin"): fontkit.Font {
  const [family, weight] = FACES[face];
  const file = `@fontsource/${family}/files/${family}-${subset}-${weight}-normal.woff2`;
  const known = loaded.get(file);
  if (known) return known;
  const font = fontkit.openSync(fileURLToPath(import.meta.resolve(file)));
  loaded.set(file, font);
  return font;
}

interface PlacedCommand {
  command: string;
  args: number[];
}

/** Outlines of one line at x = 0 on the baseline, y down, and its width. */
function outline(line: string, face: Face, size: number, track: number) {
  const commands: PlacedCommand[] = [];
  let x = 0;
  for (const run of runsOf(line, face)) {
    const scale = size / run.font.unitsPerEm;
    // Tracking would tear ligatures apart, so tracked text is laid out letter by letter.
    for (const piece of track ? [...run.text] : [run.text]) {
      const { glyphs, positions } = run.font.layout(piece);
      glyphs.forEach((glyph, index) => {
        const { xAdvance, xOffset, yOffset } = positions[index]!;
        for (const { command, args } of glyph.path.commands) {
          const placed = args.map((value, at) =>
            at % 2 === 0 ? x + (value + xOffset) * scale : -(value + yOffset) * scale,
          );
          commands.push({ command, args: placed });
        }
        x += xAdvance * scale + track * size;
      });
    }
  }
  return { commands, width: x - track * size };
}

function runsOf(line: string, face: Face): { font: fontkit.Font; text: string }[] {
  const runs: { font: fontkit.Font; text: string }[] = [];
  for (const letter of line) {
    const cyrillic = fontOf(face, "cyrillic");
    const hasIt = cyrillic.hasGlyphForCodePoint(letter.codePointAt(0)!);
    const font = hasIt && !/[\x20-\x7e]/.test(letter) ? cyrillic : fontOf(face, "latin");
    const last = runs.at(-1);
    if (last?.font === font) last.text += letter;
    else runs.push({ font, text: letter });
  }
  return runs;
}

export function text(line: string, options: TextOptions): string {
  const { face = "extraBlack", x = 0, y = 0, anchor = "middle", maxWidth = Infinity, track = 0 } = options;
  const { size = 60, fill = PAPER, bend, opacity = 1 } = options;
  const { commands, width: natural } = outline(line, face, size, track);
  const scale = natural > maxWidth ? maxWidth / natural : 1;
  const width = natural * scale;
  const left = anchor === "middle" ? x - width / 2 : anchor === "end" ? x - width : x;
  const placed = commands.map(({ command, args }) => ({
    command,
    args: args.map((value, at) => (at % 2 === 0 ? left + value * scale : y + value * scale)),
  }));
  return filled(pathOf(placed, bend), fill, opacity < 1 ? `opacity="${opacity}"` : "");
}

function pathOf(commands: PlacedCommand[], bend?: Bend): string {
  const at = (x: number, y: number) => {
    const [bentX, bentY] = bend ? bend(x, y) : [x, y];
    return `${round(bentX)} ${round(bentY)}`;
  };
  let path = "";
  let pen: Point = [0, 0];
  let start: Point = [0, 0];
  for (const { command, args } of commands) {
    if (command === "closePath") {
      path += "Z";
      pen = start;
      continue;
    }
    const end: Point = [args.at(-2)!, args.at(-1)!];
    if (command === "moveTo") {
      path += `M${at(...end)}`;
      start = end;
    } else if (command === "lineTo") {
      const steps = bend ? Math.max(1, Math.round(Math.abs(end[0] - pen[0]) / STEP_PX)) : 1;
      for (let step = 1; step <= steps; step += 1) {
        const share = step / steps;
        path += `L${at(pen[0] + (end[0] - pen[0]) * share, pen[1] + (end[1] - pen[1]) * share)}`;
      }
    } else {
      path += command === "quadraticCurveTo" ? "Q" : "C";
      for (let pair = 0; pair < args.length; pair += 2) path += `${at(args[pair]!, args[pair + 1]!)} `;
    }
    pen = end;
  }
  return path;
}
